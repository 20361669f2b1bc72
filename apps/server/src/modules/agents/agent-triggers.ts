import { keywordTriggers, matchTrigger, type Trigger } from '@spotter/domain/autoreply';
import type { AgentRow } from './agents.repository.ts';

/** What is stored of an agent's triggers; only this file turns it into triggers. */
type Stored = Pick<
  AgentRow,
  'triggerKeywords' | 'keywordRules' | 'reengagementKeywords' | 'reengagementRules' | 'triggers'
>;

/** The keywords that bring an agent back; null: there is no agent. */
export type Reengagements = { [Field in 'reengagementKeywords' | 'reengagementRules']: AgentRow[Field] | null };

/** Returns what makes the agent engage a chat, and what brings it back into one that it left. */
export function triggersOf(agent: Stored): { triggers: Trigger[]; reengagements: Trigger[] } {
  const keywords = keywordTriggers(agent.triggerKeywords, agent.keywordRules);
  const listed = agent.triggers.flatMap((stored): Trigger[] => (stored.kind === 'keyword' ? keywords : [stored]));
  const hasPlace = agent.triggers.some(({ kind }) => kind === 'keyword');
  return {
    triggers: hasPlace ? listed : [...keywords, ...listed],
    reengagements: keywordTriggers(agent.reengagementKeywords, agent.reengagementRules),
  };
}

/** Returns whether the coach's own words hand the chat back to the agent. */
export function givesBack(text: string, agent: Reengagements | null): boolean {
  const triggers = keywordTriggers(agent?.reengagementKeywords ?? [], agent?.reengagementRules ?? undefined);
  const facts = { beforeConnection: false, isNewContact: false, newContactsOnly: false };
  return matchTrigger({ kind: 'message', text }, triggers, facts).fired !== null;
}
