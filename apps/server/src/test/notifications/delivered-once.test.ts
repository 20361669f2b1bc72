import { notificationRoutes, PushMessage } from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectPostgres } from '../../database/connect.ts';
import { notificationDeliveries } from '../../modules/notifications/notifications.tables.ts';
import { deliverNotificationJob } from '../../modules/notifications/request-notification.ts';
import { createLogger } from '../../platform/logger.ts';
import { createLifecycle } from '../../lifecycle.ts';
import { requestJobs } from '../../queue/queue.ts';
import { createServices } from '../../services.ts';
import { testSecret } from '../spotter-under-test.ts';
import { startNotifiedCoach, waysOf, type NotifiedCoach } from './notified-coach.ts';

describe('every notification is delivered once', () => {
  let notified: NotifiedCoach;
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    notified = await startNotifiedCoach();
    await notified.subscribe();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  afterAll(() => notified.close());

  /** Starts a second server process that also does jobs. */
  async function startSecond(): Promise<void> {
    const { config, connection: own } = notified.spotter;
    // The embedded database belongs to one process, so there both share the connection and its signals.
    const connection = own.url === null ? own : await connectPostgres(own.url, () => {});
    const { clock } = notified;
    const logger = createLogger('silent');
    const services = createServices({ config, appSecret: testSecret, connection, clock, logger });
    const parts = createLifecycle(services, { mode: 'worker', connection, clock, logger, port: 0, host: '127.0.0.1' });
    await parts.start();
    stops.push(async () => {
      await parts.stop();
      if (connection !== own) await connection.close();
    });
  }

  const plan = (cause: string) => notified.report({ kind: 'plan', cause, about: { reason: 'past_due' } });
  const idsShown = () =>
    notified.pushes
      .pushes()
      .map(({ payload }) => PushMessage.parse(JSON.parse(payload!)).notification.data.notificationId);

  test('by two servers that work side by side', async () => {
    await startSecond();
    notified.pushes.setFaults({ slow: { times: 100, milliseconds: 20 } });
    const causes = Array.from({ length: 12 }, (_, index) => `beside ${index}`);
    // Both request the same facts at the same time.
    const ids = (await Promise.all([...causes, ...causes].map(plan))).filter((id) => id !== null);
    expect(ids).toHaveLength(12);
    await notified.spotter.until('all of them', () => new Set(idsShown().filter((id) => ids.includes(id))).size === 12);
    await notified.spotter.until('their mails', () => notified.mailed('payment').length >= 12);
    await notified.settled();
    expect(
      idsShown()
        .filter((id) => ids.includes(id))
        .toSorted(),
    ).toEqual(ids.toSorted());
    expect(notified.mailed('payment')).toHaveLength(12);
    notified.pushes.clearFaults();
  });

  describe('a process that died over it', () => {
    const deliveriesOf = (id: string) =>
      notified.spotter.connection.database
        .select()
        .from(notificationDeliveries)
        .where(eq(notificationDeliveries.notificationId, id));

    /** Leaves the state of a process that died after it had claimed the try, before or after the call went out. */
    async function diedOver(cause: string, when: 'before' | 'after'): Promise<string> {
      if (when === 'before') notified.pushes.setFaults({ refuse: { times: 1, status: 503 } });
      const id = (await plan(cause))!;
      await notified.settled();
      notified.pushes.clearFaults();
      await notified.spotter.connection.database
        .update(notificationDeliveries)
        .set({ status: 'sending', at: notified.clock.now() })
        .where(eq(notificationDeliveries.notificationId, id));
      // The lease of the dead process expires, and another worker takes the job.
      const dueAt = notified.clock.now();
      await requestJobs(notified.spotter.connection.database, deliverNotificationJob, [
        { key: id, payload: {}, dueAt },
      ]);
      return id;
    }

    test('before it was sent: another one sends it', async () => {
      const id = await diedOver('died before', 'before');
      await notified.settled();
      expect(idsShown().filter((one) => one === id)).toEqual([]);
      await notified.later(1);
      expect(idsShown().filter((one) => one === id)).toEqual([id]);
      expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(['sent', 'sent']);
    });

    test('after it was sent: what comes again takes the place of the first on the screen and in the mailbox', async () => {
      const id = await diedOver('died after', 'after');
      await notified.later(1);
      const pushes = notified.pushes.pushes().filter(({ payload }) => payload!.includes(id));
      expect(new Set(pushes.map(({ topic }) => topic)).size).toBe(1);
      const shown = pushes.map(({ payload }) => PushMessage.parse(JSON.parse(payload!)).notification);
      expect(new Set(shown.map(({ tag }) => tag)).size).toBe(1);
      expect(shown.every(({ renotify }) => !renotify)).toBe(true);
      const mails = notified.mailbox.mails().filter(({ text }) => text.includes(id));
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
      const found = await notified.coach.client.call(notificationRoutes.find, { params: { id } });
      expect(waysOf(found)).toEqual(['app sent', 'push sent', 'email sent']);
    });

    test('and is only slow is not hurried', async () => {
      const id = await diedOver('slow', 'before');
      await notified.later(0.5);
      expect(idsShown().filter((one) => one === id)).toEqual([]);
    });
  });
});
