/** The shares of a day's budget for the language model at which a coach is warned, in percent, highest first. */
const budgetMarks = [95, 80] as const;
export type BudgetMark = (typeof budgetMarks)[number];

/** Returns the share of a budget that is used, in whole percent; 100 only once all of it is. */
export function percentOfBudget(tokens: number, limit: number): number {
  return Math.min(100, Math.floor((tokens * 100) / limit));
}

/** Returns the highest mark that a use has reached; null: none. */
export function budgetMark(percent: number): BudgetMark | null {
  return budgetMarks.find((mark) => percent >= mark) ?? null;
}
