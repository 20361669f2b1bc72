import { type CoachsWords, type Failure, judgeConversation } from '@spotter/domain/simulated-leads';
import type { AgentRow } from '../agents/index.ts';
import { linksIn } from '../autoreply/index.ts';
import { type CoachsKnowledge, listStated } from './coachs-knowledge.ts';
import type { Played } from './play-lead.ts';

/**
 * Returns what an agent did wrong in a conversation. It reads knowledge only for a price or promise.
 */
export async function judgeLead(knowledge: CoachsKnowledge, agent: AgentRow, played: Played): Promise<Failure[]> {
  const stated = await listStated(knowledge, agent);
  const wordsIn = (texts: string[]): CoachsWords => {
    const known = texts.join('\n');
    return { known, links: [...linksIn(known), ...played.links], zone: played.coachZone };
  };
  const failures = judgeConversation(played, wordsIn(stated));
  if (!failures.some(({ rule }) => rule === 'forbidden')) return failures;
  return judgeConversation(played, wordsIn([...stated, ...(await knowledge.listKnowledge(agent.workspaceId))]));
}
