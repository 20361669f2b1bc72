import { budgetMark, percentOfBudget, type BudgetMark } from '@spotter/domain/notifications';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { Logger } from '../../../platform/logger.ts';

/** An account that has used a share of its budget, which begins again at an instant. */
export type ReachedMark = { workspaceId: WorkspaceId; mark: BudgetMark; resetsAt: Date };

/** Warns of a mark, once however often it is called. */
export type OnMarkReached = (tx: Database, reached: ReachedMark) => Promise<void>;

/**
 * Returns a function that takes what accounts have used of the budget of a day and warns of each mark. Only the
 * first use beyond a mark in each process costs a statement.
 */
export function createBudgetWarnings(options: {
  database: Database;
  logger: Logger;
  /** Tokens a day of an account; null: no limit, no warning. */
  limit: number | null;
  onMarkReached: OnMarkReached;
}) {
  const { database, logger, limit, onMarkReached } = options;
  let resets = 0;
  let warned = new Map<WorkspaceId, BudgetMark>();

  return async (used: { workspaceId: WorkspaceId; tokens: number }[], resetsAt: Date): Promise<void> => {
    if (limit === null) return;
    if (resets !== resetsAt.getTime()) {
      resets = resetsAt.getTime();
      warned = new Map();
    }
    for (const { workspaceId, tokens } of used) {
      const mark = budgetMark(percentOfBudget(tokens, limit));
      if (mark === null || warned.get(workspaceId) === mark) continue;
      try {
        await inTransaction(database, (tx) => onMarkReached(tx, { workspaceId, mark, resetsAt }));
        warned.set(workspaceId, mark);
      } catch (error) {
        // The next use tries again.
        logger.error({ error, workspaceId, mark }, 'A coach was not warned that the budget is nearly used up');
      }
    }
  };
}
