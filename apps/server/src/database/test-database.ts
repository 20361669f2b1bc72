import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { connectPostgres, useEmbedded, type Connection } from './connect.ts';
import { openEmbedded } from './embedded.ts';
import { lendEmbedded } from './embedded/lent-embedded.ts';
import { listFunctionFiles } from './functions.ts';

const modules = join(import.meta.dirname, '../../../../node_modules');
const embeddedFile = join(import.meta.dirname, 'embedded.ts');

const lendMigrated = lendEmbedded(openMigratedEmbedded);

/**
 * Returns a fresh, migrated database for one test file: embedded, or in the PostgreSQL of TEST_DATABASE_URL. The
 * migrations run once; every test database is a copy of their result.
 */
export async function createTestDatabase(): Promise<Connection & { url: string | null }> {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined || url === '' ? createEmbeddedTestDatabase() : postgresCopy(url);
}

/** Returns a fresh, migrated embedded database, also where the tests use a PostgreSQL. */
export async function createEmbeddedTestDatabase() {
  const embedded = await lendMigrated();
  const connection = await useEmbedded(embedded);
  // A test runs most statements a few times: to plan each again, for its values, takes longer than to run it.
  await embedded.exec('set plan_cache_mode = force_generic_plan');
  return { ...connection, url: null };
}

/** Opens a migrated embedded database that is only the caller's. */
export function openMigratedEmbedded(): Promise<PGlite> {
  return openCopy(schemaHash(), async () => {
    const template = await openEmptyEmbedded();
    await useEmbedded(template);
    return template;
  });
}

/** Opens an embedded database without tables: creating one takes longer than most tests of it. */
export function openEmptyEmbedded(): Promise<PGlite> {
  return openCopy(emptyHash(), async () => {
    const template = await openEmbedded('memory');
    // Each is as large as an empty database, and nobody creates one from them.
    await template.exec('update pg_database set datistemplate = false');
    for (const name of ['template0', 'template1']) await template.exec(`drop database ${name}`);
    return template;
  });
}

/** Opens a copy of a database, which is made where no test has made it before. */
async function openCopy(name: string, make: () => Promise<PGlite>): Promise<PGlite> {
  const folder = join(modules, '.cache/spotter-test');
  const dump = join(folder, `${name}.tar`);
  if (!existsSync(dump)) {
    const template = await make();
    const content = Buffer.from(await (await template.dumpDataDir('none')).arrayBuffer());
    await template.close();
    mkdirSync(folder, { recursive: true });
    // Test files start in parallel: a rename makes the dump appear complete.
    const draft = `${dump}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    writeFileSync(draft, content);
    renameSync(draft, dump);
  }
  return openEmbedded({ dump: new Blob([readFileSync(dump)]) });
}

async function postgresCopy(url: string) {
  const template = `spotter_template_${schemaHash().slice(0, 16)}`;
  const name = `spotter_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await asAdministrator(url, async (admin) => {
    await admin.query('select pg_advisory_lock(41)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await admin.query(`drop database if exists ${template}_draft`);
      await admin.query(`create database ${template}_draft`);
      await (await connectPostgres(withDatabase(url, `${template}_draft`), rethrow)).close();
      await admin.query(`alter database ${template}_draft rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
    await admin.query('select pg_advisory_unlock(41)');
  });
  const own = withDatabase(url, name);
  let closing = false;
  const connection = await connectPostgres(own, (error) => {
    // Dropping the database cuts sockets that are still closing.
    if (!closing) throw error;
  });
  return {
    ...connection,
    url: own,
    close: async () => {
      closing = true;
      await connection.close();
      await asAdministrator(url, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

async function asAdministrator(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

function schemaHash(): string {
  const journal = readFileSync(join(import.meta.dirname, 'migrations/meta/_journal.json'), 'utf8');
  const entries = (JSON.parse(journal) as { entries: { tag: string }[] }).entries;
  const hash = createHash('sha256').update(emptyHash()).update(journal);
  for (const { tag } of entries) hash.update(readFileSync(join(import.meta.dirname, 'migrations', `${tag}.sql`)));
  for (const { checksum } of listFunctionFiles()) hash.update(checksum);
  return hash.digest('hex');
}

/** Another PGlite, or another way to open or to empty it, makes another database. */
function emptyHash(): string {
  const files = [join(modules, '@electric-sql/pglite/package.json'), embeddedFile, import.meta.filename];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function rethrow(error: unknown): never {
  throw error;
}
