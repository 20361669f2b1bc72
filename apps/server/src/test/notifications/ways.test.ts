import { randomUUID } from 'node:crypto';
import { notificationPreferenceRoutes, notificationRoutes, userRoutes, type NotificationKind } from '@spotter/contract';
import { notificationKinds } from '@spotter/domain/notifications';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertProposal, withdrawProposal } from '../../modules/chats/index.ts';
import { chats } from '../../modules/chats/chats.tables.ts';
import { simulations } from '../../modules/simulations/simulations.tables.ts';
import { notifications } from '../../modules/notifications/notifications.tables.ts';
import { newId } from '../../platform/ids.ts';
import { bookInChat } from '../book-in-chat.ts';
import { onlyBy, startNotifiedCoach, waysOf, type NotifiedCoach } from './notified-coach.ts';

const dayMs = 24 * 3_600_000;

describe('by which ways a coach is told', () => {
  let notified: NotifiedCoach;
  let facts = 0;
  let chatId: string;
  let callId: string;

  beforeAll(async () => {
    notified = await startNotifiedCoach();
    ({ chatId } = await notified.leadWrites('can i talk to a human please'));
    callId = await bookInChat(notified.spotter, chatId);
    await notified.subscribe();
    await notified.coach.client.call(userRoutes.update, { body: { timeZone: 'America/Chicago' } });
  });
  afterAll(() => notified.close());
  beforeEach(() => {
    notified.mailbox.empty();
    notified.pushes.clearFaults();
  });

  /** Lets something of a kind happen that is not over on its own. Returns the notification's id. */
  async function happen(kind: NotificationKind): Promise<string> {
    facts += 1;
    const { database } = notified.spotter.connection;
    const at = new Date(Math.floor(notified.clock.now().getTime()));
    if (kind === 'severe' || kind === 'wants_person') {
      // The chat itself is handed over at that instant, and the database reports it.
      const reason = kind === 'severe' ? 'red-flag' : 'anger';
      await database
        .update(chats)
        .set({ stage: 'needs_you', handOverReason: reason, handedOverAt: at, takenOverAt: null })
        .where(eq(chats.id, chatId));
      await notified.settled();
      return (await notified.coach.client.call(notificationRoutes.listOfChat, { params: { id: chatId } }))[0]!._id;
    }
    if (kind === 'approval') {
      await withdrawProposal(database, chatId, 'switched-off');
      await insertProposal(database, aProposal(chatId, at));
      await notified.settled();
      return (await notified.coach.client.call(notificationRoutes.listOfChat, { params: { id: chatId } }))[0]!._id;
    }
    await database
      .update(chats)
      .set({ awaitingSince: at, lastInboundAt: at, sendFailedAt: at })
      .where(eq(chats.id, chatId));
    const runId = kind === 'turned_red' ? await storeNight(at) : '';
    const about = {
      turned_red: { about: { night: { runId, turnedRed: [{ leadId: 'price-first', keptBy: 1 }] } } },
      plan: { about: { reason: 'past_due' } },
      budget: { about: { budget: { percent: 80, resetsAt: new Date(at.getTime() + dayMs).toISOString() } } },
      booked: { chatId, about: { callId } },
      call_changed: { chatId, about: { callId, reason: 'moved' } },
      connection_broken: { botId: notified.coach.botId, about: { reason: 'silent' } },
      digest: { about: { digest: { day: '2026-01-01', needsYou: 2, unopened: 0, callsToday: 1, booked: 0 } } },
      window_closing: { chatId },
      send_failed: { chatId },
      qualified: { chatId },
    }[kind];
    const id = await notified.report({ kind, cause: `fact ${facts}`, at, ...about });
    await notified.settled();
    return id!;
  }

  /** Stores a run of the coach's agent at night. */
  async function storeNight(at: Date): Promise<string> {
    const { agentId, access } = notified.coach;
    const id = newId();
    await notified.spotter.connection.database.insert(simulations).values({
      id,
      workspaceId: access.workspaceId,
      agentId,
      version: 'published',
      number: 2,
      content: {},
      seed: 1,
      state: 'done',
      estimatedTokens: 1,
      nightMark: 'a mark',
      at,
      endedAt: at,
    });
    return id;
  }

  /** Moves the clock on until it is that hour in the coach's zone. */
  async function untilWallTime(hour: number): Promise<void> {
    const shown = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', hour: 'numeric', hourCycle: 'h23' });
    for (let step = 0; step < 25 && Number(shown.format(notified.clock.now())) !== hour; step += 1)
      await notified.later(60);
  }

  const find = (id: string) => notified.coach.client.call(notificationRoutes.find, { params: { id } });
  const pushesOf = (id: string) =>
    notified.shown().filter(({ message }) => message.notification.data.notificationId === id);

  describe.each(notificationKinds)('%s', (kind) => {
    test.each([
      { ways: onlyBy('app'), expected: ['app sent'] },
      { ways: onlyBy('push'), expected: ['push sent'] },
      { ways: onlyBy('email'), expected: ['email sent'] },
      { ways: onlyBy('app', 'push', 'email'), expected: ['app sent', 'push sent', 'email sent'] },
    ])('goes by $expected', async ({ ways, expected }) => {
      if (kind === 'severe' && !ways.push && !ways.email) {
        await expect(notified.prefer((now) => ({ ways: { ...now.ways, [kind]: ways } }))).rejects.toMatchObject({
          status: 400,
        });
        return;
      }
      await notified.prefer((now) => ({ ways: { ...now.ways, [kind]: ways } }));
      const id = await happen(kind);
      // A lead in danger is always in the list.
      const wanted = kind !== 'severe' || ways.app ? expected : ['app sent', ...expected];
      expect(waysOf(await find(id))).toEqual(wanted);
      expect(pushesOf(id)).toHaveLength(wanted.includes('push sent') ? 1 : 0);
      const mails = notified.mailbox.mails().filter(({ text }) => text.includes(id));
      expect(mails).toHaveLength(wanted.includes('email sent') ? 1 : 0);
      const listed = (await notified.list()).some(({ _id }) => _id === id);
      expect(listed).toBe(wanted.includes('app sent'));
      for (const { message } of pushesOf(id)) {
        expect(message.notification.title.length).toBeGreaterThan(3);
        expect(JSON.stringify(message).length).toBeLessThan(1000);
      }
      await notified.coach.client.call(notificationRoutes.open, { params: { id }, body: {} });
    });
  });

  describe('quiet hours', () => {
    beforeAll(() =>
      notified.prefer((now) => ({
        quietHours: { from: '22:00', to: '07:00' },
        ways: { ...now.ways, plan: onlyBy('app', 'push', 'email'), severe: onlyBy('app', 'push', 'email') },
      })),
    );
    afterAll(() => notified.prefer(() => ({ quietHours: null })));

    test('hold back pushes and mails until they are over, but not who is in danger', async () => {
      await untilWallTime(23);
      notified.mailbox.empty();
      const [plan, severe] = [await happen('plan'), await happen('severe')];
      expect(waysOf(await find(severe))).toEqual(['app sent', 'push sent', 'email sent']);
      const held = await find(plan);
      expect(waysOf(held)).toEqual(['app sent', 'push queued', 'email queued']);
      const until = new Date(held.deliveries.at(-1)!.at);
      expect(until.toLocaleTimeString('en-US', { timeZone: 'America/Chicago', timeStyle: 'short' })).toBe('7:00 AM');
      expect([pushesOf(plan), notified.mailed('payment')]).toEqual([[], []]);
      await notified.later((until.getTime() - notified.clock.now().getTime()) / 60_000 - 1);
      expect(pushesOf(plan)).toEqual([]);
      await notified.later(2);
      expect(waysOf(await find(plan))).toEqual(['app sent', 'push sent', 'email sent']);
      expect(notified.mailed('payment')).toHaveLength(1);
    });

    test('what was opened meanwhile does not go out when they end', async () => {
      await untilWallTime(23);
      const plan = await happen('plan');
      await notified.coach.client.call(notificationRoutes.open, { params: { id: plan }, body: {} });
      await notified.later(12 * 60);
      expect([pushesOf(plan), notified.mailed('payment')]).toEqual([[], []]);
      expect(waysOf(await find(plan))).toEqual(['app opened']);
    });
  });

  test('the same fact is told once, however often and by however many it is reported', async () => {
    const report = () => notified.report({ kind: 'plan', cause: 'the very same', about: { reason: 'past_due' } });
    const ids = await Promise.all([report(), report(), report()]);
    await notified.settled();
    expect(await report()).toBeNull();
    await notified.settled();
    expect(ids.filter((id) => id !== null)).toHaveLength(1);
    expect(notified.mailed('payment')).toHaveLength(1);
  });

  describe('a push service', () => {
    const chooseBoth = () => notified.prefer((now) => ({ ways: { ...now.ways, plan: onlyBy('app', 'push') } }));
    beforeAll(chooseBoth);

    test('that no longer knows a device ends its subscription; the others get what was meant for all', async () => {
      const lost = await notified.subscribe();
      notified.pushes.unsubscribeBrowser(lost.endpoint);
      const before = await notified.coach.client.call(notificationPreferenceRoutes.listSubscriptions);
      const plan = await happen('plan');
      expect(waysOf(await find(plan))).toEqual(['app sent', 'push sent']);
      const left = await notified.coach.client.call(notificationPreferenceRoutes.listSubscriptions);
      expect(before.map(({ _id }) => _id).filter((id) => !left.some(({ _id }) => _id === id))).toEqual([lost.id]);
    });

    test.each([
      { status: 429, retryAfter: '300', waits: 5 },
      { status: 503, waits: 0.5 },
    ])('that answers $status gets the push later', async ({ waits, ...fault }) => {
      notified.pushes.setFaults({ refuse: { times: 1, ...fault } });
      const plan = await happen('plan');
      expect(waysOf(await find(plan))).toEqual(['app sent', 'push queued']);
      if (waits > 1) {
        await notified.later(waits - 1);
        expect(pushesOf(plan)).toEqual([]);
      }
      await notified.later(1.1);
      expect(waysOf(await find(plan))).toEqual(['app sent', 'push sent']);
      expect(pushesOf(plan)).toHaveLength(1);
    });

    test('that stays down is given up after three tries, and says so', async () => {
      notified.pushes.setFaults({ refuse: { times: 99, status: 500 } });
      const plan = await happen('plan');
      for (let step = 0; step < 5; step += 1) await notified.later(5);
      const { deliveries } = await find(plan);
      expect(deliveries.at(-1)).toMatchObject({ way: 'push', status: 'failed', problem: expect.any(String) });
      expect(99 - (notified.pushes.faults().refuse?.times ?? 0)).toBe(3);
    });

    test('that refuses who is in danger does not hold the mail up', async () => {
      notified.pushes.setFaults({ refuse: { times: 1, status: 400 } });
      const severe = await happen('severe');
      expect(waysOf(await find(severe))).toEqual(['app sent', 'push failed', 'email sent']);
    });
  });

  describe('a test from the profile', () => {
    test.each(['app', 'push', 'email'] as const)('goes by %s alone, in quiet hours too', async (way) => {
      await notified.prefer(() => ({ quietHours: { from: '00:00', to: '23:59' } }));
      const sent = await notified.coach.client.call(notificationPreferenceRoutes.test, { body: { way } });
      await notified.settled();
      await notified.prefer(() => ({ quietHours: null }));
      expect(waysOf(await find(sent._id))).toEqual([`${way} sent`]);
    });

    test('says that there is no device', async () => {
      for (const { _id: id } of await notified.coach.client.call(notificationPreferenceRoutes.listSubscriptions)) {
        await notified.coach.client.call(notificationRoutes.unsubscribe, { params: { id } });
      }
      const before = await notified.list();
      await expect(
        notified.coach.client.call(notificationPreferenceRoutes.test, { body: { way: 'push' } }),
      ).rejects.toMatchObject({
        status: 409,
        message: 'None of your devices have push notifications on.',
      });
      expect(await notified.list()).toEqual(before);
      await notified.subscribe();
    });
  });

  test('a server that is being replaced leaves out what only the newer one has words for', async () => {
    const { database } = notified.spotter.connection;
    const before = await notified.list();
    const request = {
      id: randomUUID(),
      cause: 'of a newer server',
      at: notified.clock.now(),
      listedAt: notified.clock.now(),
    };
    await database
      .insert(notifications)
      .values({ userId: notified.coach.userId, kind: 'of-tomorrow' as NotificationKind, ...request });
    expect(await notified.list()).toEqual(before);
    await database.delete(notifications).where(eq(notifications.cause, request.cause));
  });

  test('the digest comes at the hour of choice, with what there is, once a day', async () => {
    await notified.prefer((now) => ({ digestHour: 6, ways: { ...now.ways, digest: onlyBy('app', 'email') } }));
    await happen('wants_person');
    notified.mailbox.empty();
    const since = notified.clock.now().toISOString();
    await untilWallTime(6);
    for (let step = 0; step < 30; step += 1) await notified.later(60);
    const digests = (await notified.list()).filter(({ kind, at }) => kind === 'digest' && at > since);
    const newest = digests.at(-1)!;
    // The same brief as on the dashboard: who first and why, then the counts.
    expect(newest.body).toMatch(/^Maya Torres is upset · 1 chat needs you/);
    expect(newest.page).toBe('/dashboard');
    const hour = new Date(newest.at).toLocaleTimeString('en-US', { timeZone: 'America/Chicago', hour: 'numeric' });
    expect(hour).toBe('6 AM');
    expect(digests.length).toBeGreaterThanOrEqual(1);
    const days = digests.map(({ at }) => new Date(at).toLocaleDateString('en-US', { timeZone: 'America/Chicago' }));
    expect(new Set(days).size).toBe(days.length);
    expect(notified.mailed('Your day with Spotter').length).toBeGreaterThanOrEqual(1);
  });

  test('an unanswered contact is told of three hours before nobody may answer', async () => {
    const at = new Date(notified.clock.now().getTime() - dayMs + 3.2 * 3_600_000);
    await notified.spotter.connection.database
      .update(chats)
      .set({ awaitingSince: at, lastInboundAt: at, lastDecision: null, pendingReplyAt: null })
      .where(eq(chats.id, chatId));
    await notified.prefer((now) => ({ ways: { ...now.ways, window_closing: onlyBy('app', 'push') } }));
    const isOf = () =>
      notified.list().then((all) => all.filter((one) => one.kind === 'window_closing' && one.at > at.toISOString()));
    const before = (await isOf()).length;
    await notified.later(6);
    expect(await isOf()).toHaveLength(before);
    for (let step = 0; step < 3; step += 1) await notified.later(6);
    expect(await isOf()).toHaveLength(before + 1);
  });
});

function aProposal(chatId: string, proposedAt: Date) {
  const [id, agentId, decisionId] = [newId(), newId(), newId()];
  return { id, chatId, agentId, decisionId, topic: 'other' as const, text: 'Hi!', answers: [], draft: {}, proposedAt };
}
