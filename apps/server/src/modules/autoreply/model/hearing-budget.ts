import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { recordingHeard } from '../../../platform/observing/domain-events.ts';
import { addHeardSeconds, findHeardSeconds } from './model-use.repository.ts';

const minuteSeconds = 60;

/**
 * The operator's daily limit of voice notes that are heard for an account; null: none. What is heard is counted
 * with its price. The limit is checked before a note is heard, so a day may end one note above it.
 */
export function createHearingBudget({
  database,
  clock,
  model,
  dailyMinutes,
  minutePrice,
}: {
  database: Database;
  clock: Clock;
  /** The name of the model that hears. */
  model: string;
  dailyMinutes: number | null;
  /** The price of a minute in dollars; null: none is set. */
  minutePrice: number | null;
}) {
  const today = () => clock.now().toISOString().slice(0, 10);
  return {
    async mayHear(workspaceId: WorkspaceId): Promise<boolean> {
      if (dailyMinutes === null) return true;
      return (await findHeardSeconds(database, workspaceId, today())) < dailyMinutes * minuteSeconds;
    },
    async noteHeard(workspaceId: WorkspaceId, seconds: number): Promise<{ costDollars: number | null }> {
      const costDollars = minutePrice === null ? null : (seconds / minuteSeconds) * minutePrice;
      recordingHeard.emit({ model, seconds, costDollars });
      await addHeardSeconds(database, { day: today(), workspaceId, seconds });
      return { costDollars };
    },
  };
}
