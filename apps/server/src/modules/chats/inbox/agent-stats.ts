import { type AgentStats, perChannel } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { ownsAgent } from '../../bots/index.ts';
import type { Access } from '../../../platform/access.ts';
import { countChatsOfAgent } from './agent-stats.repository.ts';

const activeMs = 7 * 24 * 3_600_000;

/** Returns the figures of the chats that an agent answers. */
export function createAgentStats({ database, clock }: { database: Database; clock: Clock }) {
  /** Throws not_found for an agent that is not the user's. */
  return async (access: Access, agentId: string): Promise<AgentStats> => {
    if (!(await ownsAgent(database, access, agentId))) throw new AppError('not_found', 'There is no such agent');
    const since = new Date(clock.now().getTime() - activeMs);
    const rows = await countChatsOfAgent(database, access, agentId, since);
    const dated = rows.flatMap((row) => row.dated ?? []).toSorted((left, right) => right.getTime() - left.getTime())[0];
    return {
      dated: dated?.toISOString() ?? null,
      actives: rows.reduce((all, { actives }) => all + actives, 0),
      counts: perChannel('source', (kind) => rows.find(({ channel }) => channel === kind)?.chats ?? 0),
    };
  };
}
