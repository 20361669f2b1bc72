import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Access } from '../../platform/access.ts';
import { isId } from '../../platform/ids.ts';
import { type AgentRow, findAgent, lockAgent } from './agents.repository.ts';
import type { AgentBots, BotsOfAgents, LinkedAgent } from './agents-dependencies.ts';

/** Returns agents with what they are linked to. */
export async function withBots(links: BotsOfAgents, tx: Database, rows: AgentRow[]): Promise<LinkedAgent[]> {
  const ids = rows.map((row) => row.id);
  const bots = ids.length === 0 ? new Map<string, AgentBots>() : await links.botsOf(tx, ids);
  return rows.map((row) => ({ ...row, bots: bots.get(row.id) ?? {} }));
}

/** Returns an agent with what it is linked to. Throws not_found for null. */
export async function withItsBots(links: BotsOfAgents, tx: Database, row: AgentRow | null): Promise<LinkedAgent> {
  const [agent] = row === null ? [] : await withBots(links, tx, [row]);
  if (agent === undefined) throw noSuchAgent();
  return agent;
}

/** Returns an agent of the workspace. Throws not_found where there is none. */
export async function getAgent(database: Database, access: Access, id: string): Promise<AgentRow> {
  const agent = isId(id) ? await findAgent(database, access, id) : null;
  if (agent === null) throw noSuchAgent();
  return agent;
}

/** Returns an agent that nobody else changes until the transaction ends. Throws not_found where there is none. */
export async function getLockedAgent(tx: Database, access: Access, id: string): Promise<AgentRow> {
  const agent = await lockAgent(tx, access, id);
  if (agent === null) throw noSuchAgent();
  return agent;
}

export function noSuchAgent(): AppError {
  return new AppError('not_found', 'There is no such agent');
}
