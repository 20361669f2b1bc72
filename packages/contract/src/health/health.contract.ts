import { z } from 'zod';
import { defineRoute } from '../route.ts';

export const Liveness = z.object({ status: z.literal('ok') });
export type Liveness = z.infer<typeof Liveness>;

/**
 * What keeps a server from working: the database takes no write, the disk of the data folder is nearly full, the
 * worker does not look for jobs, or work waits too long.
 */
export const ReadinessProblem = z.enum(['database', 'disk', 'worker', 'jobs', 'deliveries']);
export type ReadinessProblem = z.infer<typeof ReadinessProblem>;

/**
 * The state of the moderation endpoint, as this process knows it: `off`, not yet asked, well, or what keeps its
 * judgments from counting. None of these keeps a server from working.
 */
export const ModerationState = z.enum([
  'off',
  'unasked',
  'ok',
  'slow',
  'down',
  'rate-limited',
  'unauthorised',
  'unreadable',
  'not-offered',
  'distrusted',
]);
export type ModerationState = z.infer<typeof ModerationState>;

/** Whether the database takes writes: `busy` where one takes long, and another succeeded within the last minute. */
export const DatabaseState = z.enum(['ok', 'busy', 'down']);
export type DatabaseState = z.infer<typeof DatabaseState>;

/** Whether a server can work. With a problem the status is 503. */
export const Readiness = z.object({
  status: z.enum(['ok', 'unavailable']),
  problems: z.array(ReadinessProblem),
  database: DatabaseState,
  /** The free room on the disk of the data folder; null: the system does not say. */
  freeDiskMegabytes: z.number().nullable(),
  /**
   * How long the oldest due job and the oldest unprocessed delivery have waited; null where nothing waits, or it
   * is not known.
   */
  oldestJobSeconds: z.number().nullable(),
  oldestDeliverySeconds: z.number().nullable(),
  /** How long ago the worker last looked for due jobs; null where it has not, or this process has none. */
  lastLookSeconds: z.number().nullable(),
  moderation: ModerationState,
});
export type Readiness = z.infer<typeof Readiness>;

/** Routes for monitoring. */
export const healthRoutes = {
  live: defineRoute({
    method: 'GET',
    path: '/health/live',
    summary: 'Whether the process answers at all. One that does not has to be started again.',
    access: 'anyone',
    response: Liveness,
  }),
  ready: defineRoute({
    method: 'GET',
    path: '/health/ready',
    summary: 'Whether the process can do its work: 200, or 503 with the problems. Answers within a second.',
    access: 'anyone',
    response: Readiness,
  }),
  health: defineRoute({
    method: 'GET',
    path: '/health',
    summary: 'The same as `/health/ready`.',
    access: 'anyone',
    response: Readiness,
  }),
};
