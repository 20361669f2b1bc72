import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { defineJob } from '../../../queue/define-job.ts';
import { findDueJobs, requestJobs } from '../../../queue/queue.ts';

/** Looks for what contradicts each other in a workspace's offers and knowledge. */
export const contradictionsJob = defineJob('find-contradictions', z.object({ workspaceId: z.uuid() }));

/** Requests the job; its key is the workspace, so that many changes are compared once. */
export function requestContradictions(tx: Database, workspaceId: WorkspaceId, now: Date): Promise<void> {
  const request = { key: workspaceId, payload: { workspaceId }, dueAt: now, lane: workspaceId };
  return requestJobs(tx, contradictionsJob, [request]);
}

/** Whether the job is requested. */
export async function areContradictionsRequested(database: Database, workspaceId: WorkspaceId): Promise<boolean> {
  return (await findDueJobs(database, contradictionsJob, [workspaceId])).size > 0;
}
