import type { z } from 'zod';

/** The name and payload of a job, separate from its handler so that any module can request it. */
export type JobDefinition<Payload = unknown> = { kind: string; payload: z.ZodType<Payload> };

/**
 * The result of a handler: finished, or due again at an instant. `ended`: the handler has ended the job itself,
 * with its last statement (see `deleteFinished`). `failure` counts this run among the failed tries, where the
 * handler chooses the pause itself.
 */
export type JobResult = { kind: 'done'; ended?: boolean } | { kind: 'again'; at: Date; failure?: string };

export type JobRun<Payload = unknown> = {
  key: string;
  payload: Payload;
  /** The number of failed tries before this one. */
  attempts: number;
  /** The lease of this run, for `deleteFinished`. */
  lease: JobLease;
};

/** A run of a job. It may end the job while it is the newest run and the job was not requested again. */
export type JobLease = { kind: string; key: string; lease_token: string; revision: number };

export type JobHandler<Payload = unknown> = {
  definition: JobDefinition<Payload>;
  run(job: JobRun<Payload>): Promise<JobResult>;
};

/** Defines a kind of job. */
export function defineJob<Payload>(kind: string, payload: z.ZodType<Payload>): JobDefinition<Payload> {
  return { kind, payload };
}

/** Combines a job with its handler. */
export function handleJob<Payload>(
  definition: JobDefinition<Payload>,
  run: (job: JobRun<Payload>) => Promise<JobResult>,
): JobHandler {
  return { definition, run: (job) => run({ ...job, payload: definition.payload.parse(job.payload) }) };
}
