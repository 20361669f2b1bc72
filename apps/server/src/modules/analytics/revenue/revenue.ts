import { type Page, type Revenue, type RevenueGroup, type RevenueRow, sourceOf, type WonCall } from '@spotter/contract';
import type { DayRange } from '@spotter/domain/analytics';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { readCursor, writeCursor } from '../../chats/index.ts';
import { findPosts } from '../../comments/index.ts';
import { type Coach, listAgentNames } from '../analytics.repository.ts';
import { listKnownSteps } from '../follow-ups/follow-up-figures.ts';
import { listWon, listWonSums, type WonSum } from './revenue.repository.ts';

const maxRows = 200;
const pageLength = 50;

type Named = Omit<RevenueRow, 'key' | 'sums'>;
const nameless: Named = { name: null, agent: null, post: null, version: null, place: null };

export type WonCallsQuery = DayRange & {
  by: RevenueGroup;
  key?: string | undefined;
  currency: string;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** Returns what was won with the calls of a range, by what brought them. */
export async function findRevenue(
  database: Database,
  { access, by, coach, range }: { access: Access; by: RevenueGroup; coach: Coach; range: DayRange },
): Promise<Revenue> {
  const sums = await listWonSums(database, coach, { by, range });
  const rows = [...Map.groupBy(sums, ({ key }) => key)]
    .map(([key, own]) => ({ key, sums: addUp(own) }))
    .toSorted((one, other) => callsOf(other.sums) - callsOf(one.sums) || (one.key < other.key ? -1 : 1));
  const shown = rows.slice(0, maxRows);
  const nameOf = await namesOf[by](database, access, shown.map(({ key }) => key.slice(1)).filter(Boolean));
  return {
    total: addUp(sums),
    rows: shown.map(({ key, sums: own }) => ({ key, ...(key === '' ? nameless : nameOf(key.slice(1))), sums: own })),
    others: addUp(rows.slice(maxRows).flatMap((row) => row.sums)),
  };
}

/** Returns the calls behind a sum. */
export async function listWonCalls(database: Database, coach: Coach, query: WonCallsQuery): Promise<Page<WonCall[]>> {
  const { limit = pageLength } = query;
  const found = await listWon(database, coach, {
    range: query,
    of: { by: query.by, key: query.key, currency: query.currency },
    start: readCursor(query.cursor),
    limit: limit + 1,
  });
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    value: shown.map(({ id, channel, ...call }) => ({
      _id: id,
      ...call,
      from: channel === null ? null : sourceOf(channel),
    })),
    nextCursor:
      found.length > limit && last !== undefined ? writeCursor({ at: new Date(last.start), id: last.id }) : null,
  };
}

/** Adds sums up, each currency for itself, that with most calls first. */
function addUp(sums: Omit<WonSum, 'key'>[]) {
  return [...Map.groupBy(sums, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      currency,
      amount: own.reduce((sum, one) => sum + one.amount, 0),
      calls: callsOf(own),
    }))
    .toSorted((one, other) => other.calls - one.calls || (one.currency < other.currency ? -1 : 1));
}

function callsOf(sums: { calls: number }[]): number {
  return sums.reduce((sum, { calls }) => sum + calls, 0);
}

type NameOf = (key: string) => Named;
type ReadNames = (database: Database, access: Access, keys: string[]) => Promise<NameOf>;

const nameOnly: ReadNames = async () => (name) => ({ ...nameless, name: name || null });

/** What the rows of each group are called. */
const namesOf: Record<RevenueGroup, ReadNames> = {
  ad: nameOnly,
  link: nameOnly,
  keyword: async (database, access) => {
    const names = await listAgentNames(database, access);
    return (key) => {
      const [agentId, keyword] = partsOf(key);
      return { ...nameless, name: keyword, agent: agentOf(agentId, names) };
    };
  },
  version: async (database, access) => {
    const names = await listAgentNames(database, access);
    return (key) => {
      const [agentId, number] = partsOf(key);
      return { ...nameless, agent: agentOf(agentId, names), version: Number(number) };
    };
  },
  'follow-up': async (database, access) => {
    const stepOf = await listKnownSteps(database, access);
    return (key) => {
      const [agentId, stepId] = partsOf(key);
      const { agentName, place } = stepOf({ agentId, stepId });
      return { ...nameless, agent: { _id: agentId, name: agentName }, place };
    };
  },
  post: async (database, access, keys) => {
    const posts = await findPosts(
      database,
      access,
      keys.map((key) => {
        const [botId, postId] = partsOf(key);
        return { botId, postId };
      }),
    );
    return (key) => {
      const [botId, postId] = partsOf(key);
      const post = posts.find((one) => one.botId === botId && one.post._id === postId);
      return { ...nameless, post: post === undefined ? null : { ...post.post, botId } };
    };
  },
};

function agentOf(id: string, names: Map<string, string>): RevenueRow['agent'] {
  return { _id: id || null, name: names.get(id) ?? null };
}

/** Parts a key at its first colon. */
function partsOf(key: string): [string, string] {
  const at = key.indexOf(':');
  return [key.slice(0, at), key.slice(at + 1)];
}
