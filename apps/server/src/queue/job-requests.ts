import { requestJobs } from './queue.ts';
import type { Worker } from './worker.ts';

/**
 * Requests jobs for modules that are built before the worker is, from whose jobs it is built: once it serves, it
 * may start them right away.
 */
export function createJobRequests() {
  let serving: typeof requestJobs = requestJobs;
  const request: typeof requestJobs = (...wanted) => serving(...wanted);
  return {
    request,
    serveBy(worker: Pick<Worker, 'request'>): void {
      serving = worker.request;
    },
  };
}
