import type { AgentValues } from '../agent-values.ts';
import { areSameFollowUps, followUpValuesOf, usualFollowUps } from './follow-up-values.ts';

/**
 * Returns the form of a new agent with a template's follow-ups, or without them;
 * those that the coach changed stay.
 */
export function withTemplate(values: AgentValues, isPut: boolean): AgentValues {
  const [before, after] = [followUpValuesOf(null), usualFollowUps()];
  const [expected, next] = isPut ? [before, after] : [after, before];
  return areSameFollowUps(values.followUps, expected) ? { ...values, followUps: next } : values;
}
