import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../figures.ts';
import { reportMachine, reportTable } from '../report.ts';
import { startSpotter } from '../running/spotter-server.ts';

const rounds = 40;
const password = 'a long password for benchmarks';

/**
 * Prints how long a refused sign-in takes for an address with an account and for one without:
 * they must not differ.
 */
export async function measureSignIn(): Promise<void> {
  await reportMachine(null);
  const folder = await mkdtemp(join(tmpdir(), 'spotter-bench-'));
  const server = await startSpotter({ DATA_DIR: folder, RATE_LIMIT_SIGN_UP: '1000' });
  const call = (path: string, body: object, address: string) =>
    fetch(`${server.origin}/api${path}`, {
      method: 'POST',
      // From many addresses, as behind a proxy, because the limits are not measured here.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  try {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const email = `known${round}@example.test`;
      await call(
        '/auth/sign-up',
        { first_name: 'Kim', last_name: 'Known', email, password, terms_agreed: true },
        `10.0.${round}.1`,
      );
      known.push(await refusal(email, `10.1.${round}.1`));
      unknown.push(await refusal(`unknown${round}@example.test`, `10.2.${round}.1`));
    }
    const [knownMs, unknownMs] = [median(known), median(unknown)];
    reportTable(
      ['refused sign-in', 'median', 'ratio'],
      [
        ['address with an account', `${knownMs.toFixed(1)} ms`, ''],
        ['address without one', `${unknownMs.toFixed(1)} ms`, (unknownMs / knownMs).toFixed(3)],
      ],
    );
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }

  async function refusal(email: string, address: string): Promise<number> {
    const startedAt = performance.now();
    const response = await call('/auth/sign-in', { email, password: 'a wrong password' }, address);
    await response.arrayBuffer();
    if (response.status !== 401) throw new Error(`A wrong password answered ${response.status}`);
    return performance.now() - startedAt;
  }
}
