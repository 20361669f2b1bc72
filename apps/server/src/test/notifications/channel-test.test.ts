import { botRoutes, channelTestRoutes } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { account, page, startSpotter, type Coach, type SpotterUnderTest } from '../spotter-under-test.ts';

let spotter: SpotterUnderTest;
let coach: Coach;
let pageBotId: string;
let people = 0;
let lead: string;

beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  coach = await spotter.addCoach();
  pageBotId = await spotter.addPage(coach);
});
afterAll(() => spotter.close());
beforeEach(async () => {
  spotter.instagram.clearFaults();
  spotter.messenger.clearFaults();
  await spotter.connection.database.execute(sql`delete from rate_limits`);
  // Each test begins without a history.
  await spotter.connection.database.execute(sql`delete from chats`);
  await spotter.connection.database.execute(sql`update bots set webhooks_seen_at = null`);
  people += 1;
  lead = `88800000000000${String(people).padStart(3, '0')}`;
  spotter.messenger.addContact(page.id, { id: lead, firstName: 'Maya' });
  spotter.instagram.addContact(account.id, { id: lead, username: `maya.${people}`, name: null });
});

const run = (botId = coach.botId) => coach.client.call(channelTestRoutes.test, { params: { botId } });
const writes = {
  instagram: (text: string) => spotter.instagram.writeAsContact(account.id, lead, { text }),
  messenger: (text: string) => spotter.messenger.writeAsContact(page.id, lead, { text }),
};

describe('the test of a channel', () => {
  test.each(['instagram', 'messenger'] as const)('finds all well on %s, and keeps that with its time', async (kind) => {
    const botId = kind === 'instagram' ? coach.botId : pageBotId;
    writes[kind]('SHRED');
    await spotter.settled();
    const found = await run(botId);
    expect(found).toMatchObject({
      access: 'fine',
      permissions: 'fine',
      webhooks: 'fine',
      events: 'fine',
      missed: 0,
      lastEventAt: expect.any(String) as string,
      others: { sign: 'none', namesApps: kind === 'messenger' },
    });
    const { last } = await coach.client.call(channelTestRoutes.findTest, { params: { botId } });
    expect(last).toEqual(found);
  });

  test('finds another agent that answers at once, on either channel', async () => {
    spotter.instagram.setFaults({ otherAgent: true });
    spotter.messenger.setFaults({ otherAgent: true });
    for (const text of ['hi', 'are you there?', 'hello?']) {
      writes.instagram(text);
      writes.messenger(text);
      await spotter.settled();
    }
    expect((await run()).others).toMatchObject({ sign: 'fast', chats: 1, namesApps: false });
    expect((await run(pageBotId)).others).toMatchObject({ sign: 'answers', chats: 1, apps: ['ReplyTool'] });
  });

  test('finds another app that holds a conversation', async () => {
    writes.messenger('SHRED');
    await spotter.settled();
    spotter.messenger.otherAppTakesThread(page.id, lead);
    await spotter.settled();
    expect((await run(pageBotId)).others).toMatchObject({ sign: 'holds', chats: 1 });
  });

  test('finds that a page gives no conversation to one app', async () => {
    spotter.messenger.setFaults({ threadControl: 'no-routing' });
    expect((await run(pageBotId)).others).toMatchObject({ sign: 'shared' });
  });

  test('finds a message that never came', async () => {
    spotter.instagram.setWebhookUrl(null);
    spotter.instagram.writeAsContact(account.id, lead, { text: 'lost', at: new Date(Date.now() - 3 * 60_000) });
    await spotter.connection.database.execute(sql`update bots set created_at = created_at - interval '1 hour'`);
    expect(await run()).toMatchObject({ events: 'missed', missed: 1 });
    spotter.instagram.setWebhookUrl(`${spotter.origin}/api/webhooks/instagram`);
  });

  test('asks again for events that the platform does not report, and finds them the next time', async () => {
    const token = spotter.instagram.snapshot().tokens.find(({ kind }) => kind === 'long')!.value;
    await fetch(`${spotter.instagramOrigin}/me/subscribed_apps`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    expect((await run()).webhooks).toBe('asked_again');
    await spotter.settled();
    expect((await run()).webhooks).toBe('fine');
  });

  test('says that the platform did not answer', async () => {
    spotter.instagram.setFaults({ down: true });
    expect(await run()).toMatchObject({ access: 'unreachable', permissions: 'unknown', webhooks: 'unknown' });
  });

  test('is refused after 20 in an hour', async () => {
    await spotter.connection.database.execute(sql`delete from rate_limits`);
    for (let times = 0; times < 20; times += 1) await run();
    await expect(run()).rejects.toMatchObject({ status: 429 });
  });

  test('finds that the platform no longer lets Spotter in, and has the account reconnected', async () => {
    spotter.instagram.revokeTokens(account.id);
    expect(await run()).toMatchObject({ access: 'refused', permissions: 'unknown', events: 'unknown' });
    const bot = await coach.client.call(botRoutes.find, { params: { id: coach.botId } });
    expect(bot.status).toBe('reconnect_needed');
  });
});
