import type { AgentStats } from '@spotter/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { ownsAgent } from '../../bots/agent-links.ts';
import { bots } from '../../bots/bots.tables.ts';
import { chats } from '../chats.tables.ts';

const activeMs = 7 * 24 * 3_600_000;

/** The figures of the chats that an agent answers for. */
export function createAgentStats({ database, clock }: { database: Database; clock: Clock }) {
  /** Throws not_found for an agent that is not the user's. */
  return async (userId: string, agentId: string): Promise<AgentStats> => {
    if (!(await ownsAgent(database, userId, agentId))) throw new AppError('not_found', 'There is no such agent');
    const since = new Date(clock.now().getTime() - activeMs).toISOString();
    const rows = await database
      .select({
        channel: bots.channel,
        dated: sql<Date | null>`max(${chats.lastActivityAt})`.mapWith(chats.lastActivityAt),
        chats: sql`count(*)`.mapWith(Number),
        actives:
          sql`count(*) filter (where ${chats.autorepliesEnabled} and ${chats.lastActivityAt} >= ${since}::timestamptz)`.mapWith(
            Number,
          ),
      })
      .from(bots)
      .innerJoin(chats, eq(chats.botId, bots.id))
      .where(and(eq(bots.agentId, agentId), eq(bots.userId, userId), isNull(bots.removedAt)))
      .groupBy(bots.channel);
    const dated = rows.flatMap((row) => row.dated ?? []).toSorted((left, right) => right.getTime() - left.getTime())[0];
    const count = (channel: string) => rows.find((row) => row.channel === channel)?.chats ?? 0;
    return {
      dated: dated?.toISOString() ?? null,
      actives: rows.reduce((all, { actives }) => all + actives, 0),
      counts: { instagram: count('instagram'), page: count('messenger') },
    };
  };
}
