import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { inTransaction, queryRows, type Database } from '../database/database.ts';
import { connectFiles } from '../file-storage.ts';
import { createEmbeddedTestDatabase, createTestDatabase } from '../database/test-database.ts';
import { listTables, readContents, type TableContents } from '../database/backup/table-contents.ts';
import { backupPath } from '../http/operator/backup-call.ts';
import { fillTables } from '../test/fill-tables.ts';
import { runCommand } from '../test/run-command.ts';
import { startSpotter, testSecret, type SpotterUnderTest } from '../test/spotter-under-test.ts';
import { storeUser } from '../test/store-user.ts';
import { newId } from '../platform/ids.ts';
import { backUp, moveTo, restore } from './back-up.ts';
import { operatorToken } from './request-backup.ts';

const now = new Date('2026-11-20T12:00:00Z');
/** What a text format could confuse, and U+FEFF, which PGlite loses on its own. */
const odd = '\uFEFFtab\t newline\n\\. \\N ünï 💪 "quoted"';

let folder: string;
let source: Connection;
/** The files beside the source, and beside each target. */
const filesIn = (name: string) => connectFiles({ dataDir: join(folder, name), bucket: null });
let ofSource: ReturnType<typeof connectFiles>;
let ofTarget: ReturnType<typeof connectFiles>;
let stored: string;
/** Content that looks like what is around it in a backup. */
const binary = Buffer.concat([Buffer.from('\n\\.\n{"files":1}\n'), randomBytes(200_000), Buffer.from('\n')]);
async function* piecesOf(content: Buffer) {
  yield content;
}
const contentIn = async ({ storage }: typeof ofSource) => {
  const path = await storage.pathOf(stored);
  return path === null ? null : readFileSync(path);
};
const opened: Connection[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spotter-backup-'));
  source = await createTestDatabase();
  ofSource = filesIn('source');
  ofTarget = filesIn('target');
  const access = await storeUser(source.database, now, { firstName: odd });
  const [workspace] = await queryRows<{ id: string }>(source.database, sql`select id from workspaces`);
  // Whoever owns a workspace is a member of it.
  await fillTables(source.database, {
    users: { id: access.userId },
    workspaces: { id: workspace!.id },
    workspace_members: { workspace_id: workspace!.id, user_id: access.userId },
  });
  const draft = await ofSource.drafts.write(piecesOf(binary), binary.length);
  stored = `${workspace!.id}/${newId()}`;
  await ofSource.storage.store(stored, draft);
  await source.database.execute(sql`delete from stored_files`);
  await source.database.execute(
    sql`insert into stored_files (id, workspace_id, bytes, sha256, stored_at)
      values (${stored.split('/')[1]}, ${workspace!.id}, ${draft.bytes}, ${draft.sha256}, ${now.toISOString()})`,
  );
});
afterEach(() => Promise.all(opened.splice(0).map((connection) => connection.close())));
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<Connection> {
  const connection = await createTestDatabase();
  opened.push(connection);
  return connection;
}

function contentsOf({ copy }: Connection): Promise<TableContents[]> {
  return copy('read only', async (session) => {
    const contents = [];
    for (const table of await listTables(session)) contents.push(await readContents(session, table));
    return contents;
  });
}

async function countUsers(database: Database): Promise<number> {
  const [row] = await queryRows<{ users: string }>(database, sql`select count(*) as users from users`);
  return Number(row!.users);
}

/**
 * Stores people one after the other, each in one transaction with the number of people so far,
 * until it is stopped.
 */
function keepWriting({ database }: Connection, writers: number) {
  let goOn = true;
  let written = 0;
  const write = async () => {
    while (goOn) {
      await inTransaction(database, async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(1)`);
        await storeUser(tx, now);
        await tx.execute(sql`update canned_replies set text = (select count(*) from users)::text`);
      });
      written += 1;
    }
  };
  const all = Promise.all(Array.from({ length: writers }, write));
  return {
    written: () => written,
    async stop() {
      goOn = false;
      await all;
      return written;
    },
  };
}

describe('a backup', () => {
  test('made under load is one state, and is restored with the same rows, values and rules', async () => {
    const load = keepWriting(source, 4);
    const file = join(folder, 'under-load.gz');
    await expect.poll(load.written).toBeGreaterThan(5);
    const before = await countUsers(source.database);
    await backUp(source, ofSource, file, now);
    const after = await countUsers(source.database);
    await expect.poll(load.written).toBeGreaterThan(after);
    await load.stop();

    const target = await emptyDatabase();
    expect(await restore(target, ofTarget, [file])).toMatchObject({ done: true });
    const users = await countUsers(target.database);
    expect(users).toBeGreaterThanOrEqual(before);
    expect(users).toBeLessThanOrEqual(after);
    // Each writer left the number of people there were: one state has as many.
    expect(await queryRows(target.database, sql`select text from canned_replies`)).toEqual([{ text: String(users) }]);
    expect(await queryRows(target.database, sql`select from users where first_name = ${odd}`)).toHaveLength(1);

    // Foreign keys, triggers and the numbers of rows hold as before.
    await expect(target.database.execute(sql`update bots set workspace_id = gen_random_uuid()`)).rejects.toThrow();
    expect(await rulesOf(target.database)).toEqual(await rulesOf(source.database));
    const number = sql`insert into webhook_deliveries (channel, body, received_at)
      values ('instagram', '', now()) returning id`;
    const [numbered] = await queryRows<{ id: string }>(target.database, number);
    expect(Number(numbered!.id)).toBeGreaterThan(0);
    // Else its first requests would be planned as for empty tables.
    const [known] = await queryRows(target.database, sql`select reltuples from pg_class where relname = 'users'`);
    expect(known).toEqual({ reltuples: users });
  });

  test('of a restored database is the same again, table by table', async () => {
    const [file, target] = [join(folder, 'still.gz'), await emptyDatabase()];
    await backUp(source, ofSource, file, now);
    await restore(target, ofTarget, [file]);
    const contents = await contentsOf(source);
    expect(await contentsOf(target)).toEqual(contents);
    expect((await contentIn(ofTarget))?.equals(binary)).toBe(true);
    expect(contents.filter(({ rows }) => rows > 0).length).toBeGreaterThan(40);
    await expect(restore(target, ofTarget, [file])).rejects.toThrow(/^The database already has \d+ accounts/);
  });

  test('that is damaged, cut off or of another release is refused, and nothing is restored', async () => {
    const [file, broken, target] = [join(folder, 'whole.gz'), join(folder, 'broken.gz'), await emptyDatabase()];
    await backUp(source, ofSource, file, now);
    const content = gunzipSync(readFileSync(file)).toString('latin1');
    const attempt = async (damaged: Buffer | string) => {
      writeFileSync(broken, typeof damaged === 'string' ? gzipSync(Buffer.from(damaged, 'latin1')) : damaged);
      return restore(target, ofTarget, [broken]).then(
        () => 'restored',
        (error: Error) => error.message,
      );
    };
    expect(await attempt(content.replace('Reyes', 'Reies'))).toMatch(/^The table users differs from the backup/);
    expect(await attempt(content.slice(0, content.indexOf('{"sequences"')))).toContain('ends too early');
    expect(await attempt(content.slice(0, content.indexOf('{"sequences"') / 2))).toContain('ends too early');
    expect(await attempt(content.slice(0, -1))).toContain('ends too early');
    expect(await attempt(`${content.slice(0, -2)}x\n`)).toMatch(/^The file \S+ differs from the backup/);
    expect(await attempt(content.replace(/"schema":"\d+"/, '"schema":"1"'))).toContain('made by an older release');
    expect(await attempt(readFileSync(file).subarray(0, 5_000))).toContain('is damaged, or no backup');
    expect(await attempt('{"users":1}\n')).toMatch(/^This is no backup of Spotter/);
    expect(await countUsers(target.database)).toBe(0);
    expect(await attempt(content)).toBe('restored');
  });

  test('can be moved from the embedded database into a PostgreSQL', async () => {
    const embedded = await createEmbeddedTestDatabase();
    opened.push(embedded);
    await restoreInto(embedded);
    const target = await emptyDatabase();
    expect(await moveTo({ ...embedded, files: ofTarget }, { ...target, files: filesIn('moved') }, now)).toMatchObject({
      done: true,
    });
    expect(await contentsOf(target)).toEqual(await contentsOf(embedded));
    expect((await contentsOf(target)).length).toBeGreaterThan(40);
    expect((await contentIn(filesIn('moved')))?.equals(binary)).toBe(true);
  });

  async function restoreInto(target: Connection): Promise<void> {
    const file = join(folder, 'for-moving.gz');
    await backUp(source, ofSource, file, now);
    await restore(target, ofTarget, [file]);
  }
});

/** The constraints and active triggers of a database. */
function rulesOf(database: Database) {
  return queryRows(
    database,
    sql`select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
          where connamespace = 'public'::regnamespace
        union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
        order by 1, 2`,
  );
}

describe.skipIf((process.env['TEST_DATABASE_URL'] ?? '') !== '')('the embedded database', () => {
  let spotter: SpotterUnderTest;
  beforeAll(async () => {
    spotter = await startSpotter({ environment: { DATA_DIR: folder } });
  });
  afterAll(() => spotter.close());

  const call = (headers: Record<string, string>) =>
    fetch(`${spotter.origin}${backupPath}`, { method: 'POST', headers });
  const authorization = `Bearer ${operatorToken(testSecret)}`;

  test('is backed up by its running server, for the operator on this machine alone', async () => {
    await spotter.signUp();
    expect((await call({})).status).toBe(404);
    expect((await call({ authorization: `Bearer ${operatorToken('another secret')}` })).status).toBe(404);
    expect((await call({ authorization, 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    const { text } = (await (await call({ authorization })).json()) as { text: string };
    const file = /^Backed up \d+ rows of \d+ tables and 0 files into (.+)$/.exec(text)![1]!;
    const target = await emptyDatabase();
    await restore(target, ofTarget, [file]);
    expect(await countUsers(target.database)).toBe(1);
  });

  test('is backed up and restored on the command line while its server is stopped', async () => {
    const directory = join(folder, 'stopped');
    cpSync(inject('preparedDatabase')!, join(directory, 'database'), { recursive: true });
    const run = (name: string, ...words: string[]) =>
      runCommand(name, words, { ...process.env, DATABASE_URL: '', DATA_DIR: directory });
    const file = join(folder, 'by-command.gz');
    expect((await run('backup', file)).stdout).toMatch(/^Backed up \d+ rows/);
    expect((await run('restore', file)).stdout).toMatch(/^Restored \d+ rows .*all counts and checksums agree\.$/m);
  });
});
