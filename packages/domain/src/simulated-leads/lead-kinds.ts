/** What a simulated lead is about. */
export const simulatedLeadKinds = [
  'buying',
  'hesitating',
  'writing',
  'booking',
  'care',
  'person',
  'other',
  /** A saved case: a conversation from which a coach made a rule. */
  'case',
] as const;
export type SimulatedLeadKind = (typeof simulatedLeadKinds)[number];

/** What an agent's part in a conversation is judged by. */
export const verdictRules = [
  'answered',
  'booked',
  'not-booked',
  'facts',
  'handed-over',
  'not-handed-over',
  'left-alone',
  'forbidden',
  'asked-twice',
  'pressed',
  'language',
  'too-many-messages',
  'correction',
] as const;
export type VerdictRule = (typeof verdictRules)[number];

/** Max simulated leads of one run, saved cases included. */
export const maxLeadsOfRun = 110;
/** Max times that a simulated lead writes; what it writes in a row is one time. */
export const maxTurns = 20;
/** Max runs of an agent that are kept: the newest. */
export const maxRuns = 20;
/** Max seed of a run. */
export const maxSeed = 2_147_483_647;
