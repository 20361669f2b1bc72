import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { findCredentialForAll } from './credentials.repository.ts';
import { setReconnectNeeded } from './tokens/tokens.repository.ts';

/** Tells the coach that an account has to be connected again. The job's key is the credential's id. */
const reconnectNoticeJob = defineJob('reconnect-notice', z.object({}));

/** An account that has to be connected again; `tokensAt` tells the present tokens from any later ones. */
export type ReconnectNotice = { credentialId: string; workspaceId: WorkspaceId; tokensAt: Date };

/**
 * Marks an account whose token is no longer accepted, and notifies its owner once. Does nothing when the account
 * has another token by now.
 */
export async function markReconnectNeeded(
  tx: Database,
  account: { credentialId: string; sealedToken: string | null },
  now: Date,
): Promise<void> {
  const { credentialId, sealedToken } = account;
  if (sealedToken === null || !(await setReconnectNeeded(tx, { credentialId, sealedToken }))) return;
  await requestJobs(tx, reconnectNoticeJob, [{ key: credentialId, payload: {}, dueAt: now }]);
}

/** Tells the coach, unless they have reconnected it already. */
export function createReconnectNotice(options: {
  database: Database;
  notify(tx: Database, notice: ReconnectNotice): Promise<void>;
}) {
  const { database } = options;
  return handleJob(reconnectNoticeJob, async ({ key }) => {
    const row = await findCredentialForAll(database, key);
    if (row?.status === 'reconnect_needed') {
      const { id: credentialId, workspaceId, tokensAt } = row;
      await inTransaction(database, (tx) => options.notify(tx, { credentialId, workspaceId, tokensAt }));
    }
    return { kind: 'done' };
  });
}
