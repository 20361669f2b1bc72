import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, handleJob, type JobResult } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { findCallAhead } from './briefs.repository.ts';
import { writeBriefJob } from './write-brief.job.ts';

/** Asks for the brief before a call, by its id. The database requests it with the call (`functions/briefs.sql`). */
const callBriefJob = defineJob('call-brief', z.object({}));

const hourMs = 3_600_000;
/** How long before a call its brief is written, and written again where the chat went on. */
const leadMs = [24 * hourMs, hourMs];

export function createCallBriefs({ database, clock }: { database: Database; clock: Clock }) {
  return handleJob(callBriefJob, ({ key }) =>
    inTransaction(database, async (tx): Promise<JobResult> => {
      const now = clock.now();
      const call = await findCallAhead(tx, key, now);
      if (call === null) return { kind: 'done' };
      const instants = leadMs.map((ms) => new Date(call.startsAt.getTime() - ms));
      // A call that was moved is farther away than this run expected.
      if (instants[0]! <= now) await requestJobs(tx, writeBriefJob, [{ key: call.chatId, payload: {}, dueAt: now }]);
      const next = instants.find((at) => at > now);
      return next === undefined ? { kind: 'done' } : { kind: 'again', at: next };
    }),
  );
}
