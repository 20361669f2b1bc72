import { perChannel, type AnalyticsTotals, type AnalyticsWaits } from '@spotter/contract';
import { percentOf, periodBefore, waitPercentile, type DayRange } from '@spotter/domain/analytics';
import type { ChannelKind } from '@spotter/domain/channels';
import type { Database } from '../../database/database.ts';
import { listTotals, type Coach, type Metric, type Period, type Total } from './analytics.repository.ts';

/** Returns the figures of a range and of the period before it. */
export async function compareTotals<Figures>(
  database: Database,
  coach: Coach,
  query: { metrics: Metric[]; range: DayRange },
  figures: (totals: Total[]) => Figures,
): Promise<{ now: Figures; before: Figures }> {
  const { metrics, range } = query;
  const ranges = { now: range, before: periodBefore(range) };
  const totals = await listTotals(database, coach, { metrics, ranges });
  const of = (wanted: Period) => figures(totals.filter(({ period }) => period === wanted));
  return { now: of('now'), before: of('before') };
}

export function sumOf(totals: Total[], ...metrics: Metric[]): number {
  return totals.reduce((all, { metric, count }) => all + (metrics.includes(metric) ? count : 0), 0);
}

/** Returns how many of the chats that an agent engaged were booked. */
export async function findBookingRate(database: Database, coach: Coach, range: DayRange) {
  const totals = await listTotals(database, coach, {
    metrics: ['engaged', 'engaged-booked'],
    ranges: { now: range },
  });
  const engaged = sumOf(totals, 'engaged');
  const booked = sumOf(totals, 'engaged-booked');
  return [{ time: range.to, value: percentOf(booked, engaged), engaged, booked }];
}

/** Returns the totals of a range, and those before it. */
export function findSummary(database: Database, coach: Coach, range: DayRange) {
  const metrics: Metric[] = ['received', 'sent', 'met', 'engaged', 'engaged-booked'];
  return compareTotals(database, coach, { metrics, range }, (totals): AnalyticsTotals => ({
    ...perChannel('meetings', (kind) => sumOf(ofChannel(totals, kind), 'met')),
    ...perChannel('messages', (kind) => sumOf(ofChannel(totals, kind), 'received', 'sent')),
    engaged: sumOf(totals, 'engaged'),
    booked: sumOf(totals, 'engaged-booked'),
  }));
}

/** Returns how long contacts waited for the agent, and for the coach. */
export function findResponseTimes(database: Database, coach: Coach, range: DayRange) {
  return compareTotals(database, coach, { metrics: ['agent-wait', 'coach-wait'], range }, (totals) => ({
    agent: waitsOf(totals, 'agent-wait'),
    coach: waitsOf(totals, 'coach-wait'),
  }));
}

function ofChannel(totals: Total[], channel: ChannelKind): Total[] {
  return totals.filter((total) => total.channel === channel);
}

function waitsOf(totals: Total[], metric: Metric): AnalyticsWaits {
  const waits = totals
    .filter((total) => total.metric === metric)
    .map(({ label, count }) => ({ seconds: Number(label), count }));
  return {
    answers: waits.reduce((all, { count }) => all + count, 0),
    medianSeconds: waitPercentile(waits, 50),
    ninetyPercentSeconds: waitPercentile(waits, 90),
  };
}
