import pg from 'pg';
import { median } from '../figures.ts';
import { openPostgres } from '../running/postgres.ts';
import { startProgram } from '../running/program-calls.ts';
import type { BareFastify } from '../programs/bare-fastify.ts';
import type { SingleCommits } from '../programs/single-commits.ts';
import type { LoadResult, WebhookLoad } from '../programs/webhook-load.ts';
import { reportMachine, reportTable, shown } from '../report.ts';
import { instagramApp, startSpotter } from '../running/spotter-server.ts';

const connections = 64;
const warmUpWebhooks = 10_000;
const webhooksARound = 20_000;
const rowsARound = 10_000;
const rounds = 5;
/**
 * Numbers of callers that commit single rows:
 * about the size of a pool, and the number of connections to the server.
 */
const committers = [16, connections];

/**
 * Prints how many signed webhooks the server accepts durably per second, beside what its database can commit row
 * by row and what the smallest program for the same task reaches. All of them alternate, because a machine's
 * speed changes.
 */
export async function measureIngest(): Promise<void> {
  const postgres = await openPostgres();
  const stops: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    await reportMachine(postgres.url);
    const databaseUrl = await postgres.createDatabase('ingest');
    const server = await startSpotter({ MODE: 'api', DATABASE_URL: databaseUrl });
    stops.push(() => server.stop());
    const bare = startProgram<BareFastify>('bare-fastify.ts');
    const load = startProgram<WebhookLoad>('webhook-load.ts');
    const commits = startProgram<SingleCommits>('single-commits.ts');
    stops.push(
      () => load.stop(),
      () => bare.stop(),
      () => commits.stop(),
    );
    const bareUrl = await postgres.createDatabase('bare');
    const commitsUrl = await postgres.createDatabase('commits');
    const bareOrigin = await bare.call('start', { databaseUrl: bareUrl, appSecret: instagramApp.appSecret });
    await commits.call('prepare', { databaseUrl: commitsUrl });

    const send = (origin: string, webhooks: number, halfComments = false) =>
      load.call('run', { origin, webhooks, connections, appSecret: instagramApp.appSecret, halfComments });
    const results: { server: LoadResult[]; mixed: LoadResult[]; bare: LoadResult[]; commits: number[][] } = {
      server: [],
      mixed: [],
      bare: [],
      commits: committers.map(() => []),
    };
    await send(server.origin, warmUpWebhooks);
    await send(bareOrigin, warmUpWebhooks);
    for (let round = 1; round <= rounds; round += 1) {
      process.stdout.write(`${round === 1 ? '\n' : ''}round ${round} of ${rounds} …\r`);
      results.server.push(await send(server.origin, webhooksARound));
      results.mixed.push(await send(server.origin, webhooksARound, true));
      results.bare.push(await send(bareOrigin, webhooksARound));
      for (const [index, callers] of committers.entries()) {
        results.commits[index]!.push(await commits.call('run', { databaseUrl: commitsUrl, rows: rowsARound, callers }));
      }
    }

    // Compared round by round, because what slows down one program slows down its neighbor as well.
    const ratioToBare = (perSecond: number[]) =>
      median(perSecond.map((value, round) => value / results.bare[round]!.perSecond)).toFixed(2);
    const loadRow = (name: string, measured: LoadResult[]) => {
      const perSecond = measured.map((result) => result.perSecond);
      return [
        name,
        shown(median(perSecond)),
        `${shown(Math.min(...perSecond))} to ${shown(Math.max(...perSecond))}`,
        shown(median(measured.map(({ p50Ms }) => p50Ms))),
        shown(median(measured.map(({ p99Ms }) => p99Ms))),
        ratioToBare(perSecond),
      ];
    };
    reportTable(
      [
        `${rounds} rounds of ${webhooksARound.toLocaleString('en')}, ${connections} connections`,
        'per second',
        'range',
        'p50 ms',
        'p99 ms',
        'ratio',
      ],
      [
        loadRow('Spotter: signed webhooks accepted durably', results.server),
        loadRow('Spotter: half of them comments', results.mixed),
        loadRow('bare Fastify: signature check, one insert each', results.bare),
        ...committers.map((callers, index) => {
          const perSecond = results.commits[index]!;
          return [
            `single-row commits, ${callers} callers`,
            shown(median(perSecond)),
            `${shown(Math.min(...perSecond))} to ${shown(Math.max(...perSecond))}`,
            '',
            '',
            ratioToBare(perSecond),
          ];
        }),
      ],
    );
    const all = [...results.server, ...results.mixed];
    const accepted = warmUpWebhooks + all.reduce((sum, result) => sum + result.accepted, 0);
    const refused = all.reduce((sum, result) => sum + result.refused, 0);
    const toMessages = median(
      results.mixed.map(({ perSecond }, round) => perSecond / results.server[round]!.perSecond),
    );
    console.log(
      `\naccepted ${accepted}, stored ${await countStored(databaseUrl)}, refused ${refused}; wanted ratio >= 1.00` +
        `\nhalf comments to messages alone: ${toMessages.toFixed(2)}; wanted about 1.00`,
    );
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function countStored(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from webhook_deliveries');
  await client.end();
  return rows[0]!.count;
}
