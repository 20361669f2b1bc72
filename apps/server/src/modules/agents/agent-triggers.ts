import { keywordTriggers, matchTrigger, type Trigger } from '@spotter/domain';
import type { AgentRow } from './agents.repository.ts';

/** The stored words of an agent that become triggers: here, and nowhere else. */
type Words = Pick<AgentRow, 'triggerKeywords' | 'reengagementKeywords'>;

/** What makes the agent take a chat up, and what brings it back into one that it left. */
export function triggersOf(agent: Words): { triggers: Trigger[]; reengagements: Trigger[] } {
  return {
    triggers: keywordTriggers(agent.triggerKeywords),
    reengagements: keywordTriggers(agent.reengagementKeywords),
  };
}

/** Whether the coach's own words give the chat back to the agent. */
export function givesBack(text: string, agent: { reengagementKeywords: string[] | null } | null): boolean {
  const triggers = keywordTriggers(agent?.reengagementKeywords ?? []);
  return matchTrigger({ kind: 'message', text }, triggers, { beforeConnection: false }).fired !== null;
}
