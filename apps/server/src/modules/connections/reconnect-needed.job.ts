import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { credentials } from './connections.tables.ts';

/** Tells the coach that an account has to be connected again. Its key is the credential's id. */
const reconnectNoticeJob = defineJob('reconnect-notice', z.object({}));

/** An account that has to be connected again; `tokensAt` tells the present tokens from any later ones. */
export type ReconnectNotice = { credentialId: string; userId: string; tokensAt: Date };

/**
 * Marks an account whose token is no longer taken, and has its owner told, once. Nothing happens when the account has
 * got another token in the meantime.
 */
export async function markReconnectNeeded(
  tx: Database,
  account: { credentialId: string; sealedToken: string | null },
  now: Date,
): Promise<void> {
  if (account.sealedToken === null) return;
  const rows = await tx
    .update(credentials)
    .set({ status: 'reconnect_needed', renewingUntil: null })
    .where(
      and(
        eq(credentials.id, account.credentialId),
        eq(credentials.status, 'connected'),
        eq(credentials.sealedToken, account.sealedToken),
      ),
    )
    .returning({ id: credentials.id });
  await requestJobs(
    tx,
    reconnectNoticeJob,
    rows.map(({ id }) => ({ key: id, payload: {}, dueAt: now })),
  );
}

/** The coach is told unless they were faster. */
export function createReconnectNotice(options: {
  database: Database;
  notify(tx: Database, notice: ReconnectNotice): Promise<void>;
}) {
  const { database } = options;
  return handleJob(reconnectNoticeJob, async ({ key }) => {
    const [row] = await database.select().from(credentials).where(eq(credentials.id, key));
    if (row?.status === 'reconnect_needed') {
      const { id: credentialId, userId, tokensAt } = row;
      await inTransaction(database, (tx) => options.notify(tx, { credentialId, userId, tokensAt }));
    }
    return { kind: 'done' };
  });
}
