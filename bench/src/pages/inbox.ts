import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { median, percentile } from '../figures.ts';
import { commonWord, fillAccount, occasionalWord, rareName, rareWord, type Query } from './inbox-account.ts';
import { openPostgres } from '../running/postgres.ts';
import { reportMachine, reportTable, shown } from '../report.ts';
import { signUp } from '../running/sign-up.ts';
import { startSpotter } from '../running/spotter-server.ts';

const sizes = { small: 1_000, large: 100_000 };
const warmUpCalls = 10;
const calls = 30;
const wantedRatio = 1.5;

type Inbox = { origin: string; token: string; botId: string; stop(): Promise<void> };
type Database = { environment: Record<string, string>; fill(work: (query: Query) => Promise<string>): Promise<string> };

/**
 * Prints how long the calls of the inbox take in an account with 100,000 chats and 1,000,000 messages, beside
 * one with 1,000 chats and 10,000 messages: on the PostgreSQL that BENCH_DATABASE_URL names, else on the
 * embedded database. The two take turns, because a machine's speed changes.
 */
export async function measureInbox(): Promise<void> {
  const isEmbedded = (process.env['BENCH_DATABASE_URL'] ?? '') === '';
  const stops: (() => Promise<void>)[] = [];
  try {
    const postgres = isEmbedded ? null : await openPostgres();
    if (postgres !== null) stops.push(() => postgres.stop());
    await reportMachine(postgres?.url ?? null);
    const open = async (name: string): Promise<Database> => {
      if (postgres !== null) return usePostgres(await postgres.createDatabase(name));
      const folder = await mkdtemp(join(tmpdir(), 'spotter-bench-'));
      stops.push(() => rm(folder, { recursive: true, force: true }));
      return useEmbedded(folder);
    };
    const small = await startInbox(await open('inbox_small'), sizes.small);
    stops.push(() => small.stop());
    const large = await startInbox(await open('inbox_large'), sizes.large);
    stops.push(() => large.stop());

    const rows: string[][] = [];
    for (const [name, pathOf] of Object.entries(asked)) {
      const paths = [await pathOf(small), await pathOf(large)] as const;
      const [smallMs, largeMs] = await measure(small, large, paths);
      const answered = await Promise.all([countRows(small, paths[0]), countRows(large, paths[1])]);
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
        isEmbedded ? 'embedded database' : 'PostgreSQL',
        `${sizes.small.toLocaleString('en')} chats, median ms`,
        `${sizes.large.toLocaleString('en')} chats, median ms`,
        'p95 ms',
        'ratio',
        `<= ${wantedRatio}`,
      ],
      rows,
    );
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

const listOf =
  (query: string, limit = 50) =>
  (inbox: Inbox) =>
    Promise.resolve(`/chat/bot/${inbox.botId}?limit=${limit}&${query}`);
/** How many chats of each kind the small account has too. */
const few = 10;

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
  'queue over all accounts': () => Promise.resolve('/chat/needs-you?limit=50'),
};

/** Returns the times of one call on both accounts, in turns. */
async function measure(small: Inbox, large: Inbox, paths: readonly [string, string]): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUpCalls + calls; round += 1) {
    for (const [index, inbox] of [small, large].entries()) {
      const startedAt = performance.now();
      await ask(inbox, paths[index]!);
      if (round >= warmUpCalls) times[index]!.push(performance.now() - startedAt);
    }
  }
  return times;
}

/** Counts rows, because two answers can only be compared when they have the same length. */
async function countRows(inbox: Inbox, path: string): Promise<number> {
  const answer = await ask(inbox, path);
  return Array.isArray(answer) ? answer.length : 1;
}

async function ask({ origin, token }: Inbox, path: string): Promise<unknown> {
  const answer = await fetch(`${origin}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json();
}

/** Starts a server whose one user has an account with a number of chats. */
async function startInbox(database: Database, chats: number): Promise<Inbox> {
  const first = await startSpotter(database.environment);
  const { token, user } = await signUp(first.origin);
  // The embedded database belongs to one process at a time.
  await first.stop();
  const startedAt = performance.now();
  const botId = await database.fill((query) => fillAccount(query, user._id, { chats, messagesAChat: 10 }));
  console.log(`${chats.toLocaleString('en')} chats written in ${shown((performance.now() - startedAt) / 1000)} s`);
  const server = await startSpotter(database.environment);
  return { origin: server.origin, token, botId, stop: () => server.stop() };
}

function usePostgres(url: string): Database {
  return {
    environment: { DATABASE_URL: url },
    async fill(work) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const botId = await work((statement) => client.query(statement));
      await client.end();
      return botId;
    },
  };
}

function useEmbedded(folder: string): Database {
  return {
    environment: { DATA_DIR: folder },
    async fill(work) {
      const database = await PGlite.create({
        dataDir: join(folder, 'database'),
        extensions: { btree_gist, pg_trgm },
      });
      const botId = await work((statement) => database.query(statement));
      await database.close();
      return botId;
    },
  };
}
