import type { ChannelKind, MessagingChannel, ProviderConversation } from '@spotter/providers/ports/messaging-channel';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { bots } from '../../bots/bots.tables.ts';
import { credentials } from '../../connections/connections.tables.ts';
import { openTokens } from '../../connections/token-set.ts';

const mostConversations = 50;

export type ListedConversations = {
  bot: typeof bots.$inferSelect;
  /** When the account was first connected. */
  connectedAt: Date;
  conversations: ProviderConversation[];
};

/** The newest conversations of an account, as its platform has them; null where the account is gone or not connected. */
export async function listConversationsOf(
  botId: string,
  options: {
    database: Database;
    secretBox: SecretBox;
    channels: Partial<Record<ChannelKind, MessagingChannel>>;
  },
): Promise<ListedConversations | null> {
  const [row] = await options.database
    .select({
      bot: bots,
      sealedToken: credentials.sealedToken,
      status: credentials.status,
      connectedAt: credentials.createdAt,
    })
    .from(bots)
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .where(eq(bots.id, botId));
  const channel = row === undefined ? undefined : options.channels[row.bot.channel];
  if (row === undefined || channel === undefined || row.sealedToken === null || row.status !== 'connected') return null;
  const { bot, connectedAt } = row;
  const { accessToken } = openTokens(options.secretBox, row.sealedToken);
  const conversations = await channel.listConversations({ accountId: bot.accountId, accessToken }, mostConversations);
  return { bot, connectedAt, conversations };
}
