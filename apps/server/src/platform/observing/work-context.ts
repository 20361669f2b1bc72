import { AsyncLocalStorage } from 'node:async_hooks';

/** What a process is doing: answering a request, or running a job. */
export type WorkContext = { requestId: string } | { job: string; key: string };

const contexts = new AsyncLocalStorage<WorkContext>();

/** Runs work whose log lines all name what they belong to. */
export function inWorkContext<Result>(context: WorkContext, work: () => Result): Result {
  return contexts.run(context, work);
}

/** Returns what is being done; nothing outside of requests and jobs. */
export function workContext(): Partial<WorkContext> {
  return contexts.getStore() ?? {};
}
