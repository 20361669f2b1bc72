import { z } from 'zod';
import { quoted, type CopySession } from './copy-session.ts';
import { listTables, readContents, readSchema, type TableContents } from './table-contents.ts';
import { endOfRows, type BackupHead, type FileHead } from './write-backup.ts';

/** A backup that cannot be restored here, in one sentence for the operator. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** Rows are passed on in parts of about this size, in bytes. */
const partSize = 1024 * 1024;

const Head = z.object({
  format: z.literal('spotter-backup-1'),
  takenAt: z.string(),
  schema: z.string(),
  tables: z.number(),
}) satisfies z.ZodType<BackupHead>;
const Contents = z.object({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  checksum: z.string(),
}) satisfies z.ZodType<TableContents>;
const FileCount = z.object({ files: z.number() });
const File = z.object({
  file: z.string(),
  bytes: z.number().int().min(0),
  sha256: z.string().nullable(),
}) satisfies z.ZodType<FileHead>;
const Sequences = z.object({ sequences: z.array(z.object({ sequence: z.string(), next: z.string() })) });

/** Stores a file of a backup; returns its hash. */
export type StoreFile = (name: string, content: AsyncIterable<Uint8Array>) => Promise<string>;

/**
 * Fills a migrated database that has no users with a backup, and compares counts and checksums of all tables. In
 * the session's transaction: all of it is restored, or nothing.
 */
export async function readBackup(
  session: CopySession,
  backup: AsyncIterable<Uint8Array>,
  storeFile: StoreFile,
): Promise<{ takenAt: Date; tables: TableContents[]; files: number }> {
  const lines = new LineReader(backup);
  const head = parse(Head, await lines.next(), 'This is no backup of Spotter');
  const here = await readSchema(session);
  if (head.schema !== here) {
    const age = Number(head.schema) > Number(here) ? 'a newer' : 'an older';
    throw new BackupRefused(
      `The backup was made by ${age} release. Restore it with that release, then start the release you want, which migrates it.`,
    );
  }
  const [{ users }] = (await session.query<{ users: string | number }>('select count(*) as users from users')) as [
    { users: string | number },
  ];
  if (Number(users) > 0) {
    throw new BackupRefused(`The database already has ${users} accounts. Restore into an empty one.`);
  }
  const known = await listTables(session);
  const unchecked = await setChecksAside(session, known);

  const expected: TableContents[] = [];
  for (let nth = 0; nth < head.tables; nth += 1) {
    const contents = parse(Contents, await lines.next());
    const own = known.find(({ table }) => table === contents.table);
    if (own === undefined || own.columns.toSorted().join() !== contents.columns.toSorted().join()) {
      throw new BackupRefused(`The backup has a table ${contents.table} that this release does not have like this.`);
    }
    for await (const part of lines.until(endOfRows)) await session.copyIn(contents, part);
    expected.push(contents);
  }
  const { sequences } = parse(Sequences, await lines.next());
  for (const { sequence, next } of sequences) {
    await session.query(`select setval('${quoted(sequence).replaceAll("'", "''")}', ${BigInt(next)}, false)`);
  }

  const files = await readFiles(lines, storeFile);

  await session.exec(unchecked.restore);
  for (const contents of expected) {
    const { rows, checksum } = await readContents(session, contents);
    if (rows !== contents.rows || checksum !== contents.checksum) {
      throw new BackupRefused(
        `The table ${contents.table} differs from the backup: ${rows} rows instead of ${contents.rows}, or other values. Nothing was restored.`,
      );
    }
  }
  // The first requests come before the database would analyze them on its own.
  await session.exec(`analyze ${known.map(({ table }) => quoted(table)).join(', ')}`);
  return { takenAt: new Date(head.takenAt), tables: expected, files };
}

/** Stores the files of a backup. Should the rest fail, the sweep removes them: no row names them. */
async function readFiles(lines: LineReader, storeFile: StoreFile): Promise<number> {
  const { files } = parse(FileCount, await lines.next());
  let stored = 0;
  for (let nth = 0; nth < files; nth += 1) {
    const { file, bytes, sha256 } = parse(File, await lines.next());
    if (sha256 === null) continue;
    if ((await storeFile(file, lines.bytes(bytes))) !== sha256)
      throw new BackupRefused(`The file ${file} differs from the backup. Nothing was restored.`);
    stored += 1;
  }
  return stored;
}

/**
 * Empties the tables, and takes off what would act on rows while they come: triggers, whose results are in the
 * backup, and foreign keys, because no order of tables suits all of them. Returns the statements that put both
 * back.
 */
async function setChecksAside(session: CopySession, tables: { table: string }[]): Promise<{ restore: string }> {
  const keys = await session.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  const names = tables.map(({ table }) => quoted(table));
  await session.exec(
    [
      `truncate ${names.join(', ')}`,
      ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${quoted(name)}`),
      ...names.map((name) => `alter table ${name} disable trigger user`),
    ].join(';\n'),
  );
  return {
    restore: [
      ...names.map((name) => `alter table ${name} enable trigger user`),
      ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`),
    ].join(';\n'),
  };
}

function parse<T>(schema: z.ZodType<T>, text: string | null, fallback = 'The backup is damaged'): T {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    throw new BackupRefused(`${fallback}${text === null ? ', or it ends too early' : ''}. Nothing was restored.`);
  }
}

/** Reads a backup by lines, and rows in large parts. */
class LineReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Returns the next line; null at the end. */
  async next(): Promise<string | null> {
    for (;;) {
      const end = this.#rest.indexOf('\n');
      if (end !== -1) return this.#take(end + 1).toString('utf8', 0, end);
      if (!(await this.#more())) return null;
    }
  }

  /** Yields all whole lines before the line `mark`, which is passed over. */
  async *until(mark: string): AsyncGenerator<Uint8Array> {
    const first = Buffer.from(`${mark}\n`);
    const later = Buffer.from(`\n${mark}\n`);
    for (;;) {
      if (this.#rest.subarray(0, first.length).equals(first)) {
        this.#take(first.length);
        return;
      }
      const at = this.#rest.indexOf(later);
      if (at !== -1) {
        yield this.#take(at + 1);
      } else {
        // The last two lines may be the beginning of the mark.
        const whole = this.#rest.lastIndexOf('\n', this.#rest.length - later.length);
        if (this.#rest.length >= partSize && whole !== -1) yield this.#take(whole + 1);
        if (!(await this.#more())) throw new BackupRefused('The backup ends too early. Nothing was restored.');
      }
    }
  }

  /** Yields so many bytes. */
  async *bytes(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0;) {
      if (this.#rest.length === 0 && !(await this.#more()))
        throw new BackupRefused('The backup ends too early. Nothing was restored.');
      const piece = this.#take(Math.min(left, this.#rest.length));
      left -= piece.length;
      yield piece;
    }
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    return taken;
  }

  async #more(): Promise<boolean> {
    const { value, done } = await this.#source.next();
    if (done === true) return false;
    this.#rest = Buffer.concat([this.#rest, value]);
    return true;
  }
}
