import type { SafetyRecord, Page, SafetyCounterName, SafetyRecordFinding } from '@spotter/contract';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { readCursor, writeCursor } from '../../chats/index.ts';
import { type Access, type WorkspaceId, toWorkspaceId } from '../../../platform/access.ts';
import { countBookings, listFindings, listMissingBookings } from './safety-findings.repository.ts';
import { listUncounted, recountChats, sumCounts } from './safety-record.repository.ts';

/** Counts those chats of a workspace again that had activity. Its key is the workspace's id. */
const recountSafetyJob = defineJob('recount-voice', z.object({}));

/** Max chats that are read while a user waits; a job counts the rest. */
const chatsAtOnce = 200;
const listLength = 50;

/** The seven counters of the safety record: counted from the messages, never taken from the decisions. */
export function createSafetyRecordService(options: { database: Database; clock: Clock }) {
  const { database, clock } = options;

  /** Counts some chats again. Returns whether there is more to count. */
  async function recount(workspaceId: WorkspaceId): Promise<boolean> {
    const now = clock.now();
    const uncounted = await listUncounted(database, workspaceId, now, chatsAtOnce + 1);
    const chosen = uncounted.slice(0, chatsAtOnce);
    await inTransaction(database, (tx) => recountChats(tx, workspaceId, chosen, now));
    return uncounted.length > chatsAtOnce;
  }

  return {
    async counters({ workspaceId }: Access): Promise<SafetyRecord> {
      if (await recount(workspaceId)) {
        await requestJobs(database, recountSafetyJob, [
          { key: workspaceId, payload: {}, dueAt: clock.now(), lane: workspaceId },
        ]);
      }
      const sums = await sumCounts(database, workspaceId);
      return {
        doubleReplies: { count: sums.doubleReplies, of: sums.replies },
        repliesOverAPerson: { count: sums.repliesOverAPerson, of: sums.replies },
        outsideWindow: { count: sums.outsideWindow, of: sums.replies },
        afterStop: { count: sums.afterStop, of: sums.stops },
        bookedNotInCalendar: await countBookings(database, workspaceId),
        unwelcomeFollowUps: { count: sums.unwelcomeFollowUps, of: sums.followUps },
        undisclosed: { count: sums.undisclosed, of: sums.openings },
        chats: { count: sums.counted, of: sums.chats },
        countedAt: clock.now().toISOString(),
      };
    },

    async findings(
      { workspaceId }: Access,
      counter: SafetyCounterName,
      query: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<SafetyRecordFinding[]>> {
      const limit = query.limit ?? listLength;
      const page = { limit: limit + 1, start: readCursor(query.cursor) };
      const found =
        counter === 'bookedNotInCalendar'
          ? await listMissingBookings(database, workspaceId, page)
          : await listFindings(database, workspaceId, counter, page);
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return {
        value: shown.map(({ id, at, ...finding }) => ({ _id: id, ...finding, date: at.toISOString() })),
        nextCursor: found.length > limit && last !== undefined ? writeCursor({ at: last.at, id: last.id }) : null,
      };
    },

    /** Continues counting until nothing is left. */
    recountJob: handleJob(recountSafetyJob, async ({ key }) =>
      (await recount(toWorkspaceId(key))) ? { kind: 'again', at: clock.now() } : { kind: 'done' },
    ),
  };
}

export type SafetyRecordService = ReturnType<typeof createSafetyRecordService>;
