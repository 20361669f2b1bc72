import type { CalendarWebhooks } from '@spotter/providers/ports/calendar';
import type { FastifyInstance } from 'fastify';
import type { Logger } from '../../platform/logger.ts';
import type { JobHandler } from '../../queue/define-job.ts';
import { registerConnectionRoutes } from './connections.routes.ts';
import { createConnectionsService } from './connections.service.ts';
import { registerConsentCallbacks } from './consent/consent.routes.ts';
import { createConsentService } from './consent/consent.service.ts';
import { createDataDeletions } from './data-deletions.ts';
import { registerMetaCallbacks, type ReadSignedRequest } from './meta-callbacks.routes.ts';
import { createReconnectNotice } from './reconnect-needed.job.ts';
import { createCredentialRefresh } from './refresh-credential.job.ts';
import { createWebhookSubscription, requestSubscription } from './subscribe-webhooks.job.ts';
import { createTokenRenewal } from './tokens/token-renewal.ts';
import { createAccessWithdrawal } from './withdraw-access.job.ts';

/** A renewal is one call. After a crash, another process waits a little longer than that call can take. */
const callsOfARenewal = 2;

/** What connections are built from. */
export type ConnectionsDependencies = Parameters<typeof createConnectionsService>[0] &
  Parameters<typeof createConsentService>[0] & {
    logger: Logger;
    /** null: no calendar reports changes on its own. */
    calendarWebhooks: Pick<CalendarWebhooks, 'unsubscribe'> | null;
    providerTimeoutMs: number;
    readSignedRequest: ReadSignedRequest;
    notifyReconnect: Parameters<typeof createReconnectNotice>[0]['notify'];
  };

/** Builds the parts of connections. */
export function createConnections(dependencies: ConnectionsDependencies) {
  const { database, clock, publicUrl } = dependencies;
  const service = createConnectionsService({
    ...dependencies,
    async onConnected(tx, credentialId) {
      await requestSubscription(tx, credentialId, clock.now());
      await dependencies.onConnected(tx, credentialId);
    },
  });
  const consent = createConsentService(dependencies);
  const renewal = createTokenRenewal({
    ...dependencies,
    leaseMs: dependencies.providerTimeoutMs * callsOfARenewal,
  });
  const deletions = createDataDeletions({ database, clock });
  const jobs: JobHandler[] = [
    createWebhookSubscription(dependencies),
    createCredentialRefresh({ ...dependencies, renewal }),
    createAccessWithdrawal(dependencies),
    createReconnectNotice({ database, notify: dependencies.notifyReconnect }),
  ];
  return {
    service,
    renewal,
    jobs,
    routes(app: FastifyInstance): void {
      registerConnectionRoutes(app, { connections: service, consent, deletions });
      registerConsentCallbacks(app, consent, publicUrl);
      registerMetaCallbacks(app, {
        connections: service,
        deletions,
        readSignedRequest: dependencies.readSignedRequest,
        publicUrl,
      });
    },
  };
}
