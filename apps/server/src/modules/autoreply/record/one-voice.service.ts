import type { OneVoice, Page, VoiceCounterName, VoiceFinding } from '@spotter/contract';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { readCursor, writeCursor } from '../../chats/inbox/page-cursor.ts';
import {
  countBookings,
  listFindings,
  listMissingBookings,
  listUncounted,
  recountChats,
  sumCounts,
} from './one-voice.repository.ts';

/** Counts a user's chats anew, as far as something happened in them. Its key is the user's id. */
const recountVoiceJob = defineJob('recount-voice', z.object({}));

/** So many chats are read while somebody waits; the rest is counted behind their back. */
const chatsAtOnce = 200;
const listLength = 50;

/** The five counters of one voice: recounted from what was said, never taken from what was decided. */
export function createOneVoiceService(options: { database: Database; clock: Clock }) {
  const { database, clock } = options;

  /** Answers whether there is more to count. */
  async function recount(userId: string): Promise<boolean> {
    const now = clock.now();
    const uncounted = await listUncounted(database, userId, now, chatsAtOnce + 1);
    const chosen = uncounted.slice(0, chatsAtOnce);
    await inTransaction(database, (tx) => recountChats(tx, userId, chosen, now));
    return uncounted.length > chatsAtOnce;
  }

  return {
    async counters(userId: string): Promise<OneVoice> {
      if (await recount(userId)) {
        await requestJobs(database, recountVoiceJob, [{ key: userId, payload: {}, dueAt: clock.now(), lane: userId }]);
      }
      const sums = await sumCounts(database, userId);
      return {
        doubleReplies: { count: sums.doubleReplies, of: sums.replies },
        repliesOverAPerson: { count: sums.repliesOverAPerson, of: sums.replies },
        outsideWindow: { count: sums.outsideWindow, of: sums.replies },
        afterStop: { count: sums.afterStop, of: sums.stops },
        bookedNotInCalendar: await countBookings(database, userId),
        chats: { count: sums.counted, of: sums.chats },
        countedAt: clock.now().toISOString(),
      };
    },

    async findings(
      userId: string,
      counter: VoiceCounterName,
      query: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<VoiceFinding[]>> {
      const limit = query.limit ?? listLength;
      const page = { limit: limit + 1, start: readCursor(query.cursor) };
      const found =
        counter === 'bookedNotInCalendar'
          ? await listMissingBookings(database, userId, page)
          : await listFindings(database, userId, counter, page);
      const shown = found.slice(0, limit);
      const last = shown.at(-1);
      return {
        value: shown.map(({ id, at, ...finding }) => ({ _id: id, ...finding, date: at.toISOString() })),
        nextCursor: found.length > limit && last !== undefined ? writeCursor({ at: last.at, id: last.id }) : null,
      };
    },

    /** Goes on counting until nothing is left. */
    recountJob: handleJob(recountVoiceJob, async ({ key }) =>
      (await recount(key)) ? { kind: 'again', at: clock.now() } : { kind: 'done' },
    ),
  };
}

export type OneVoiceService = ReturnType<typeof createOneVoiceService>;
