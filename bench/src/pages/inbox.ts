import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chatRoutes, createApiClient } from '@spotter/contract';
import { median, percentile } from '../figures.ts';
import { commonWord, occasionalWord, rareName, rareWord } from './inbox-account.ts';
import { type Inbox, openInboxes } from './filled-inbox.ts';
import { reportTable, shown } from '../report.ts';

const sizes = { small: 1_000, large: 100_000 };
const warmUpCalls = 10;
const calls = 30;
const wantedRatio = 1.5;
/** The pause after a refusal because of too many calls in a minute. */
const limitPauseMs = 5_000;

/**
 * Prints how long the calls of the inbox take in an account with 100,000 chats and 1,000,000 messages, beside
 * one with 1,000 chats and 10,000 messages: on the PostgreSQL that BENCH_DATABASE_URL names, else on the
 * embedded database. The two take turns, because a machine's speed changes.
 */
export async function measureInbox(): Promise<void> {
  const { only, unvacuumed } = parseArgs({
    args: process.argv.slice(3),
    options: { only: { type: 'string', default: '' }, unvacuumed: { type: 'boolean', default: false } },
  }).values;
  const inboxes = await openInboxes();
  try {
    const small = await inboxes.start('inbox_small', { chats: sizes.small, messagesAChat: 10, unvacuumed });
    const large = await inboxes.start('inbox_large', { chats: sizes.large, messagesAChat: 10, unvacuumed });
    const rows: string[][] = [];
    for (const [name, pathOf] of Object.entries(asked).filter(([key]) => key.includes(only))) {
      const paths = await withinLimit(async () => [await pathOf(small), await pathOf(large)] as const);
      const change = name.endsWith(changed) ? changeChat : null;
      const [smallMs, largeMs] = await measure(small, large, paths, change);
      const answered = await withinLimit(() => Promise.all([countRows(small, paths[0]), countRows(large, paths[1])]));
      const ratio = median(largeMs) / median(smallMs);
      rows.push([
        name,
        shown(median(smallMs)),
        shown(median(largeMs)),
        shown(percentile(largeMs, 95)),
        ratio.toFixed(2),
        answered[0] === answered[1] ? (ratio <= wantedRatio ? 'yes' : 'no') : `answers ${answered.join(' and ')}`,
      ]);
    }
    reportTable(
      [
        inboxes.isEmbedded ? 'embedded database' : 'PostgreSQL',
        `${sizes.small.toLocaleString('en')} chats, median ms`,
        `${sizes.large.toLocaleString('en')} chats, median ms`,
        'p95 ms',
        'ratio',
        `<= ${wantedRatio}`,
      ],
      rows,
    );
  } finally {
    await inboxes.stop();
  }
}

const listOf =
  (query: string, limit = 50) =>
  (inbox: Inbox) =>
    Promise.resolve(`/chat/bot/${inbox.botId}?limit=${limit}&${query}`);
const cardsOf =
  (query: string, limit = 30) =>
  (inbox: Inbox) =>
    Promise.resolve(`/board/${inbox.botId}/cards?limit=${limit}&${query}`);
/** How many chats of each kind the small account has too. */
const few = 10;

/** Of these, a chat of the account changes before each call: what is kept until then is made again. */
const changed = ', after a change';

/** The requests, by name. */
const asked: Record<string, (inbox: Inbox) => Promise<string>> = {
  'first page of the list': listOf(''),
  'search for a common word': listOf(`search=${commonWord}`),
  'search for an occasional word': listOf(`search=${occasionalWord}`, few),
  'search for a rare word': listOf(`search=${rareWord}`),
  'search for a name': listOf(`search=${rareName}`),
  'search for a part of many names': listOf('search=93', few),
  'search for what is not there': listOf('search=nowhere'),
  'newest page of a chat': async (inbox) => {
    const [chat] = (await ask(inbox, `/chat/bot/${inbox.botId}?limit=1`)) as { _id: string }[];
    return `/chat/${chat!._id}`;
  },
  'unread chats': listOf('unread=true', few),
  'chats that need the coach': listOf('needsYou=true', few),
  'chats without the agent': listOf('enabled=false', few),
  'booked chats': listOf('stage=booked', few),
  'columns of the board': ({ botId }) => Promise.resolve(`/board/${botId}`),
  [`columns of the board${changed}`]: ({ botId }) => Promise.resolve(`/board/${botId}`),
  'cards of the board': cardsOf('stage=engaged'),
  'next cards of the board': async (inbox) => {
    const path = await cardsOf('stage=engaged')(inbox);
    return `${path}&cursor=${await cursorAfter(inbox, path)}`;
  },
  'unread cards of the board': cardsOf('stage=new&unread=true', few),
  'chats with a tag': async (inbox) => {
    const [tag] = (await ask(inbox, '/tags')) as { _id: string }[];
    return `/chat/bot/${inbox.botId}?limit=${few}&tag=${tag!._id}`;
  },
  'tags with their counts': () => Promise.resolve('/tags'),
  'saved views with their counts': () => Promise.resolve('/views'),
  [`saved views with their counts${changed}`]: () => Promise.resolve('/views'),
  'counts of the inbox': () => Promise.resolve('/chat/needs-you/count'),
  'queue over all accounts': () => Promise.resolve('/chat/needs-you?limit=50'),
};

/** Returns the times of one call on both accounts, in turns. */
async function measure(
  small: Inbox,
  large: Inbox,
  paths: readonly [string, string],
  change: ((inbox: Inbox, round: number) => Promise<void>) | null,
): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUpCalls + calls; round += 1) {
    for (const [index, inbox] of [small, large].entries()) {
      if (change !== null) await withinLimit(() => change(inbox, round));
      const ms = await withinLimit(async () => {
        const startedAt = performance.now();
        await ask(inbox, paths[index]!);
        return performance.now() - startedAt;
      });
      if (round >= warmUpCalls) times[index]!.push(ms);
    }
  }
  return times;
}

/** Waits, and tries again, while a user has made too many calls. */
async function withinLimit<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if ((error as { status?: number }).status !== 429) throw error;
      await wait(limitPauseMs);
    }
  }
}

/** Moves a lead from one stage to another, and back the next time. */
async function changeChat({ origin, token, botId }: Inbox, round: number): Promise<void> {
  const client = createApiClient({ baseUrl: origin, token: () => token });
  const [from, to] = round % 2 === 0 ? (['booked', 'lost'] as const) : (['lost', 'booked'] as const);
  const query = { stage: from, limit: 1 };
  const [chat] = await client.call(chatRoutes.listForBot, { params: { botId }, query });
  await client.call(chatRoutes.update, { params: { id: chat!._id }, body: { stage: to } });
}

/** Counts rows, because two answers can only be compared when they have the same length. */
async function countRows(inbox: Inbox, path: string): Promise<number> {
  const answer = await ask(inbox, path);
  return Array.isArray(answer) ? answer.length : 1;
}

async function ask(inbox: Inbox, path: string): Promise<unknown> {
  return (await answerTo(inbox, path)).json();
}

/** Returns what the answer's link says of the next page. */
async function cursorAfter(inbox: Inbox, path: string): Promise<string> {
  const link = (await answerTo(inbox, path)).headers.get('link') ?? '';
  return /cursor=([^&>]+)/.exec(link)![1]!;
}

async function answerTo({ origin, token }: Inbox, path: string): Promise<Response> {
  const answer = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw Object.assign(new Error(`${path} answered ${answer.status}`), { status: answer.status });
  return answer;
}
