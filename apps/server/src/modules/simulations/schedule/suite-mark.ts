import { createHash } from 'node:crypto';
import type { SimulatedLead } from '@spotter/contract';
import type { AgentRow } from '../../agents/index.ts';
import { contentOf } from '../../agents/index.ts';
import { type CoachsKnowledge, listStated } from '../coachs-knowledge.ts';

/** Reads what answers rest on beside the agent and what the coach has said. */
export type FindNightContext = (workspaceId: AgentRow['workspaceId']) => Promise<{
  /** The coach's time zone (IANA). */
  zone: string;
  /** The hours and the place of calls, the coach's name, and the model. */
  settings: unknown;
}>;

/**
 * Returns a mark of what an agent's answers rest on in a run: where it is the same, a night would come to the
 * same.
 */
export async function markSuite(
  knowledge: CoachsKnowledge,
  agent: AgentRow,
  { leads, settings }: { leads: SimulatedLead[]; settings: unknown },
): Promise<string> {
  const stated = await listStated(knowledge, agent);
  const known = await knowledge.listKnowledge(agent.workspaceId);
  const hash = createHash('sha256');
  for (const part of [contentOf(agent), leads, settings, stated, known]) hash.update(`${JSON.stringify(part)}\n`);
  return hash.digest('base64url');
}
