import { fireKeyword } from './keyword-trigger.ts';
import type { FiredTrigger, MissReason, Trigger, TriggerEvent, TriggerFacts } from './trigger.ts';

export type TriggerMatch = {
  fired: FiredTrigger | null;
  /** Each of the others, with its reason, in the order of the list. */
  missed: { trigger: Trigger; because: MissReason }[];
};

/** Which of the triggers fires at an event: the first that fits. */
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
  switch (trigger.kind) {
    case 'keyword':
      return fireKeyword(event.text, trigger);
  }
}
