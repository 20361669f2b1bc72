import {
  type ArrivalFigures,
  type ArrivalGroup,
  arrivalGroups,
  type FunnelChat,
  type Page,
  triggerWords,
} from '@spotter/contract';
import { type DayRange, funnelCounts, type FunnelStep, funnelSteps, isFunnelStep } from '@spotter/domain/analytics';
import type { Trigger } from '@spotter/domain/autoreply';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import { type AgentRow, listAgents, triggersOf } from '../../agents/index.ts';
import { readCursor } from '../../chats/index.ts';
import { countUnderPosts } from '../../comments/index.ts';
import { type Coach, listTotals } from '../analytics.repository.ts';
import { pageLength, presentFunnelPage } from '../funnel-figures.ts';
import { listArrived } from './arrived-chats.repository.ts';

const maxRows = 200;
/** Stands for the keywords of an agent, which are a trigger without an id. */
const keywordsKey = 'keyword';

/** How far the conversations got that came by one trigger, post, ad or link. */
type ArrivalCounts = { key: string } & Record<FunnelStep, number>;

type Row = ArrivalFigures;
const nothing = { new: 0, engaged: 0, qualified: 0, booked: 0, shown: 0 };

export type ArrivalChatsQuery = DayRange & {
  by: string;
  step: string;
  key: string;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/** Returns the outcome of the conversations that came in a range, by trigger, post, ad or link. */
export async function findArrivalFigures(
  database: Database,
  { access, by, coach, range }: { access: Access; by: ArrivalGroup; coach: Coach; range: DayRange },
): Promise<Row[]> {
  const counts = await countArrivals(database, coach, by, range);
  switch (by) {
    case 'trigger': {
      const describe = await describeTriggers(database, access);
      return counts.map((count) => ({ ...rowOf(count), trigger: describe(count.key) }));
    }
    case 'post':
      return byPost(database, { access, coach, range }, counts);
    case 'ad':
    case 'link':
      return counts.map((count) => ({ ...rowOf(count), name: count.key || null }));
  }
}

/** Counts the conversations that came in a range by their key, those with most first. */
async function countArrivals(
  database: Database,
  coach: Coach,
  by: ArrivalGroup,
  range: DayRange,
): Promise<ArrivalCounts[]> {
  const totals = await listTotals(database, coach, { metrics: [`came-${by}`], ranges: { now: range } });
  const found = totals.map(({ count, label }) => {
    const end = label.indexOf(':');
    return { key: label.slice(end + 1), step: Number(label.slice(0, end)), count };
  });
  return [...Map.groupBy(found, ({ key }) => key)]
    .map(([key, own]) => {
      const furthest = funnelSteps.map((_, step) =>
        own.reduce((sum, one) => (one.step === step ? sum + one.count : sum), 0),
      );
      return { key, ...funnelCounts(furthest) };
    })
    .filter((row) => row.new > 0)
    .toSorted((left, right) => right.new - left.new || (left.key < right.key ? -1 : 1))
    .slice(0, maxRows);
}

/** Posts with comments have a row, also where these brought nobody. */
async function byPost(
  database: Database,
  { access, coach, range }: { access: Access; coach: Coach; range: DayRange },
  counts: ArrivalCounts[],
): Promise<Row[]> {
  const keyOf = (botId: string, postId: string) => `${botId}:${postId}`;
  const brought = counts.map(({ key }) => ({
    botId: key.slice(0, key.indexOf(':')),
    postId: key.slice(key.indexOf(':') + 1),
  }));
  const posts = await countUnderPosts(database, access, { range, zone: coach.zone, besides: brought, limit: maxRows });
  return posts
    .map(({ botId, comments, post }) => {
      const count = counts.find(({ key }) => key === keyOf(botId, post._id));
      return { ...rowOf({ ...nothing, key: keyOf(botId, post._id), ...count }), post: { ...post, botId }, comments };
    })
    .toSorted((left, right) => right.new - left.new || right.comments - left.comments)
    .slice(0, maxRows);
}

function rowOf({ booked, engaged, key, new: came, qualified, shown }: ArrivalCounts): Row {
  return { key, name: null, trigger: null, post: null, comments: null, new: came, engaged, qualified, booked, shown };
}

/** Returns what names the trigger of a key; null for conversations that none engaged. */
export async function describeTriggers(
  database: Database,
  access: Access,
): Promise<(key: string) => ArrivalFigures['trigger']> {
  const agents = new Map((await listAgents(database, access)).map((agent) => [agent.id, agent]));
  return (key) => {
    if (key === '') return null;
    const agentId = key.slice(0, key.indexOf(':'));
    const triggerId = key.slice(key.indexOf(':') + 1);
    const agent = agents.get(agentId);
    const trigger = agent === undefined ? undefined : triggerOf(agent, triggerId);
    return {
      agentId: agentId || null,
      agentName: agent?.name ?? null,
      kind: triggerId === keywordsKey ? 'keyword' : trigger === undefined ? null : triggerWords[trigger.kind],
      words: trigger === undefined ? [] : wordsOf(trigger),
    };
  };
}

function triggerOf(agent: AgentRow, id: string): Trigger | undefined {
  return triggersOf(agent).triggers.find((one) => (one.kind === 'keyword' ? id === keywordsKey : one.id === id));
}

function wordsOf(trigger: Trigger): string[] {
  if ('words' in trigger) return trigger.words;
  if (trigger.kind === 'ad') return trigger.adIds;
  if (trigger.kind === 'intent') return [trigger.description];
  return trigger.kind === 'link' ? trigger.refs : [];
}

/** Returns the conversations behind a number of a row. */
export async function listArrivalChats(
  database: Database,
  coach: Coach,
  query: ArrivalChatsQuery,
): Promise<Page<FunnelChat[]>> {
  const { key, limit = pageLength, step } = query;
  const by = arrivalGroups.find((known) => known === query.by);
  if (by === undefined || !isFunnelStep(step)) throw new AppError('not_found', 'There is no such number');
  const found = await listArrived(database, coach, {
    range: query,
    of: { by, key, step: funnelSteps.indexOf(step) },
    start: readCursor(query.cursor),
    limit: limit + 1,
  });
  return presentFunnelPage(
    found.map(({ cameAt, step: reached, ...row }) => ({ ...row, beganAt: cameAt, reached })),
    limit,
  );
}
