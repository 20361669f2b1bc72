import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../figures.ts';
import { startProgram } from '../running/program-calls.ts';
import type { SocketFlood } from '../programs/socket-flood.ts';
import type { WebhookLoad } from '../programs/webhook-load.ts';
import { reportMachine, reportTable, shown } from '../report.ts';
import { instagramApp, startSpotter } from '../running/spotter-server.ts';

const rounds = 5;
const joins = 20_000;
const webhooks = 200;
/**
 * The limits of a flood: the slowest acknowledgment may take this many times longer,
 * or this long, whichever is more.
 */
const wanted = { ratio: 5, ms: 250 };

/** Prints how long webhooks wait for their acknowledgment while one new sign-up asks to join a chat 20,000 times. */
export async function measureSockets(): Promise<void> {
  await reportMachine(null);
  const folder = await mkdtemp(join(tmpdir(), 'spotter-bench-'));
  const server = await startSpotter({ DATA_DIR: folder, RATE_LIMIT_SIGN_UP: '1000' });
  const flood = startProgram<SocketFlood>('socket-flood.ts');
  const load = startProgram<WebhookLoad>('webhook-load.ts');
  const acknowledge = () =>
    load.call('run', { origin: server.origin, appSecret: instagramApp.appSecret, webhooks, connections: 1 });
  try {
    await acknowledge();
    const quiet: number[] = [];
    const flooded: number[] = [];
    const answers: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      quiet.push((await acknowledge()).p99Ms);
      const token = await signUp(server.origin, round);
      const [measured, { answered, cutOff }] = await Promise.all([
        acknowledge(),
        flood.call('flood', { origin: server.origin, token, joins }),
      ]);
      flooded.push(measured.p99Ms);
      answers.push(answered);
      if (!cutOff) console.log(`round ${round}: the flood was not cut off`);
    }
    const ratio = median(flooded.map((value, round) => value / quiet[round]!));
    reportTable(
      [`acknowledgement of ${webhooks} webhooks`, 'p99, median of rounds', 'worst round'],
      [
        ['nothing else', `${shown(median(quiet))} ms`, `${shown(Math.max(...quiet))} ms`],
        [`beside ${shown(joins)} joins`, `${shown(median(flooded))} ms`, `${shown(Math.max(...flooded))} ms`],
      ],
    );
    const isKept = ratio <= wanted.ratio || Math.max(...flooded) <= wanted.ms;
    console.log(
      `\n${ratio.toFixed(1)} times as long (wanted: at most ${wanted.ratio} times, or ${wanted.ms} ms): ${isKept ? 'kept' : 'NOT KEPT'}`,
    );
    console.log(`Joins that were answered before the end: ${shown(median(answers))}`);
    if (!isKept) process.exitCode = 1;
  } finally {
    await flood.stop();
    await load.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function signUp(origin: string, nth: number): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Flo',
      last_name: 'Od',
      email: `flood${nth}@example.test`,
      password: 'a long password for benchmarks',
      terms_agreed: true,
    }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
