import { type CoachsWords, type Failure, judgeConversation } from '@spotter/domain/simulated-leads';
import type { AgentRow } from '../agents/index.ts';
import { linksIn } from '../autoreply/index.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import type { Played } from './play-lead.ts';

/** Reads what the coach has said; the modules that hold it are not reached from here. */
export type CoachsKnowledge = {
  /** The offers that an agent may speak of, in words. */
  listOffers(workspaceId: WorkspaceId, agent: Pick<AgentRow, 'offerIds'>): Promise<string[]>;
  /** Pages, files and answered questions. */
  listKnowledge(workspaceId: WorkspaceId): Promise<string[]>;
};

/**
 * Returns what an agent did wrong in a conversation. It reads knowledge only for a price or promise.
 */
export async function judgeLead(knowledge: CoachsKnowledge, agent: AgentRow, played: Played): Promise<Failure[]> {
  const { workspaceId } = agent;
  const stated = [agent.instructions, ...(await knowledge.listOffers(workspaceId, agent))];
  const wordsIn = (texts: string[]): CoachsWords => {
    const known = texts.join('\n');
    return { known, links: [...linksIn(known), ...played.links], zone: played.coachZone };
  };
  const failures = judgeConversation(played, wordsIn(stated));
  if (!failures.some(({ rule }) => rule === 'forbidden')) return failures;
  return judgeConversation(played, wordsIn([...stated, ...(await knowledge.listKnowledge(workspaceId))]));
}
