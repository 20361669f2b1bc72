import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { defineJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';

/** Compares a workspace's new questions with the others by what they mean. */
export const sortQuestionsJob = defineJob('sort-questions', z.object({ workspaceId: z.uuid() }));

/** Requests the job; its key is the workspace. */
export function requestSorting(tx: Database, workspaceId: WorkspaceId, now: Date): Promise<void> {
  return requestJobs(tx, sortQuestionsJob, [
    { key: workspaceId, payload: { workspaceId }, dueAt: now, lane: workspaceId },
  ]);
}
