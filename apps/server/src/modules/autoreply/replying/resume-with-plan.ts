import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { listSilencedByPlan } from './chats-to-consider.repository.ts';
import { requestConsideration } from './consider-reply.job.ts';

/** Max age of a contact's message for which the platform accepts an agent's answer. */
const windowMs = 24 * 3_600_000;

/** Requests a look at the chats in which the agent was silent only because of the plan and may still write. */
export async function resumeWithPlan(tx: Database, workspaceId: WorkspaceId, now: Date): Promise<void> {
  const silenced = await listSilencedByPlan(tx, workspaceId, new Date(now.getTime() - windowMs));
  await requestConsideration(tx, silenced, now);
}
