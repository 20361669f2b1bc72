import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { countCallsMade, countOpenCalls, lockCallsOfClient } from './client-calls.repository.ts';

const dayMs = 24 * 3_600_000;
const openWithOneCoach = 2;
const madeInADay = 5;

/**
 * Refuses, as `too_many_calls`, a client who has too many upcoming calls with the coach, or has made too many
 * within a day, canceled ones too: each of them emails two people. Requests of one client are checked one after
 * the other.
 */
export async function refuseTooManyCalls(
  tx: Database,
  pair: { clientId: string; workspaceId: WorkspaceId },
  now: Date,
): Promise<void> {
  await lockCallsOfClient(tx, pair.clientId);
  if ((await countOpenCalls(tx, pair, now)) >= openWithOneCoach) {
    throw new AppError(
      'too_many_calls',
      'You already have two calls coming up with this trainer. Please cancel one of them first',
    );
  }
  if ((await countCallsMade(tx, pair.clientId, new Date(now.getTime() - dayMs))) >= madeInADay) {
    throw new AppError('too_many_calls', 'You’ve booked five calls in one day. Please try again tomorrow');
  }
}
