import type { Config } from './config/config.ts';
import type { Connection } from './database/connect.ts';
import { publishChanges } from './live/publisher.ts';
import { recheckSessions } from './live/session-recheck.ts';
import { requestFold } from './modules/analytics/fold-analytics.job.ts';
import { requestAuditPurge } from './modules/auth/audit-log.ts';
import { requestDailySync } from './modules/billing/sync-all.job.ts';
import { requestPurge } from './modules/chats/intake/purge-deliveries.job.ts';
import { requestRetention } from './modules/chats/contacts/retention.job.ts';
import { requestDigests } from './modules/notifications/digest.job.ts';
import { requestSilenceWatch } from './modules/notifications/account-health/silent-accounts.ts';
import { requestWindowWatch } from './modules/notifications/closing-windows.job.ts';
import type { Clock } from './platform/clock.ts';
import type { Logger } from './platform/logger.ts';
import type { Services } from './services.ts';

/** Starts the parts that the mode asks for; stops them gracefully: nothing new is taken, what is under way is waited for. */
export function createParts(
  services: Services,
  options: { mode: Config['mode']; connection: Connection; clock: Clock; logger: Logger; port: number; host: string },
) {
  const { app, auth, stopServing, worker, processor, gateway, chats, inbox, consideration, notifications } = services;
  const { mode, connection, clock, logger } = options;
  const answersCalls = mode !== 'worker';
  const doesWork = mode !== 'api';
  let stopPublishing = () => {};
  let stopRechecking = () => {};
  return {
    async start(): Promise<void> {
      if (answersCalls) {
        gateway.attach(app.server);
        stopPublishing = publishChanges({
          signals: connection.signals,
          gateway,
          logger,
          describe: chats.describeChange,
          countInbox: inbox.count,
          describeAccounts: services.bots.describeChange,
          describeNotification: notifications.describeChange,
        });
        const { signals } = connection;
        stopRechecking = recheckSessions({ gateway, signals, clock, logger, listOpen: auth.sessions.listOpen });
      }
      // A worker listens too: for its health and its figures.
      await app.listen({ port: options.port, host: options.host });
      // Afterwards: what the first job does must not keep anybody from seeing that the process is there.
      if (doesWork) {
        await requestPurge(connection.database, clock.now());
        await requestRetention(connection.database, clock.now());
        await requestDailySync(connection.database, clock.now());
        await requestFold(connection.database, clock.now());
        await requestAuditPurge(connection.database, clock.now());
        await requestDigests(connection.database, clock.now());
        await requestWindowWatch(connection.database, clock.now());
        await requestSilenceWatch(connection.database, clock.now());
        await worker.start();
        processor.start();
      }
    },
    async stop(): Promise<void> {
      stopPublishing();
      stopRechecking();
      gateway.close();
      consideration.abandonDrafts();
      await Promise.all([stopServing(), processor.stop(), worker.stop()]);
    },
    /** Notes what is left undone by a process that cannot wait any longer. */
    leave: () => worker.forgiveRunning(),
  };
}
