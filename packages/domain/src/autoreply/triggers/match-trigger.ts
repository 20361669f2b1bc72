import { fireComment } from './comment-trigger.ts';
import { missOfEntry } from './entry-trigger.ts';
import { fireIntent, isIntent } from './intent-trigger.ts';
import { fireKeyword } from './keyword-trigger.ts';
import type { FiredTrigger, Trigger } from './trigger.ts';
import type { Miss, MissReason, TriggerEvent, TriggerFacts } from './trigger-event.ts';

export type TriggerMatch = {
  fired: FiredTrigger | null;
  /** All other triggers, each with its reason, in the order of the list. */
  missed: ({ trigger: Trigger } & Miss)[];
};

/**
 * Returns which of the triggers fires at an event: the first that fits. Rules come before what a model says: an
 * intent fires only where no other trigger does, wherever it is in the list.
 */
export function matchTrigger(event: TriggerEvent, triggers: Trigger[], facts: TriggerFacts): TriggerMatch {
  let fired: FiredTrigger | null = null;
  const misses = new Map<Trigger, Miss>();
  for (const trigger of [...triggers.filter((one) => !isIntent(one)), ...triggers.filter(isIntent)]) {
    const isOpen: boolean = fired === null || isIntent(fired.trigger);
    const outcome: FiredTrigger | Miss = isOpen ? fire(event, trigger, facts) : { because: missAfter(trigger) };
    if ('because' in outcome) misses.set(trigger, outcome);
    else fired = outcome;
  }
  const missed = triggers.flatMap((trigger) => {
    const miss = misses.get(trigger);
    return miss === undefined ? [] : [{ trigger, ...miss }];
  });
  return { fired, missed };
}

/** Whether no rule fires, and a model that was not asked may still say that a trigger does. */
export function isLeftToModel({ fired, missed }: { fired: unknown; missed: { because: MissReason }[] }): boolean {
  return fired === null && missed.some(({ because }) => because === 'not-asked');
}

/** Returns why a trigger does not fire once a rule has. */
function missAfter(trigger: Trigger): MissReason {
  if (!isIntent(trigger)) return 'earlier-trigger-fired';
  return trigger.enabled ? 'not-asked' : 'off';
}

function fire(event: TriggerEvent, trigger: Trigger, facts: TriggerFacts): FiredTrigger | Miss {
  if (facts.beforeConnection) return { because: 'before-connection' };
  if (facts.newContactsOnly && !facts.isNewContact) return { because: 'known-contact' };
  // A word in public is not a word in a chat: each has its own triggers.
  if (event.kind === 'comment' && isIntent(trigger)) return { because: 'not-for-comments' };
  if (event.kind === 'comment')
    return trigger.kind === 'comment' ? fireComment(event, trigger, facts) : { because: 'other-entry' };
  if (trigger.kind === 'comment') return { because: 'other-entry' };
  if (trigger.kind === 'keyword') return fireKeyword(event.text, trigger);
  const outcome = isIntent(trigger)
    ? fireIntent(event.text, trigger, facts.intent)
    : (missOfEntry(event, trigger, facts) ?? { trigger });
  return typeof outcome === 'string' ? { because: outcome } : outcome;
}
