import type { AssignmentRule } from '@spotter/contract';

type By = 'account' | 'language' | 'stage';
/** What people can be chosen for, by the kind of rule. */
export type Choices = Record<By, { value: string; label: string }[]>;

/** A rule while it is edited. What was chosen for another kind stays, in case the kind changes back. */
export type RuleDraft = { kind: AssignmentRule['kind']; members: string[] } & Record<By, Record<string, string>>;

export function toDraft(rule: AssignmentRule): RuleDraft {
  const empty: RuleDraft = { kind: rule.kind, members: [], account: {}, language: {}, stage: {} };
  if (rule.kind === 'nobody') return empty;
  if (rule.kind === 'round-robin') return { ...empty, members: rule.members };
  return { ...empty, [rule.kind]: Object.fromEntries(rule.choices.map(({ of, to }) => [of, to])) };
}

/** Returns the rule; null: it needs a person. `people` has the order in which they take turns. */
export function ruleOf(draft: RuleDraft, people: string[]): AssignmentRule | null {
  const { kind } = draft;
  if (kind === 'nobody') return { kind };
  if (kind === 'round-robin') {
    const members = people.filter((id) => draft.members.includes(id));
    return members.length === 0 ? null : { kind, members };
  }
  const choices = Object.entries(draft[kind]).flatMap(([of, to]) => (to === '' ? [] : [{ of, to }]));
  return choices.length === 0 ? null : { kind, choices };
}
