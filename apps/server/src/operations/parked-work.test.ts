import { chmodSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { connectEmbedded, type Connection } from '../database/connect.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { webhookDeliveries } from '../modules/chats/intake/deliveries.tables.ts';
import { handleParkedWork } from './parked-work.ts';
import { jobs } from '../queue/queue.tables.ts';
import { runCommand } from '../test/run-command.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('what is set aside', () => {
  let connection: Connection & { url: string | null };
  let deliveryId: number;
  beforeAll(async () => {
    connection = await createTestDatabase();
  });
  afterAll(() => connection.close());
  beforeEach(async () => {
    const { database } = connection;
    await database.delete(jobs);
    await database.delete(webhookDeliveries);
    const job = { kind: 'consider-reply', payload: { secret: 'of a lead' }, lane: 'account' };
    await database.insert(jobs).values([
      { ...job, key: 'chat/17', dueAt: null, starts: 3, parkedAt: now, lastError: 'no luck' },
      { ...job, key: 'chat/18', dueAt: now },
    ]);
    const delivery = { channel: 'instagram', body: '{"text":"of a lead"}', receivedAt: now } as const;
    const rows = await database
      .insert(webhookDeliveries)
      .values([
        { ...delivery, dueAt: null, attempts: 5, note: 'The disk\nis full' },
        { ...delivery, dueAt: null, note: 'Nothing reads messenger yet' },
      ])
      .returning();
    deliveryId = rows[0]!.id;
  });

  const run = (...words: string[]) => handleParkedWork(connection, words, now);
  const [job, delivery] = ['consider-reply/chat/17', () => `delivery/${deliveryId}`];

  test('is listed with its ids and why, and without what people wrote', async () => {
    expect(await run('list')).toEqual({
      done: true,
      text: [
        job,
        '  parked 2026-11-20T12:00:00.000Z after 3 starts without an end: no luck',
        delivery(),
        '  from instagram, received 2026-11-20T12:00:00.000Z, could not be processed: The disk is full',
      ].join('\n'),
    });
  });

  test('is tried again when it is released, with a fresh count', async () => {
    expect(await run('release', job)).toEqual({ done: true, text: `${job} is tried again.` });
    expect((await run('release', delivery())).done).toBe(true);
    expect(await run('list')).toEqual({ done: true, text: 'Nothing is set aside.' });
    const [released] = await connection.database.select().from(jobs).orderBy(jobs.key);
    expect(released).toMatchObject({ key: 'chat/17', dueAt: now, starts: 0, parkedAt: null });
    const [due] = await connection.database.select().from(webhookDeliveries).orderBy(webhookDeliveries.id);
    expect(due).toMatchObject({ id: deliveryId, dueAt: now, attempts: 0 });
  });

  test('is gone when it is dropped', async () => {
    expect((await run('drop', job)).done).toBe(true);
    expect((await run('drop', delivery())).done).toBe(true);
    expect(await connection.database.select().from(jobs)).toHaveLength(1);
    expect(await connection.database.select().from(webhookDeliveries)).toHaveLength(1);
  });

  test.each(['consider-reply/chat/18', 'consider-reply', 'delivery/0', 'delivery/999999', 'delivery/-1', ''])(
    'does not include "%s": that is said, and nothing is done',
    async (id) => {
      for (const verb of ['release', 'drop']) {
        expect(await run(verb, id)).toMatchObject({
          done: false,
          text: expect.stringContaining('Nothing with the id'),
        });
      }
    },
  );

  test.each([[], ['release'], ['list', 'all'], ['delete', 'x'], ['drop', 'x', 'y']])(
    'is not touched by a command that is none: %j %j',
    async (...words) => {
      expect(await run(...words.filter((word) => word !== undefined))).toMatchObject({
        done: false,
        text: expect.stringMatching(/^Usage/),
      });
    },
  );

  test('can be listed on the command line, beside a server where the database is shared, and else only without one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spotter-jobs-'));
    try {
      const list = (environment: Record<string, string>) =>
        runCommand('jobs', ['list'], { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...environment });
      if (connection.url !== null) {
        expect((await list({ DATABASE_URL: connection.url })).stdout).toContain(job);
        return;
      }
      const folders = [folder, join(folder, 'database')];
      cpSync(inject('preparedDatabase')!, folders[1]!, { recursive: true });
      // As the sandbox of an older version left it.
      for (const path of folders) chmodSync(path, 0o755);
      const server = await connectEmbedded(folder, () => {});
      expect(folders.map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
      await expect(list({})).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('stop the server') });
      await server.close();
      expect((await list({})).stdout).toBe('Nothing is set aside.\n');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
