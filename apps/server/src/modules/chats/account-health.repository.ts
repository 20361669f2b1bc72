import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { agents } from '../agents/index.ts';
import { bots } from '../bots/index.ts';
import type { AccountHealthFacts, CredentialRow } from '../connections/index.ts';
import { messages } from './chats.tables.ts';

/**
 * Max chats per account, most recently active first, in which the newest send is looked up: this is a health
 * figure, not a search.
 */
const checkedChats = 100;

/** Returns what bots, agents and chats know of connected accounts, by credential. */
export async function findAccountFacts(
  database: Database,
  accounts: CredentialRow[],
): Promise<Map<string, AccountHealthFacts>> {
  if (accounts.length === 0) return new Map();
  const wanted = accounts.flatMap(({ agentId }) => (agentId === null ? [] : [agentId]));
  const existing =
    wanted.length === 0 ? [] : await database.select({ id: agents.id }).from(agents).where(inArray(agents.id, wanted));
  const existingIds = new Set(existing.map(({ id }) => id));
  const facts = new Map<string, AccountHealthFacts>(
    accounts.map(({ id, agentId }) => [
      id,
      {
        agentId: agentId !== null && existingIds.has(agentId) ? agentId : null,
        webhooksLastSeenAt: null,
        lastSentAt: null,
      },
    ]),
  );
  const rows = await database
    .select({
      credentialId: bots.credentialId,
      agentId: bots.agentId,
      webhooksLastSeenAt: bots.webhooksSeenAt,
      lastSentAt: sql<Date | null>`(
        select max(newest.sent_at)
        from (
          select c.id from chats c where c.bot_id = bots.id and c.last_activity_at is not null
          order by c.last_activity_at desc limit ${checkedChats}
        ) recent,
        lateral (
          select m.sent_at from messages m
          where m.chat_id = recent.id and m.attempted_at is not null and m.status in ('sent', 'delivered', 'seen')
          order by m.sent_at desc limit 1
        ) newest
      )`.mapWith(messages.sentAt),
    })
    .from(bots)
    .where(
      and(
        inArray(
          bots.credentialId,
          accounts.map(({ id }) => id),
        ),
        isNull(bots.removedAt),
      ),
    );
  for (const { credentialId, ...ofBot } of rows) facts.set(credentialId, ofBot);
  return facts;
}
