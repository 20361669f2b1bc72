import { apiFetch, type ApiFetch } from '@spotter/providers/http/api-fetch';
import { median } from './figures.ts';
import { startProgram } from './running/program-calls.ts';
import type { SmallApi } from './programs/small-api.ts';
import { reportMachine, reportTable } from './report.ts';

const callsARound = 2_000;
const sideBySide = 4;
const rounds = 9;
const body = JSON.stringify({
  recipient: { id: '7000000000000001' },
  message: { text: 'Good to hear from you. '.repeat(6) },
});

/** Prints how much processor time a call of an API takes with the built-in `fetch` and with ours, in alternation. */
export async function measureCalls(): Promise<void> {
  await reportMachine(null);
  const api = startProgram<SmallApi>('small-api.ts');
  try {
    const url = `${await api.call('start', null)}/v25.0/me/messages`;
    const builtIn = { way: fetch, perCallMs: [] as number[] };
    const own = { way: apiFetch, perCallMs: [] as number[] };
    // The first round warms up, and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      for (const { way, perCallMs } of [builtIn, own]) {
        const spent = await processorMs(() => run(way, url));
        if (round > 0) perCallMs.push(spent / callsARound);
      }
    }
    const [builtInMs, ownMs] = [median(builtIn.perCallMs), median(own.perCallMs)];
    reportTable(
      ['a call of an API', 'processor time', 'ratio'],
      [
        ['built-in fetch', `${builtInMs.toFixed(3)} ms`, ''],
        ['apiFetch', `${ownMs.toFixed(3)} ms`, (ownMs / builtInMs).toFixed(2)],
      ],
    );
  } finally {
    await api.stop();
  }
}

async function run(way: ApiFetch, url: string): Promise<void> {
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
