import type { AgentRow } from '../agents.repository.ts';

/** Names a version of an agent. */
export type AgentVersionRef = { agentId: string; number: number };

/** Returns which version an agent, as it was read, is; null where there is none. */
export function versionRefOf(agent: Pick<AgentRow, 'id' | 'version'> | null): AgentVersionRef | null {
  return agent === null ? null : { agentId: agent.id, number: agent.version };
}
