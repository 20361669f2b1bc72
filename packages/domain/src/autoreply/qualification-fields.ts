/** What an agent finds out about a lead unless the coach names fields of their own, in the order of asking. */
export const qualificationFields = [
  'goal',
  'tried_before',
  'obstacle',
  'start_when',
  'training_days',
  'budget_fit',
] as const;
