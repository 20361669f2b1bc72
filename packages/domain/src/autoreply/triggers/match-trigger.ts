import { fireComment } from './comment-trigger.ts';
import { missOfEntry } from './entry-trigger.ts';
import { fireKeyword } from './keyword-trigger.ts';
import type { FiredTrigger, Trigger } from './trigger.ts';
import type { MissReason, TriggerEvent, TriggerFacts } from './trigger-event.ts';

export type TriggerMatch = {
  fired: FiredTrigger | null;
  /** All other triggers, each with its reason, in the order of the list. */
  missed: { trigger: Trigger; because: MissReason }[];
};

/** Returns which of the triggers fires at an event: the first that fits. */
export function matchTrigger(event: TriggerEvent, triggers: Trigger[], facts: TriggerFacts): TriggerMatch {
  const match: TriggerMatch = { fired: null, missed: [] };
  for (const trigger of triggers) {
    const outcome = match.fired === null ? fire(event, trigger, facts) : 'earlier-trigger-fired';
    if (typeof outcome === 'string') match.missed.push({ trigger, because: outcome });
    else match.fired = outcome;
  }
  return match;
}

function fire(event: TriggerEvent, trigger: Trigger, facts: TriggerFacts): FiredTrigger | MissReason {
  if (facts.beforeConnection) return 'before-connection';
  if (facts.newContactsOnly && !facts.isNewContact) return 'known-contact';
  // A word in public is no word in a chat: each has its own triggers.
  if (event.kind === 'comment') return trigger.kind === 'comment' ? fireComment(event, trigger, facts) : 'other-entry';
  if (trigger.kind === 'comment') return 'other-entry';
  if (trigger.kind === 'keyword') return fireKeyword(event.text, trigger);
  return missOfEntry(event, trigger, facts) ?? { trigger };
}
