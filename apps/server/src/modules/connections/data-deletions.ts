import { randomBytes } from 'node:crypto';
import type { RouteOutput, connectionRoutes } from '@spotter/contract';
import type { OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import type { ConnectionsService } from './connections.service.ts';
import { deleteCredentialsOfPerson } from './credentials.repository.ts';
import { completeDataDeletion, findDataDeletion, insertDataDeletion } from './data-deletions.repository.ts';

/** Deletes what a person's accounts brought here. The job's key is the deletion's code. */
const deleteDataJob = defineJob('delete-provider-data', z.object({}));

/** People's requests to delete what we have about them from a provider. */
export type DataDeletions = {
  /** Accepts a request; returns the code by which the person can see the progress. */
  request(kind: OAuthServiceKind, appScopedId: string): Promise<string>;
  find(code: string): Promise<RouteOutput<typeof connectionRoutes.findDataDeletion>>;
};

export function createDataDeletions({ database, clock }: { database: Database; clock: Clock }): DataDeletions {
  return {
    async request(kind, appScopedId) {
      const code = randomBytes(12).toString('hex');
      const now = clock.now();
      await inTransaction(database, async (tx) => {
        await insertDataDeletion(tx, { code, integration: kind, appScopedId, requestedAt: now });
        await requestJobs(tx, deleteDataJob, [{ key: code, payload: {}, dueAt: now }]);
      });
      return code;
    },

    async find(code) {
      const row = await findDataDeletion(database, code);
      if (row === null) throw new AppError('not_found', 'We can’t find a request with this code');
      return {
        status: row.completedAt === null ? 'pending' : 'done',
        requestedAt: row.requestedAt.toISOString(),
        completedAt: row.completedAt?.toISOString() ?? null,
      };
    },
  };
}

/**
 * Deletes the accounts that the person connected for good, including those disconnected earlier, with all their
 * conversations and everything known of the person.
 */
export function createDataDeletion(options: {
  database: Database;
  clock: Clock;
  connections: ConnectionsService;
  /** Deletes the sign-in by the provider. */
  forgetPerson(kind: OAuthServiceKind, appScopedId: string): Promise<void>;
}) {
  const { database, clock, connections } = options;
  return handleJob(deleteDataJob, async ({ key: code }) => {
    const request = await findDataDeletion(database, code);
    if (request === null || request.appScopedId === null) return { kind: 'done' };
    const { integration, appScopedId } = request;
    await connections.disconnectPerson(integration, appScopedId);
    await options.forgetPerson(integration, appScopedId);
    await inTransaction(database, async (tx) => {
      await deleteCredentialsOfPerson(tx, integration, appScopedId);
      await completeDataDeletion(tx, code, clock.now());
    });
    return { kind: 'done' };
  });
}
