import type { ChannelKind, MessagingChannel, ProviderConversation } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { bots } from '../../bots/index.ts';
import { openTokens } from '../../connections/index.ts';
import { findAccount } from './accounts.repository.ts';

const maxConversations = 50;

export type ListedConversations = {
  bot: typeof bots.$inferSelect;
  /** When the account was first connected. */
  connectedAt: Date;
  conversations: ProviderConversation[];
};

/**
 * Returns the newest conversations of an account from its platform;
 * null where the account is gone or not connected.
 */
export async function listConversationsOf(
  botId: string,
  options: {
    database: Database;
    clock: Clock;
    secretBox: SecretBox;
    channels: Partial<Record<ChannelKind, MessagingChannel>>;
  },
): Promise<ListedConversations | null> {
  const row = await findAccount(options.database, botId);
  const channel = row === null ? undefined : options.channels[row.bot.channel];
  if (row === null || channel === undefined || row.sealedToken === null || row.status !== 'connected') return null;
  const { bot, connectedAt } = row;
  const { accessToken } = openTokens(options.secretBox, row.sealedToken);
  const listed = await channel.listConversations({ accountId: bot.accountId, accessToken }, maxConversations);
  const now = options.clock.now();
  // Whatever the platform's clock says, what is listed has happened.
  const past = (at: Date) => (at > now ? now : at);
  const conversations = listed.map((conversation) => ({
    ...conversation,
    updatedAt: past(conversation.updatedAt),
    messages: conversation.messages.map((message) => ({ ...message, at: past(message.at) })),
  }));
  return { bot, connectedAt, conversations };
}
