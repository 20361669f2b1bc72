import { apiFetch } from '@spotter/providers/http/api-fetch';
import { median } from './figures.ts';
import { startProgram } from './program-calls.ts';
import type { SmallApi } from './programs/small-api.ts';
import { reportMachine, reportTable } from './report.ts';

const callsARound = 2_000;
const sideBySide = 4;
const rounds = 9;
const body = JSON.stringify({
  recipient: { id: '7000000000000001' },
  message: { text: 'Good to hear from you. '.repeat(6) },
});

/** Prints how much processor time a call of an API takes by the built-in `fetch` and by ours, both in alternation. */
export async function measureCalls(): Promise<void> {
  await reportMachine(null);
  const api = startProgram<SmallApi>('small-api.ts');
  try {
    const url = `${await api.call('start', null)}/v25.0/me/messages`;
    const ways = { 'built-in fetch': fetch, apiFetch };
    const perCallMs: Record<string, number[]> = { 'built-in fetch': [], apiFetch: [] };
    // The first round warms up, and counts for nothing.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, way] of Object.entries(ways)) {
        const spent = await processorMs(() => run(way, url));
        if (round > 0) perCallMs[name]!.push(spent / callsARound);
      }
    }
    const [builtIn, own] = [median(perCallMs['built-in fetch']!), median(perCallMs['apiFetch']!)];
    reportTable(
      ['a call of an API', 'processor time', 'ratio'],
      [
        ['built-in fetch', `${builtIn.toFixed(3)} ms`, ''],
        ['apiFetch', `${own.toFixed(3)} ms`, (own / builtIn).toFixed(2)],
      ],
    );
  } finally {
    await api.stop();
  }
}

async function run(way: typeof fetch, url: string): Promise<void> {
  let left = callsARound;
  const headers = { 'content-type': 'application/json', authorization: 'Bearer a token' };
  await Promise.all(
    Array.from({ length: sideBySide }, async () => {
      for (; left > 0; left -= 1) {
        const answer = await way(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
        await answer.text();
      }
    }),
  );
}

async function processorMs(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
