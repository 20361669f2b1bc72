import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { forgetEvents, listPayingUsers } from './billing.repository.ts';
import { requestSync } from './sync-subscription.job.ts';

const dayMs = 24 * 3_600_000;
/** The pause between calls, in ms: the provider accepts 100 calls a second, and others call it too. */
const pauseMs = 100;
/** How long events are kept, in ms. Stripe repeats them for three days; a month later none is repeated. */
const keepEventsMs = 30 * dayMs;

const syncAllJob = defineJob('sync-all-subscriptions', z.object({}));

/** Asks for the daily reading of all subscriptions; asking again changes nothing. */
export function requestDailySync(database: Database, now: Date): Promise<void> {
  return requestJobs(database, syncAllJob, [{ key: 'all', payload: {}, dueAt: now }]);
}

/** Reads every subscription once a day, so that a lost event is missed for a day at most. */
export function createDailySync(options: { database: Database; clock: Clock }) {
  const { database, clock } = options;
  return handleJob(syncAllJob, async () => {
    const now = clock.now().getTime();
    const users = await listPayingUsers(database);
    const wanted = users.map((userId, index) => ({ userId, dueAt: new Date(now + index * pauseMs) }));
    await requestSync(database, wanted);
    await forgetEvents(database, new Date(now - keepEventsMs));
    return { kind: 'again', at: new Date(now + dayMs) };
  });
}
