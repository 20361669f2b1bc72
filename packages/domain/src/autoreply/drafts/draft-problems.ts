/** Why a draft must not be sent. */
export const draftProblems = [
  'empty',
  'cut-off',
  'refusal',
  'leaked-instructions',
  'reasoning',
  'tool-debris',
  'foreign-link',
  'foreign-contact',
  'unknown-price',
  'unsourced-claim',
  'contradicts-source',
  'unchecked-claim',
  'claims-booking',
  'claims-human',
  'claims-told',
  'repeated',
  'several-questions',
  'asks-known',
  'too-long',
  'hides-bot',
] as const;
export type DraftProblem = (typeof draftProblems)[number];
