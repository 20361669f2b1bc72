import { accountHealthRoutes, chatRoutes } from '@spotter/contract';
import { handOverReasons, severeReasons } from '@spotter/domain/safety';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bots } from '../../modules/bots/bots.tables.ts';
import { chats } from '../../modules/chats/chats.tables.ts';
import { accountSilences } from '../../modules/notifications/notifications.tables.ts';
import { account } from '../spotter-under-test.ts';
import { startNotifiedCoach, type NotifiedCoach } from './notified-coach.ts';

const hourMs = 3_600_000;

describe('the health of an account', () => {
  let notified: NotifiedCoach;
  beforeAll(async () => {
    notified = await startNotifiedCoach();
  });
  afterAll(() => notified.close());
  beforeEach(() => notified.mailbox.empty());

  const health = async () => (await notified.coach.client.call(accountHealthRoutes.list))[0]!;

  test('tells when it last heard and sent something', async () => {
    await notified.leadWrites('can i talk to a human please');
    expect(await health()).toMatchObject({
      botId: notified.coach.botId,
      problems: [],
      permissionsMissing: [],
      webhooksLastSeenAt: expect.any(String),
      lastSentAt: expect.any(String),
      silence: { unusualSince: null },
      caughtUp: null,
    });
  });

  test('what was missed while the connection was broken is fetched, and answered if its window allows', async () => {
    const early = notified.spotter.instagram;
    early.addContact(account.id, { id: '66600000000000001', username: 'late.lead', name: 'Late Lead' });
    early.addContact(account.id, { id: '66600000000000002', username: 'fresh.lead', name: 'Fresh Lead' });
    // Webhooks lead nowhere while the account's token is dead.
    early.setWebhookUrl(null);
    early.writeAsContact(account.id, '66600000000000001', { text: 'SHRED' });
    notified.clock.putForward(25 * hourMs);
    early.writeAsContact(account.id, '66600000000000002', { text: 'SHRED' });
    early.revokeTokens(account.id);
    await notified.spotter.connection.database.execute(sql`update credentials set status = 'reconnect_needed'`);
    expect((await health()).problems).toEqual(['reconnect_needed']);
    early.setWebhookUrl(`${notified.spotter.origin}/api/webhooks/instagram`);
    await notified.spotter.connectAccount(notified.coach.client);
    await notified.spotter.until('the answer', () => notified.spotter.answers('66600000000000002').length === 1);
    await notified.settled();
    expect(notified.spotter.answers('66600000000000001')).toEqual([]);
    const late = await notified.spotter.chat(notified.coach, '66600000000000001');
    expect(late.history.map(({ author, text }) => `${author}: ${text}`)).toEqual(['contact: SHRED']);
    expect(late.lastDecision?.reason).toBe('window-closed');
    const { problems, caughtUp } = await health();
    expect(problems).toEqual([]);
    expect(caughtUp?.messages).toBeGreaterThanOrEqual(2);
  });

  test('an account that is silent for unusually long is told of once, by mail too', async () => {
    const { database } = notified.spotter.connection;
    const now = notified.clock.now();
    const dayOf = (ago: number) => new Date(now.getTime() - ago * 24 * hourMs).toISOString().slice(0, 10);
    await database.delete(accountSilences);
    await database
      .insert(accountSilences)
      .values([20, 10, 1].map((ago) => ({ botId: notified.coach.botId, day: dayOf(ago), minutes: 5 * 60 })));
    await database.update(bots).set({ webhooksSeenAt: now }).where(eq(bots.id, notified.coach.botId));
    await notified.later(7 * 60);
    expect((await health()).problems).toEqual([]);
    await notified.later(45);
    for (let step = 0; step < 4; step += 1) await notified.later(15);
    expect(await health()).toMatchObject({
      problems: ['silent'],
      silence: { usualMinutes: 300, unusualSince: now.toISOString() },
    });
    expect(notified.mailed('quiet for unusually long')).toHaveLength(1);
    await notified.leadWrites('can i talk to a human please');
    expect((await health()).problems).toEqual([]);
  });

  test('an account that has to be connected again is told of once', async () => {
    const contactId = '66600000000000003';
    notified.spotter.instagram.addContact(account.id, { id: contactId, username: 'in.vain', name: null });
    notified.spotter.instagram.revokeTokens(account.id);
    notified.spotter.writes('SHRED', contactId);
    await notified.spotter.until('the mail', () => notified.mailed('Reconnect coach.dana').length > 0);
    await notified.settled();
    expect(notified.mailed('Reconnect coach.dana')).toHaveLength(1);
  });

  test('each reason of a hand-over has words of its own, and the severe ones are severe', async () => {
    const [chat] = await notified.spotter.connection.database.select().from(chats).limit(1);
    const seen = new Set<string>();
    for (const reason of handOverReasons) {
      notified.clock.putForward(1000);
      await notified.spotter.connection.database
        .update(chats)
        .set({ stage: 'needs_you', handOverReason: reason, handedOverAt: notified.clock.now() })
        .where(eq(chats.id, chat!.id));
      await notified.settled();
      const { told: word } = await notified.coach.client.call(chatRoutes.find, { params: { id: chat!.id }, query: {} });
      expect(word?.kind).toBe((severeReasons as readonly string[]).includes(reason) ? 'severe' : 'wants_person');
      seen.add((await notified.notificationOf(chat!.id, word!.kind)).title);
    }
    expect(seen.size).toBe(handOverReasons.length);
  });
});
