import { engagedColumns } from '@spotter/contract';
import { type DayRange, funnelSteps, waitStep } from '@spotter/domain/analytics';
import { lostReasons } from '@spotter/domain/inbox';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { createTestClock } from '../../platform/clock.ts';
import { users } from '../users/users.tables.ts';
import { createAnalyticsService, type AnalyticsService } from './analytics.service.ts';
import { foldChanges } from './counted-days.ts';
import { plainRecount } from './plain-recount.test-support.ts';
import { addCoach, allPages, liveAYear, seededRandom, type Coach } from './traffic.test-support.ts';

/** Some calls are still to come. */
const now = new Date('2025-01-02T12:00:00Z');
const ranges = [
  { from: '2025-01-01', to: '2025-12-31' },
  { from: '2025-03-20', to: '2025-04-10' },
  { from: '2025-09-28', to: '2025-11-05' },
  { from: '2025-07-04', to: '2025-07-04' },
];
const worlds = [
  { seed: 1, zone: 'America/Chicago' },
  { seed: 2, zone: 'Asia/Kolkata' },
  { seed: 3, zone: 'Australia/Adelaide' },
];
/** The long run gives each year three times as much to count. */
const conversations = process.env['SPOTTER_HISTORIES'] === undefined ? 30 : 90;
const channels = ['instagram', 'messenger'] as const;

/** One for all worlds: whose rows they are has to be distinguished too. */
let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection.close());

describe.each(worlds)('a year of traffic in $zone (seed $seed)', ({ seed, zone }) => {
  test('every number of the page is what a plain recount over the raw rows gives', async () => {
    const { database } = connection;
    const analytics = createAnalyticsService({ database, clock: createTestClock(now) });
    const coach = await addCoach(database, zone);
    const other = await addCoach(database, 'UTC');
    const random = seededRandom(seed);
    const between = () => foldChanges(database);
    await liveAYear(database, other, { random, chats: 3, year: 2025, between });
    await liveAYear(database, coach, { random, chats: conversations, year: 2025, between });

    // Some of it is added up, some is not yet.
    await expectAgreement(zone);
    await foldChanges(database);
    await expectAgreement(zone);

    await database.update(users).set({ timeZone: 'Asia/Kathmandu' }).where(eq(users.id, coach.access.userId));
    await expectAgreement('Asia/Kathmandu');
    await database.execute(sql`select analytics_recount()`);
    await expectAgreement('Asia/Kathmandu');

    async function expectAgreement(inZone: string): Promise<void> {
      const plain = await plainRecount(database, coach.access, inZone, now);
      for (const range of ranges) await expectRange(analytics, plain, coach, range);
      for (const agentId of plain.agentIds) {
        for (const range of ranges)
          expect(sorted(await keywordRows(agentId, range))).toEqual(sorted(plain.keywords(agentId, range)));
        const rows = await keywordRows(agentId, null);
        expect(sorted(rows)).toEqual(sorted(plain.keywords(agentId, null)));
        for (const row of rows) await expectKeywordLists(analytics, plain, coach, { agentId, ...row });
      }
    }

    async function keywordRows(agentId: string, range: DayRange | null) {
      const { engagedTimes, bookingRate } = await analytics.findKeywordStats(coach.access, agentId, range);
      return engagedTimes.map((entry, index) => ({ ...entry, ...bookingRate[index] }));
    }
  });
});

type Plain = Awaited<ReturnType<typeof plainRecount>>;

async function expectRange(
  analytics: AnalyticsService,
  plain: Plain,
  { access }: Coach,
  range: { from: string; to: string },
): Promise<void> {
  const days = (Date.parse(range.to) - Date.parse(range.from)) / 86_400_000 + 1;
  const shifted = (day: string, by: number) => new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10);
  const before = { from: shifted(range.from, -days), to: shifted(range.from, -1) };

  for (const channel of channels) {
    expect(await analytics.listMessages(access, channel, range)).toEqual(plain.messages(channel, range));
    expect(await analytics.listMeetings(access, channel, range)).toEqual(plain.meetings(channel, range));
  }
  expect(await analytics.findBookingRate(access, range)).toEqual([{ time: range.to, ...plain.rate(range) }]);
  expect(await analytics.findSummary(access, range)).toEqual({
    now: plain.totals(range),
    before: plain.totals(before),
  });

  const funnel = await analytics.findFunnel(access, range);
  for (const [step, name] of funnelSteps.entries()) {
    expect(funnel.now[name]).toBe(plain.reached(range, step).length);
    expect(funnel.before[name]).toBe(plain.reached(before, step).length);
    const listed = await allPages((page) => analytics.listFunnelChats(access, name, { ...range, ...page }));
    expect(listed.map(({ _id }) => _id)).toEqual(plain.reached(range, step));
  }

  for (const reason of lostReasons) {
    expect(funnel.now.lost[reason]).toBe(plain.lost(range, reason).length);
    expect(funnel.before.lost[reason]).toBe(plain.lost(before, reason).length);
  }
  expect(funnel.now.past).toBe(plain.past(range));
  expect(funnel.before.past).toBe(plain.past(before));

  const times = await analytics.findResponseTimes(access, range);
  for (const author of ['agent', 'coach'] as const) {
    const { answers, median, ninety } = plain.waits(range, author);
    expect(times.now[author]).toEqual({
      answers,
      medianSeconds: median === null ? null : waitStep(median),
      ninetyPercentSeconds: ninety === null ? null : waitStep(ninety),
    });
  }

  const hours = await analytics.listBestHours(access, range);
  expect(hours).toEqual(
    hours.map(({ weekday, hour }) => ({ weekday, hour, received: plain.received(range, weekday, hour) })),
  );
  expect(hours).toHaveLength(168);
  expect(sorted(await analytics.listResults(access, range))).toEqual(sorted(plain.results(range)));

  for (const by of ['trigger', 'post', 'ad', 'link'] as const) {
    const rows = await analytics.listArrivals(access, by, range);
    const counted = rows.map(({ booked, engaged, key, new: came, qualified, shown }) => {
      return { key, new: came, engaged, qualified, booked, shown };
    });
    expect(sorted(counted)).toEqual(sorted(plain.arrivals(range, by)));
    const chats = rows
      .slice(0, 2)
      .map(({ key }) => analytics.listArrivalChats(access, { ...range, by, key, step: 'new' }));
    expect((await Promise.all(chats)).map(({ value }) => value.length)).toEqual(
      rows.slice(0, 2).map((row) => Math.min(row.new, 50)),
    );
  }

  await expectResultLists(analytics, plain, access, range);
}

/** What is behind each number of the booking rate, the results and the response times is as much as the number. */
async function expectResultLists(
  analytics: AnalyticsService,
  plain: Plain,
  access: Coach['access'],
  range: { from: string; to: string },
): Promise<void> {
  const [rate] = await analytics.findBookingRate(access, range);
  const results = await analytics.listResults(access, range);
  const listed = async (column: string, of: { agentId?: string; keyword?: string }) => {
    const chats = await allPages((page) => analytics.listEngagedChats(access, { column, ...of, ...range, ...page }));
    const ids = chats.map(({ _id }) => _id);
    expect(ids).toEqual(plain.engaged(range, column, of));
    return ids.length;
  };
  for (const column of engagedColumns) {
    expect(await listed(column, {})).toBe(results.reduce((sum, row) => sum + row[column], 0));
  }
  expect(await listed('engaged', {})).toBe(rate!.engaged);
  expect(await listed('booked', {})).toBe(rate!.booked);
  for (const [index, row] of results.entries()) {
    const column = engagedColumns[index % engagedColumns.length]!;
    const of = { agentId: row.agentId ?? '', keyword: row.keyword ?? '' };
    expect(await listed(column, of)).toBe(row[column]);
  }

  const times = await analytics.findResponseTimes(access, range);
  for (const author of ['agent', 'coach'] as const) {
    const answers = await allPages((page) => analytics.listSlowAnswers(access, { author, ...range, ...page }));
    const shown = answers.map(({ messageId, waitedSeconds }) => `${messageId} ${waitedSeconds}`);
    expect(shown).toEqual(plain.answers(range, author, waitStep));
    expect(shown).toHaveLength(times.now[author].answers);
  }
}

/** The same for the numbers of a keyword, which are of all time. */
async function expectKeywordLists(
  analytics: AnalyticsService,
  plain: Plain,
  { access }: Coach,
  row: { agentId: string; keyword: string; times: number; totalConversations?: number; confirmedMeets?: number },
): Promise<void> {
  const { agentId, keyword } = row;
  const numbers = { engaged: row.times, talking: row.totalConversations, talkingBooked: row.confirmedMeets };
  for (const [column, number] of Object.entries(numbers)) {
    const chats = await allPages((page) => analytics.listEngagedChats(access, { column, agentId, keyword, ...page }));
    expect(chats.map(({ _id }) => _id)).toEqual(plain.engaged(null, column, { agentId, keyword }));
    expect(chats).toHaveLength(number!);
  }
}

/** Rows in an order that does not depend on how they were read, and their fields neither. */
function sorted(rows: object[]): string[] {
  const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
  return rows.map((row) => JSON.stringify(Object.entries(row).toSorted(byName))).toSorted();
}
