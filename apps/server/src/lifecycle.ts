import type { Config } from './config/config.ts';
import type { Connection } from './database/connect.ts';
import { publishChanges } from './live/publisher.ts';
import { recheckSessions } from './live/session-recheck.ts';
import { requestFold } from './modules/analytics/index.ts';
import { requestAnswerPurge } from './modules/api-keys/index.ts';
import { requestAuditPurge } from './modules/auth/index.ts';
import { requestDailySync } from './modules/billing/index.ts';
import { requestPurge, requestRetention } from './modules/chats/index.ts';
import { requestCommentWatch } from './modules/comments/index.ts';
import { requestFileSweep } from './modules/files/index.ts';
import { requestFileMove, requestPageRefresh } from './modules/knowledge/index.ts';
import { requestLeaks, requestScoring } from './modules/leaks/index.ts';
import { requestDigests, requestSilenceWatch, requestWindowWatch } from './modules/notifications/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Logger } from './platform/logger.ts';
import type { Services } from './services.ts';

/**
 * Starts the parts that the mode asks for; stops them gracefully: nothing new is accepted, and work under way is
 * finished.
 */
export function createLifecycle(
  services: Services,
  options: { mode: Config['mode']; connection: Connection; clock: Clock; logger: Logger; port: number; host: string },
) {
  const { app, auth, measure, stopServing, worker, processor, gateway, chats, inbox, consideration, notifications } =
    services;
  const { mode, connection, clock, logger } = options;
  const answersCalls = mode !== 'worker';
  const doesWork = mode !== 'api';
  let stopMeasuring = () => {};
  let stopPublishing = () => {};
  let stopRechecking = () => {};
  return {
    async start(): Promise<void> {
      stopMeasuring = measure();
      if (answersCalls) {
        gateway.attach(app.server);
        stopPublishing = publishChanges({
          signals: connection.signals,
          gateway,
          logger,
          describe: chats.describeChange,
          countInbox: inbox.count,
          listViews: (workspaceId) => services.views.list({ workspaceId }),
          describeAccounts: services.bots.describeChange,
          describeKnowledge: services.knowledge.describeChange,
          describeRun: services.simulations.describeChange,
          describeNotification: notifications.describeChange,
        });
        const { signals } = connection;
        stopRechecking = recheckSessions({ gateway, signals, clock, logger, listOpen: auth.sessions.listOpen });
      }
      // A worker listens too, for its health and its metrics.
      await app.listen({ port: options.port, host: options.host });
      // This comes last, so that the first job cannot keep the process from answering.
      if (doesWork) {
        await requestPurge(connection.database, clock.now());
        await requestRetention(connection.database, clock.now());
        await requestDailySync(connection.database, clock.now());
        await requestFold(connection.database, clock.now());
        await requestAuditPurge(connection.database, clock.now());
        await requestAnswerPurge(connection.database, clock.now());
        await requestLeaks(connection.database, clock.now());
        await requestScoring(connection.database, clock.now());
        await requestDigests(connection.database, clock.now());
        await requestWindowWatch(connection.database, clock.now());
        await requestCommentWatch(connection.database, clock.now());
        await requestSilenceWatch(connection.database, clock.now());
        await requestPageRefresh(connection.database, clock.now());
        await requestFileMove(connection.database, clock.now());
        await requestFileSweep(connection.database, clock.now());
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
      stopMeasuring();
    },
    /** Notes what a process leaves unfinished that cannot wait any longer. */
    leave: () => worker.refundRunning(),
  };
}
