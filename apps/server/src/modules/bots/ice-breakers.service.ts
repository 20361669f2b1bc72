import type { ErrorCode, IceBreakers } from '@spotter/contract';
import type { ChannelIceBreakers } from '@spotter/providers/ports/channel-ice-breakers';
import type { ChannelAccount, ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access } from '../../platform/access.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { findCredential, findTokens, isProviderError } from '../connections/index.ts';
import { getBot } from './bots.repository.ts';

const refusals: Record<string, { code: ErrorCode; sentence: string }> = {
  unauthorised: { code: 'account_reconnect', sentence: 'You need to reconnect this account.' },
  'rate-limited': { code: 'rate_limited', sentence: 'The platform asked us to slow down. Try again in a minute.' },
  rejected: { code: 'provider_refused', sentence: 'The platform doesn’t take questions for this account.' },
  'not-found': { code: 'provider_refused', sentence: 'The platform doesn’t take questions for this account.' },
};
const unreachable = { code: 'provider_down' as const, sentence: 'We couldn’t reach the platform. Please try again.' };

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
    if (platform === undefined) throw refusalOf('rejected');
    if (tokens === null) throw refusalOf('unauthorised');
    try {
      return await call(platform, { accountId: bot.accountId, accessToken: tokens.accessToken });
    } catch (error) {
      if (!isProviderError(error)) throw error;
      throw refusalOf(error.kind);
    }
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

function refusalOf(kind: string): AppError {
  const { code, sentence } = refusals[kind] ?? unreachable;
  return new AppError(code, sentence);
}
