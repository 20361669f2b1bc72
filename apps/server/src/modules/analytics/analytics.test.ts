import {
  agentRoutes,
  analyticsRoutes,
  ApiError,
  botRoutes,
  chatRoutes,
  connectionRoutes,
  userRoutes,
} from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryRows } from '../../database/database.ts';
import { newId } from '../../platform/ids.ts';
import { account, lead, startSpotter, type Coach, type SpotterUnderTest } from '../../test/spotter-under-test.ts';
import { appointments } from '../booking/booking.tables.ts';

const dayMs = 86_400_000;
const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
const range = { from: day(6), to: day(0) };

const noneLost = { not_interested: 0, price: 0, not_now: 0, location: 0, not_a_fit: 0, spam: 0, other: 0 };

describe('analytics of what really happened', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let chatId: string;

  beforeAll(async () => {
    spotter = await startSpotter();
    coach = await spotter.addCoach();
    const referral = { ref: 'spring', source: 'ADS', adId: '120200' };
    spotter.instagram.writeAsContact(account.id, lead.id, { text: 'SHRED', referral });
    await spotter.until('an answer', () => spotter.answers().length === 1);
    for (const [index, words] of ['I want to lose 10 kg', 'by June', 'I tried keto'].entries()) {
      spotter.writes(words);
      await spotter.until('an answer', () => spotter.answers().length === index + 2);
    }
    await spotter.settled();
    chatId = (await spotter.chat(coach))._id;
    const now = new Date();
    await spotter.connection.database.insert(appointments).values({
      id: newId(),
      workspaceId: coach.access.workspaceId,
      chatId,
      startsAt: now,
      endsAt: new Date(now.getTime() + 3_600_000),
      status: 'confirmed',
      source: 'chat',
      guestName: '=Maya',
      language: 'en',
      calendarKind: 'own',
      confirmedAt: now,
      createdAt: now,
      updatedAt: now,
    });
  });
  afterAll(() => spotter.close());

  test('messages are counted by day, and every day of the range has a point', async () => {
    const points = await coach.client.call(analyticsRoutes.messageStats, { query: { ...range, source: 'instagram' } });
    expect(points.map(({ time }) => time)).toEqual([6, 5, 4, 3, 2, 1, 0].map(day));
    expect(points.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 0, 8]);
    const page = await coach.client.call(analyticsRoutes.messageStats, { query: { ...range, source: 'page' } });
    expect(page.every(({ value }) => value === 0)).toBe(true);
  });

  test('calls are counted by the day of booking', async () => {
    const points = await coach.client.call(analyticsRoutes.meetsStats, { query: { ...range, source: 'ig' } });
    expect(points.at(-1)).toEqual({ time: day(0), value: 1 });
  });

  test('the booking rate is one point for the range', async () => {
    expect(await coach.client.call(analyticsRoutes.bookingRate, { query: range })).toEqual([
      { time: range.to, value: 100, engaged: 1, booked: 1 },
    ]);
    const before = { from: day(60), to: day(40) };
    expect(await coach.client.call(analyticsRoutes.bookingRate, { query: before })).toEqual([
      { time: before.to, value: 0, engaged: 0, booked: 0 },
    ]);
  });

  test('a keyword has the conversations it started, those that went on, and those that were booked', async () => {
    expect(
      await coach.client.call(analyticsRoutes.keywordStats, { params: { agentId: coach.agentId }, query: {} }),
    ).toEqual({
      engagedTimes: [{ keyword: 'SHRED', times: 1 }],
      bookingRate: [{ keyword: 'SHRED', totalConversations: 1, confirmedMeets: 1 }],
    });
    const within = (query: { from: string; to: string }) =>
      coach.client.call(analyticsRoutes.keywordStats, { params: { agentId: coach.agentId }, query });
    expect((await within(range)).engagedTimes).toEqual([{ keyword: 'SHRED', times: 1 }]);
    expect(await within({ from: day(60), to: day(40) })).toEqual({ engagedTimes: [], bookingRate: [] });
  });

  test('the funnel’s numbers open the conversations behind them', async () => {
    const { now, before } = await coach.client.call(analyticsRoutes.funnel, { query: range });
    expect(now).toEqual({ new: 1, engaged: 1, qualified: 1, booked: 1, past: 0, shown: 0, lost: noneLost });
    expect(before).toEqual({ new: 0, engaged: 0, qualified: 0, booked: 0, past: 0, shown: 0, lost: noneLost });
    const behind = (step: string) => coach.client.call(analyticsRoutes.funnelChats, { params: { step }, query: range });
    expect(await behind('booked')).toMatchObject([
      { _id: chatId, username: lead.username, from: 'instagram', reached: 'booked', keyword: 'SHRED' },
    ]);
    expect(await behind('shown')).toEqual([]);
    await expect(behind('nothing')).rejects.toMatchObject({ status: 404 });
  });

  test('the results say which ad brought a conversation, and whose call is still to come', async () => {
    const row = { agentId: coach.agentId, agentName: 'Dana', keyword: 'SHRED', engaged: 1, talking: 1, qualified: 1 };
    const results = () => coach.client.call(analyticsRoutes.results, { query: range });
    const sources = [{ kind: 'ad', name: 'spring', engaged: 1 }];
    expect(await results()).toEqual([
      { ...row, talkingBooked: 1, booked: 1, past: 0, shown: 0, sources, byOtherSources: 0 },
    ]);
    const from = async (source: string) =>
      (
        await coach.client.call(analyticsRoutes.engagedChats, {
          params: { column: 'engaged' },
          query: { ...range, source },
        })
      ).map(({ _id }) => _id);
    expect(await Promise.all([from('ad spring'), from('link bio'), from('')])).toEqual([[chatId], [], []]);
  });

  test('a call counts for the show rate once it is over', async () => {
    const { database } = spotter.connection;
    const move = (hours: number) =>
      database.execute(
        sql`update appointments set starts_at = starts_at + ${hours} * interval '1 hour', ends_at = ends_at + ${hours} * interval '1 hour'`,
      );
    await move(-2);
    const { now } = await coach.client.call(analyticsRoutes.funnel, { query: range });
    expect(now).toMatchObject({ booked: 1, past: 1, shown: 0 });
    expect(await coach.client.call(analyticsRoutes.results, { query: range })).toMatchObject([{ past: 1, shown: 0 }]);
    await move(2);
  });

  test('an answer of the agent has the time that the contact waited', async () => {
    const { now } = await coach.client.call(analyticsRoutes.responseTimes, { query: range });
    expect(now.agent.answers).toBe(4);
    expect(now.agent.medianSeconds).toBe(0);
    expect(now.coach).toEqual({ answers: 0, medianSeconds: null, ninetyPercentSeconds: null });
  });

  test('history from before the account was connected is counted nowhere', async () => {
    const earlier = { id: '17841400000000099', username: 'coach.earlier' };
    const accessToken = spotter.instagram.addAccount({
      ...earlier,
      appScopedId: '99',
      name: 'Dana Earlier',
      pictureUrl: null,
    });
    spotter.instagram.addContact(earlier.id, { id: '4711', username: 'old.friend', name: 'Old Friend' });
    const at = new Date(Date.now() - 3_600_000);
    spotter.instagram.importMessage(earlier.id, '4711', { from: 'contact', text: 'SHRED', at });
    const other = await spotter.signUp();
    const credential = await other.client.call(connectionRoutes.connect, {
      params: { id: 'instagram' },
      body: { credentials: { accessToken } },
    });
    const bot = await other.client.call(botRoutes.create, { body: { bot: { integration: credential._id } } });
    await spotter.settled();
    const stored = await queryRows<{ imported: boolean }>(
      spotter.connection.database,
      sql`select imported from messages where bot_id = ${bot._id}`,
    );
    expect(stored).toEqual([{ imported: true }]);
    const points = await other.client.call(analyticsRoutes.messageStats, { query: { ...range, source: 'instagram' } });
    expect(points.every(({ value }) => value === 0)).toBe(true);
    expect((await other.client.call(analyticsRoutes.funnel, { query: range })).now.new).toBe(0);
  });

  test('dates that make no range are refused with the field and a sentence', async () => {
    const refusalOf = async (query: { from: string; to: string }) => {
      const refused = await coach.client.call(analyticsRoutes.funnel, { query }).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ApiError);
      expect((refused as ApiError).status).toBe(400);
      return (refused as ApiError).issues;
    };
    expect(await refusalOf({ from: '2026-02-30', to: '2026-03-01' })).toEqual([
      { path: 'from', message: 'A day looks like 2026-03-31' },
    ]);
    expect(await refusalOf({ from: '2026-03-02', to: '2026-03-01' })).toEqual([
      { path: 'to', message: 'The last day must not be before the first' },
    ]);
    expect(await refusalOf({ from: '2020-01-01', to: '2026-03-01' })).toEqual([
      { path: 'from', message: 'At most 731 days can be looked at at once' },
    ]);
    expect(await refusalOf({ from: '1066-10-14', to: '1066-10-15' })).toEqual([
      { path: 'from', message: 'Only days from 2000 to 2099 can be looked at' },
      { path: 'to', message: 'Only days from 2000 to 2099 can be looked at' },
    ]);
  });

  test('a stranger’s figures are empty and the agent’s keywords do not exist', async () => {
    const stranger = await spotter.signUp();
    const rate = await stranger.client.call(analyticsRoutes.bookingRate, { query: range });
    expect(rate[0]).toMatchObject({ engaged: 0 });
    expect(await stranger.client.call(analyticsRoutes.results, { query: range })).toEqual([]);
    const stats = stranger.client.call(analyticsRoutes.keywordStats, { params: { agentId: coach.agentId }, query: {} });
    await expect(stats).rejects.toMatchObject({ status: 404 });
  });

  test('a file has one line for each conversation, and no name in it can be run as a formula', async () => {
    await spotter.connection.database.execute(
      sql`update chats set username = '=HYPERLINK("http://x")', name = 'Torres, Maya' where id = ${chatId}`,
    );
    const response = await download('conversations');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toContain(
      `spotter-conversations-${range.from}-to-${range.to}.csv`,
    );
    const lines = (await response.text()).split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('conversation,account,channel,username,name,began (UTC)');
    expect(lines[1]).toContain(`${chatId},${account.username},instagram,"'=HYPERLINK(""http://x"")","Torres, Maya",`);
    expect(lines[1]).toMatch(/,Dana,SHRED,yes,yes,yes,no$/);
  });

  test('a file of days has one line for each day', async () => {
    const lines = (await (await download('days')).text()).split('\r\n');
    expect(lines).toHaveLength(9);
    expect(lines[7]).toBe(`${day(0)},8,0,1,0,1,0,1,0`);
  });

  test('a changed time zone, a deleted agent and a deleted chat are in the figures at once', async () => {
    await coach.client.call(userRoutes.update, { body: { timeZone: 'Pacific/Kiritimati' } });
    const wide = { from: day(6), to: day(-1) };
    const points = await coach.client.call(analyticsRoutes.messageStats, { query: { ...wide, source: 'instagram' } });
    expect(points.reduce((sum, { value }) => sum + value, 0)).toBe(8);
    await coach.client.call(agentRoutes.remove, { params: { id: coach.agentId } });
    const results = await coach.client.call(analyticsRoutes.results, { query: wide });
    expect(results).toMatchObject([{ agentId: coach.agentId, agentName: null, keyword: 'SHRED', engaged: 1 }]);
    await coach.client.call(chatRoutes.remove, { params: { id: chatId } });
    const after = await coach.client.call(analyticsRoutes.summary, { query: wide });
    expect(Object.values(after.now).every((value) => value === 0)).toBe(true);
  });

  function download(of: string): Promise<Response> {
    const query = new URLSearchParams({ ...range, of });
    return fetch(`${spotter.origin}/api/analytics/export.csv?${query}`, {
      headers: { authorization: `Bearer ${coach.token}` },
    });
  }
});
