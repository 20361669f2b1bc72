/** Max characters of what is to be done next about a lead. */
export const maxNextActionLength = 200;

/** By what a workspace gives leads to its people. */
export const assignmentKinds = ['nobody', 'round-robin', 'account', 'language', 'stage'] as const;

/** The rule of a workspace. `to` is the id of a member, `of` an account, a language or a stage. */
export type AssignmentRule =
  | { kind: 'nobody' }
  | { kind: 'round-robin'; members: string[] }
  | { kind: 'account' | 'language' | 'stage'; choices: { of: string; to: string }[] };

/** The facts of a lead by which a rule gives them to somebody. */
export type LeadToAssign = { account: string; language: string; stage: string };

/**
 * Returns the member to whom a rule gives a lead; null: nobody. `canAnswer`: who may answer chats now, because a
 * rule may name people who have left. `last`: who got the lead before, in a round robin.
 */
export function assigneeByRule(
  rule: AssignmentRule,
  lead: LeadToAssign,
  { canAnswer, last }: { canAnswer: ReadonlySet<string>; last: string | null },
): string | null {
  switch (rule.kind) {
    case 'nobody':
      return null;
    case 'round-robin': {
      const next = rule.members.indexOf(last ?? '') + 1;
      const inTurn = [...rule.members.slice(next), ...rule.members.slice(0, next)];
      return inTurn.find((member) => canAnswer.has(member)) ?? null;
    }
    case 'account':
    case 'language':
    case 'stage': {
      const chosen = rule.choices.find(({ of }) => of === lead[rule.kind])?.to;
      return chosen !== undefined && canAnswer.has(chosen) ? chosen : null;
    }
  }
}

/** Returns a rule without the people who no longer answer chats. */
export function withoutOthers(rule: AssignmentRule, canAnswer: ReadonlySet<string>): AssignmentRule {
  switch (rule.kind) {
    case 'nobody':
      return rule;
    case 'round-robin':
      return { ...rule, members: rule.members.filter((member) => canAnswer.has(member)) };
    case 'account':
    case 'language':
    case 'stage':
      return { ...rule, choices: rule.choices.filter(({ to }) => canAnswer.has(to)) };
  }
}
