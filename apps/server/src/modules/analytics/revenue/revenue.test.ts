/// <reference lib="esnext.temporal" />
import { type RevenueGroup, revenueGroups, type RevenueSum } from '@spotter/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { createTestDatabase } from '../../../database/test-database.ts';
import { createTestClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { followUps } from '../../autoreply/follow-ups/follow-ups.tables.ts';
import { appointments } from '../../booking/booking.tables.ts';
import { chats, decisions, messages } from '../../chats/chats.tables.ts';
import { createAnalyticsService } from '../analytics.service.ts';
import { addCoach, allPages, seededRandom, type Coach } from '../traffic.test-support.ts';

const zone = 'America/Chicago';
const hourMs = 3_600_000;
const yearStart = Date.UTC(2025, 0, 1);
const ranges = [
  { from: '2025-01-01', to: '2025-12-31' },
  { from: '2025-01-10', to: '2025-01-19' },
  { from: '2025-01-12', to: '2025-01-12' },
  { from: '2024-01-01', to: '2024-12-31' },
];

/** What brought a call, as the history itself knows it. */
type Brought = Record<RevenueGroup, string>;

/**
 * Calls of a coach as they are won, lost, changed, taken back, moved and canceled, while decisions go with age
 * and chats are deleted. Returns what brought each call when it was won.
 */
async function liveCalls({ database }: Connection, coach: Coach, random: () => number, count: number) {
  const upTo = (max: number) => Math.floor(random() * max);
  const chance = (probability: number) => random() < probability;
  const pick = <T>(from: readonly T[]): T => from[upTo(from.length)]!;
  const { workspaceId } = coach.access;
  const steps = [newId(), newId()];
  const brought = new Map<string, Brought>();
  for (let nth = 0; nth < count; nth += 1) {
    const begins = yearStart + nth * 5 * hourMs;
    const [botId, agentId] = [pick(coach.botIds), pick(coach.agentIds)];
    const chatId = chance(0.85) ? newId() : null;
    const bookedAt = new Date(begins + 50 * 60_000);
    const keyword = pick(['SHRED', 'a: b', null]);
    const postId = pick(['post-1', 'post-2', null, null]);
    const ad = pick(['spring', null]);
    let [version, step] = ['', ''];
    if (chatId !== null) {
      const referral =
        ad === null
          ? { source: 'SHORTLINK', ref: 'bio', type: null, adId: null }
          : { source: 'ADS', ref: ad, type: null, adId: '1' };
      const contact = {
        contactId: `contact ${nth}`,
        createdAt: new Date(begins),
        referral: chance(0.7) ? referral : null,
      };
      await database.insert(chats).values({ id: chatId, workspaceId, botId, ...contact });
      const engaged = {
        engagedAt: new Date(begins),
        engagedAgentId: agentId,
        engagedKeyword: keyword,
        engagedPostId: postId,
      };
      await database
        .update(chats)
        .set({ ...engaged, stage: 'engaged' })
        .where(eq(chats.id, chatId));
      for (let minute = 10; minute < 90; minute += 20) {
        const at = new Date(begins + minute * 60_000);
        const number = 1 + upTo(3);
        const record = chance(0.7) ? { version: { agentId, number } } : {};
        await database
          .insert(decisions)
          .values({ id: newId(), chatId, kind: 'reply', reason: 'conversation-goes-on', record, at });
        if (at <= bookedAt && 'version' in record) version = `${agentId}:${number}`;
        if (!chance(0.4)) continue;
        const [messageId, stepId, isSent] = [newId(), pick(steps), chance(0.8)];
        const said = { providerId: messageId, author: 'agent', text: 'Hi', sentAt: at, receivedAt: at } as const;
        await database
          .insert(messages)
          .values({ id: messageId, chatId, botId, ...said, status: isSent ? 'sent' : 'failed' });
        const night = { zone, quietFrom: '21:00', quietTo: '08:00' };
        const sent = { turn: newId(), stepId, agentId, state: 'sent', reason: 'due', messageId, at } as const;
        await database.insert(followUps).values({ id: newId(), workspaceId, chatId, ...sent, ...night });
        if (isSent && at <= bookedAt) step = `${agentId}:${stepId}`;
      }
    }
    const [chat] = chatId === null ? [] : await database.select().from(chats).where(eq(chats.id, chatId));
    const callId = newId();
    const startsAt = new Date(begins + 3 * hourMs);
    await database.insert(appointments).values({
      id: callId,
      workspaceId,
      chatId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + hourMs),
      status: 'confirmed',
      source: chatId === null ? 'landing' : 'chat',
      guestName: 'Maya',
      language: 'en',
      calendarKind: 'own',
      confirmedAt: bookedAt,
      createdAt: bookedAt,
      updatedAt: bookedAt,
    });
    const source = chat?.referral == null ? '' : ad === null ? 'link' : 'ad';
    const named = (value: string) => (value === '' ? '' : `:${value}`);
    brought.set(callId, {
      keyword: chatId === null || keyword === null ? '' : `:${agentId}:${keyword}`,
      post: chatId === null || postId === null ? '' : `:${botId}:${postId}`,
      ad: source === 'ad' ? ':spring' : '',
      link: source === 'link' ? ':bio' : '',
      version: named(version),
      'follow-up': named(step),
    });
    for (let change = 1 + upTo(5); change > 0; change -= 1) {
      const won = {
        outcome: 'shown',
        result: 'won',
        wonAmount: 1 + upTo(10_000_000_000),
        wonCurrency: pick(['USD', 'EUR', 'JPY']),
      } as const;
      const changed = pick([
        won,
        won,
        won,
        { outcome: 'shown', result: 'lost', lostReason: 'price' } as const,
        { outcome: 'no-show', result: null } as const,
        { outcome: 'no-show' } as const,
        { status: 'cancelled' } as const,
        { status: 'confirmed' } as const,
        {
          outcome: null,
          startsAt: new Date(startsAt.getTime() + hourMs),
          endsAt: new Date(startsAt.getTime() + 2 * hourMs),
        },
      ]);
      await database.update(appointments).set(changed).where(eq(appointments.id, callId));
    }
    if (chance(0.1)) await database.delete(appointments).where(eq(appointments.id, callId));
    if (chatId !== null && chance(0.2)) await database.delete(chats).where(eq(chats.id, chatId));
    if (chance(0.1)) await database.delete(decisions);
  }
  return brought;
}

describe('revenue', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await createTestDatabase();
  });
  afterAll(() => connection.close());

  test.each([1, 2, 3])('of every grouping adds up to the total, and each sum to its list (seed %i)', async (seed) => {
    const { database } = connection;
    const analytics = createAnalyticsService({ database, clock: createTestClock('2025-12-31T00:00:00Z') });
    const [coach, other] = [await addCoach(database, zone), await addCoach(database, 'UTC')];
    const random = seededRandom(seed);
    await liveCalls(connection, other, random, 4);
    const brought = await liveCalls(connection, coach, random, 60);
    const { access } = coach;
    const rows = await database
      .select()
      .from(appointments)
      .where(and(eq(appointments.workspaceId, access.workspaceId), isNotNull(appointments.wonAmount)));
    const dayOf = (at: Date) =>
      Temporal.Instant.from(at.toISOString()).toZonedDateTimeISO(zone).toPlainDate().toString();
    const won = rows
      .filter(({ status, outcome, result }) => status === 'confirmed' && outcome === 'shown' && result === 'won')
      .map((row) => ({ id: row.id, day: dayOf(row.startsAt), amount: row.wonAmount!, currency: row.wonCurrency! }));
    expect(won.length).toBeGreaterThan(10);

    for (const range of ranges) {
      const within = won.filter(({ day }) => day >= range.from && day <= range.to);
      for (const by of revenueGroups) {
        const revenue = await analytics.findRevenue(access, by, range);
        expect(bySum(revenue.total)).toEqual(bySum(addPlainly(within)));
        expect(bySum(addTogether(revenue.rows.flatMap(({ sums }) => sums)))).toEqual(bySum(revenue.total));
        expect(revenue.others).toEqual([]);
        for (const { key, sums } of revenue.rows) {
          const own = within.filter(({ id }) => brought.get(id)![by] === key);
          expect(bySum(sums)).toEqual(bySum(addPlainly(own)));
          for (const { currency } of sums) {
            const listed = await allPages((page) =>
              analytics.listWonCalls(access, { by, key, currency, ...range, ...page }),
            );
            const expected = own.filter((one) => one.currency === currency);
            expect(listed.map(({ _id }) => _id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
          }
        }
        for (const { currency, calls } of revenue.total) {
          const listed = await allPages((page) => analytics.listWonCalls(access, { by, currency, ...range, ...page }));
          expect(listed).toHaveLength(calls);
          expect(listed.map(({ start }) => start)).toEqual(
            listed
              .map(({ start }) => start)
              .toSorted()
              .toReversed(),
          );
        }
      }
    }
  });
});

function addPlainly(calls: { amount: number; currency: string }[]): RevenueSum[] {
  return addTogether(calls.map(({ amount, currency }) => ({ amount, currency, calls: 1 })));
}

function addTogether(sums: RevenueSum[]): RevenueSum[] {
  const added = new Map<string, RevenueSum>();
  for (const { amount, calls, currency } of sums) {
    const known = added.get(currency) ?? { currency, amount: 0, calls: 0 };
    added.set(currency, { currency, amount: known.amount + amount, calls: known.calls + calls });
  }
  return [...added.values()];
}

function bySum(sums: RevenueSum[]): RevenueSum[] {
  return sums.toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
}
