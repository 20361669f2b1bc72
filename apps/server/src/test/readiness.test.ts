import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotter, type SpotterUnderTest } from './spotter-under-test.ts';

let spotter: SpotterUnderTest;
beforeAll(async () => {
  spotter = await startSpotter();
});
afterAll(() => spotter.close());

const ask = async (path: string) => {
  const response = await fetch(`${spotter.origin}/api/health${path}`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test('a database that answers, and takes no write, is not ready, and the process lives', async () => {
  const { database } = spotter.connection;
  await database.execute(sql`alter table write_probes add constraint full_disk check (false) not valid`);
  expect(await ask('/ready')).toMatchObject({ status: 503, body: { problems: ['database'], database: 'down' } });
  expect((await ask('/live')).status).toBe(200);
  await database.execute(sql`alter table write_probes drop constraint full_disk`);
  expect(await ask('')).toMatchObject({ status: 200, body: { problems: [], database: 'ok' } });
  expect((await ask('')).body['freeDiskMegabytes']).toEqual(expect.any(Number));
});

test('the room on the disk is a figure that monitors read', async () => {
  const figures = await (await fetch(`${spotter.origin}/api/metrics`)).text();
  expect(Number(/^data_disk_free_bytes (\S+)$/m.exec(figures)?.[1])).toBeGreaterThan(0);
});
