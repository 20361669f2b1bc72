import type { OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { credentials } from './connections.tables.ts';
import { nameOf } from './integrations.ts';

/** Tells the coach that an account has to be connected again. Its key is the credential's id. */
const reconnectNoticeJob = defineJob('reconnect-notice', z.object({}));

/** What the coach is told. */
export type ReconnectNotice = { kind: 'reconnect-needed'; service: string; username: string };

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

/** The mail goes out unless the coach was faster. */
export function createReconnectNotice(options: {
  database: Database;
  notify(userId: string, notice: ReconnectNotice): Promise<void>;
}) {
  return handleJob(reconnectNoticeJob, async ({ key }) => {
    const [row] = await options.database.select().from(credentials).where(eq(credentials.id, key));
    if (row?.status === 'reconnect_needed') {
      const service: OAuthServiceKind = row.integration;
      await options.notify(row.userId, { kind: 'reconnect-needed', service: nameOf(service), username: row.username });
    }
    return { kind: 'done' };
  });
}
