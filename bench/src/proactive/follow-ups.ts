import { createApiClient, planRoutes, type ApiClient } from '@spotter/contract';
import pg from 'pg';
import { median, percentile } from '../figures.ts';
import { reportMachine, reportTable, shown } from '../report.ts';
import { openPostgres } from '../running/postgres.ts';
import { signUp } from '../running/sign-up.ts';
import { startSpotter } from '../running/spotter-server.ts';
import { fillWithPlans } from './follow-up-account.ts';

const sizes = [1_000, 10_000, 100_000];
const atOnce = 10;
const warmUpRounds = 10;
const rounds = 40;
const restMs = 15_000;
const wantedRatio = 1.2;
const hourMs = 3_600_000;

type Place = {
  chats: number;
  chatIds: string[];
  client: ApiClient;
  database: pg.Client;
  cpuSeconds(): Promise<number>;
};

/**
 * Prints what it costs to look at the plans of ten chats that are due, beside 1,000 to 100,000 chats whose plans
 * are not: from the request until the worker has found the jobs, computed the plans and put them off. The
 * servers take turns, because a machine's speed changes.
 */
export async function measureFollowUps(): Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  try {
    const postgres = await openPostgres();
    stops.push(() => postgres.stop());
    await reportMachine(postgres.url);
    const places: Place[] = [];
    for (const chats of sizes) {
      const { place, stop } = await startPlace(await postgres.createDatabase(`follow_ups_${chats}`), chats);
      stops.push(stop);
      places.push(place);
    }
    const times = places.map((): number[] => []);
    for (let round = 0; round < warmUpRounds + rounds; round += 1) {
      for (const [index, place] of places.entries()) {
        const ms = await lookAt(place, round);
        if (round >= warmUpRounds) times[index]!.push(ms);
      }
    }
    const rests = await Promise.all(places.map(restOf));
    const first = median(times[0]!);
    const rows = places.map(({ chats }, index) => {
      const ratio = median(times[index]!) / first;
      return [
        `${chats.toLocaleString('en')} chats with a plan`,
        shown(median(times[index]!)),
        shown(percentile(times[index]!, 95)),
        ratio.toFixed(2),
        ratio <= wantedRatio ? 'yes' : 'no',
        `${rests[index]!.toFixed(2)} s`,
      ];
    });
    const cpu = `processor time in ${restMs / 1000} s of rest`;
    reportTable([`${atOnce} of them due`, 'median ms', 'p95 ms', 'ratio', `<= ${wantedRatio}`, cpu], rows);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

/** Returns how long it takes until a few chats have been looked at whose coach has just put their follow-ups off. */
async function lookAt({ chatIds, client, database }: Place, round: number): Promise<number> {
  const until = new Date(Date.now() + 10 * hourMs + round * 60_000).toISOString();
  const startedAt = performance.now();
  await Promise.all(chatIds.map((id) => client.call(planRoutes.notBefore, { params: { id }, body: { until } })));
  for (;;) {
    const { rows } = await database.query<{ open: number }>(
      `select count(*)::int as open from jobs where kind = 'follow-up' and key = any($1) and (due_at <= now() or lease_token is not null)`,
      [chatIds],
    );
    if (rows[0]!.open === 0) return performance.now() - startedAt;
  }
}

/** Returns the processor time of a server in which nothing happens but the clock. */
async function restOf({ cpuSeconds }: Place): Promise<number> {
  const before = await cpuSeconds();
  await new Promise((resolve) => setTimeout(resolve, restMs));
  return (await cpuSeconds()) - before;
}

async function startPlace(url: string, chats: number): Promise<{ place: Place; stop(): Promise<void> }> {
  const server = await startSpotter({ DATABASE_URL: url });
  const { token, user } = await signUp(server.origin);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const chatIds = await fillWithPlans(database, user._id, chats, atOnce);
  const client = createApiClient({ baseUrl: server.origin, token: () => token });
  return {
    place: { chats, chatIds, client, database, cpuSeconds: () => server.cpuSeconds() },
    async stop() {
      await server.stop();
      await database.end();
    },
  };
}
