import { randomBytes } from 'node:crypto';
import type { RouteOutput, connectionRoutes } from '@spotter/contract';
import type { OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { credentials, dataDeletions } from './connections.tables.ts';
import type { ConnectionsService } from './connections.service.ts';

/** Deletes what a person's accounts brought here. Its key is the deletion's code. */
const deleteDataJob = defineJob('delete-provider-data', z.object({}));

/** Requests of people to delete what we have from a provider about them. */
export type DataDeletions = {
  /** Takes a request; answers the code by which the person can see how far it is. */
  request(kind: OAuthServiceKind, appScopedId: string): Promise<string>;
  find(code: string): Promise<RouteOutput<typeof connectionRoutes.findDataDeletion>>;
};

export function createDataDeletions({ database, clock }: { database: Database; clock: Clock }): DataDeletions {
  return {
    async request(kind, appScopedId) {
      const code = randomBytes(12).toString('hex');
      const now = clock.now();
      await inTransaction(database, async (tx) => {
        await tx.insert(dataDeletions).values({ code, integration: kind, appScopedId, requestedAt: now });
        await requestJobs(tx, deleteDataJob, [{ key: code, payload: {}, dueAt: now }]);
      });
      return code;
    },

    async find(code) {
      const [row] = await database.select().from(dataDeletions).where(eq(dataDeletions.code, code));
      if (row === undefined) throw new AppError('not_found', 'We can’t find a request with this code');
      return {
        status: row.completedAt === null ? 'pending' : 'done',
        requestedAt: row.requestedAt.toISOString(),
        completedAt: row.completedAt?.toISOString() ?? null,
      };
    },
  };
}

/**
 * The accounts that the person connected go for good, those disconnected earlier too, with all their conversations, and
 * what is known of the person itself.
 */
export function createDataDeletion(options: {
  database: Database;
  clock: Clock;
  connections: ConnectionsService;
  /** Forgets who signed in by the provider. */
  forgetPerson(kind: OAuthServiceKind, appScopedId: string): Promise<void>;
}) {
  const { database, clock, connections } = options;
  return handleJob(deleteDataJob, async ({ key: code }) => {
    const [request] = await database.select().from(dataDeletions).where(eq(dataDeletions.code, code));
    if (request === undefined || request.appScopedId === null) return { kind: 'done' };
    const { integration, appScopedId } = request;
    await connections.disconnectPerson(integration, appScopedId);
    await options.forgetPerson(integration, appScopedId);
    await inTransaction(database, async (tx) => {
      // Bots, chats and messages go with their account.
      await tx
        .delete(credentials)
        .where(and(eq(credentials.integration, integration), eq(credentials.appScopedId, appScopedId)));
      await tx
        .update(dataDeletions)
        .set({ completedAt: clock.now(), appScopedId: null })
        .where(eq(dataDeletions.code, code));
    });
    return { kind: 'done' };
  });
}
