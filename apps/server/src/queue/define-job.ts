import type { z } from 'zod';

/** What a job is called and what it needs to know. Apart from its handler, so that anyone may ask for it. */
export type JobDefinition<Payload = unknown> = { kind: string; payload: z.ZodType<Payload> };

/**
 * What a handler says when it is through: finished, or to be looked at again at an instant. `ended`: it has ended the job
 * itself, with the last thing that it did (see `endedWith`). `failure` counts this run among the failed tries, where the
 * handler chooses the pause itself.
 */
export type JobResult = { kind: 'done'; ended?: boolean } | { kind: 'again'; at: Date; failure?: string };

export type JobRun<Payload = unknown> = {
  key: string;
  payload: Payload;
  /** Failed tries before this one. */
  attempts: number;
  /** By which it is held, for `endedWith`. */
  lease: JobLease;
};

/** A run of a job: while it is the newest, and nobody has asked for the job again, the job is its to end. */
export type JobLease = { kind: string; key: string; lease_token: string; revision: number };

export type JobHandler<Payload = unknown> = {
  definition: JobDefinition<Payload>;
  run(job: JobRun<Payload>): Promise<JobResult>;
};

/** Names a kind of job. */
export function defineJob<Payload>(kind: string, payload: z.ZodType<Payload>): JobDefinition<Payload> {
  return { kind, payload };
}

/** Ties a job to what does it. */
export function handleJob<Payload>(
  definition: JobDefinition<Payload>,
  run: (job: JobRun<Payload>) => Promise<JobResult>,
): JobHandler {
  return { definition, run: (job) => run({ ...job, payload: definition.payload.parse(job.payload) }) };
}
