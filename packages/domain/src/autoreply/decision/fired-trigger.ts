import { matchTrigger } from '../triggers/match-trigger.ts';
import type { FiredTrigger, Trigger } from '../triggers/trigger.ts';
import type { TriggerFacts } from '../triggers/trigger-event.ts';
import type { AgentRules, InboundMessage, ReplySituation } from './reply-situation.ts';

type ContactFacts = Omit<TriggerFacts, 'beforeConnection'>;
/** For triggers that ask nothing of a contact. */
export const anyContact: ContactFacts = { isNewContact: false, newContactsOnly: false };
/** Max age of what was written in a new contact's chat. */
const newForMs = 24 * 60 * 60_000;

/** Returns what triggers ask about the contact. An agent that has taken a chat up keeps it. */
export function contactFacts({ chat, now, quietSince, unanswered }: ReplySituation, agent: AgentRules): ContactFacts {
  const first = unanswered[0];
  const isNewContact =
    quietSince === null &&
    first !== undefined &&
    first.imported !== true &&
    now.getTime() - first.receivedAt.getTime() < newForMs;
  return { isNewContact, newContactsOnly: agent.newContactsOnly === true && !chat.engaged };
}

/** Returns the trigger that the messages fired first; null when none did. */
export function firstFired(messages: InboundMessage[], triggers: Trigger[], facts: ContactFacts): FiredTrigger | null {
  for (const { text, imported, entry } of messages) {
    const event = { kind: 'message' as const, text, ...entry };
    const { fired } = matchTrigger(event, triggers, { ...facts, beforeConnection: imported === true });
    if (fired !== null) return fired;
  }
  return null;
}
