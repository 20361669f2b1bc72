import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { chats } from '../../chats/chats.tables.ts';
import { requestConsideration } from './consider-reply.job.ts';

/** After this time the platform takes no answer of an agent any more. */
const windowMs = 24 * 3_600_000;

/** Looks again at the chats in which the agent kept silent only because of the plan, and may still write. */
export async function resumeWithPlan(tx: Database, userId: string, now: Date): Promise<void> {
  const silenced = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(
      and(
        eq(chats.userId, userId),
        sql`${chats.lastDecision} ->> 'reason' = 'plan'`,
        gt(chats.lastInboundAt, new Date(now.getTime() - windowMs)),
      ),
    );
  await requestConsideration(
    tx,
    silenced.map(({ id }) => id),
    now,
  );
}
