import { percentile } from '../figures.ts';
import type { ManyCoaches } from '../programs/many-coaches.ts';
import { reportMachine, reportTable } from '../report.ts';
import { openPostgres } from '../running/postgres.ts';
import { startProgram } from '../running/program-calls.ts';
import { instagramApp, startSpotter } from '../running/spotter-server.ts';

const sockets = Number(process.env['BENCH_SOCKETS'] ?? 2_000);
const messages = 500;
const rates = [5, 25];
const wantedMs = 50;

/**
 * Prints how long it takes from a lead's message to each of the open pages that show it, while 2,000 are open:
 * each coach has as many as one may have, and each message goes to all pages of one coach.
 */
export async function measureFanOut(): Promise<void> {
  const postgres = await openPostgres();
  const coaches = startProgram<ManyCoaches>('many-coaches.ts');
  const stops = [() => postgres.stop(), () => coaches.stop()];
  try {
    await reportMachine(postgres.url);
    const instagram = await coaches.call('start', instagramApp);
    const databaseUrl = await postgres.createDatabase('fan_out');
    const server = await startSpotter({
      DATABASE_URL: databaseUrl,
      INSTAGRAM_AUTH_URL: instagram,
      INSTAGRAM_API_URL: instagram,
      INSTAGRAM_GRAPH_URL: instagram,
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_SIGN_UP: '100000',
    });
    stops.push(() => server.stop());
    await coaches.call('open', { origin: server.origin, sockets });
    // The first messages make the chats.
    await coaches.call('write', { messages, perSecond: Math.max(...rates) });
    await postgres.analyze(databaseUrl);
    const rows: string[][] = [];
    for (const perSecond of rates) {
      const { durationsMs, missing } = await coaches.call('write', { messages, perSecond });
      const times = [50, 95, 99, 100].map((part) => `${percentile(durationsMs, part).toFixed(1)} ms`);
      rows.push([String(perSecond), String(durationsMs.length), String(missing), ...times]);
    }
    reportTable(['messages a second', 'arrivals', 'missing', 'p50', 'p95', 'p99', 'longest'], rows);
    console.log(`\nwanted with ${sockets} pages open: p99 <= ${wantedMs} ms`);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}
