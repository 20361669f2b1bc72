import type { WorkspaceId } from '../../platform/access.ts';
import type { AgentRow } from '../agents/index.ts';

/** Reads what the coach has said; the modules that hold it are not reached from here. */
export type CoachsKnowledge = {
  /** The offers that an agent may speak of, in words. */
  listOffers(workspaceId: WorkspaceId, agent: Pick<AgentRow, 'offerIds'>): Promise<string[]>;
  /** Pages, files and answered questions. */
  listKnowledge(workspaceId: WorkspaceId): Promise<string[]>;
};

/** Returns what instructions and offers of an agent say. */
export async function listStated(
  knowledge: CoachsKnowledge,
  agent: Pick<AgentRow, 'workspaceId' | 'instructions' | 'offerIds'>,
): Promise<string[]> {
  return [agent.instructions, ...(await knowledge.listOffers(agent.workspaceId, agent))];
}
