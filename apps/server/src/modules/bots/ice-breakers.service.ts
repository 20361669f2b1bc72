import type { IceBreakers } from '@spotter/contract';
import type { ChannelIceBreakers } from '@spotter/providers/ports/channel-ice-breakers';
import type { ChannelAccount, ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../database/database.ts';
import type { Access } from '../../platform/access.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { askPlatform, findCredential, findTokens, platformFailure } from '../connections/index.ts';
import { getBot } from './bots.repository.ts';

const refused = 'The platform doesn’t take questions for this account.';

/** The questions that empty chats offer. The platform has them; nothing is stored here. */
export function createIceBreakersService(options: {
  database: Database;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
}) {
  const { channels, database, secretBox } = options;

  async function ask<Answer>(
    access: Access,
    botId: string,
    call: (platform: ChannelIceBreakers, account: ChannelAccount) => Promise<Answer>,
  ): Promise<Answer> {
    const { bot } = await getBot(database, access, botId);
    const credential = await findCredential(database, access, bot.credentialId);
    const tokens = credential?.status === 'connected' ? findTokens(secretBox, credential.sealedToken) : null;
    const platform = channels[bot.channel]?.iceBreakers;
    if (platform === undefined) throw platformFailure('rejected', refused);
    if (tokens === null) throw platformFailure('unauthorised', refused);
    const { accessToken } = tokens;
    return askPlatform(refused, () => call(platform, { accountId: bot.accountId, accessToken }));
  }

  return {
    find: async (access: Access, botId: string): Promise<IceBreakers> => ({
      questions: await ask(access, botId, (platform, account) => platform.list(account)),
    }),

    /** Answers what the platform has afterwards. */
    replace: async (access: Access, botId: string, { questions }: IceBreakers): Promise<IceBreakers> => ({
      questions: await ask(access, botId, async (platform, account) => {
        await platform.replace(account, questions);
        return platform.list(account);
      }),
    }),
  };
}

export type IceBreakersService = ReturnType<typeof createIceBreakersService>;
