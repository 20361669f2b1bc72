import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'migrations');
const read = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const released = read('released-migrations.json') as Record<string, string>;
const journal = (read('migrations/meta/_journal.json') as { entries: { tag: string }[] }).entries.map(({ tag }) => tag);

/** The last migration that made functions itself. Since then they are in `functions`. */
const lastWithFunctions = '0021_sources-and-holidays';

function checksumOf(tag: string): string | null {
  const file = join(folder, `${tag}.sql`);
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null;
}

test.each(Object.entries(released))('the released migration %s is as it was released', (tag, checksum) => {
  expect(
    checksumOf(tag),
    `${tag}.sql was released and must not change: databases that have run it never run it again, and would differ from new ` +
      'ones. Restore the file (git checkout), and put the change into a new migration (npm run migration); a function or ' +
      'trigger is changed in database/functions. See docs/how-to/change-a-table.md.',
  ).toBe(checksum);
});

test.each(journal)('the migration %s has its checksum among the released ones', (tag) => {
  expect(
    released[tag],
    `${tag}.sql is new. When it is finished, add this line to database/released-migrations.json, which freezes it:\n` +
      `  "${tag}": "${checksumOf(tag)}"`,
  ).toBeDefined();
});

test.each(journal.slice(journal.indexOf(lastWithFunctions) + 1))(
  'the migration %s makes no function or trigger',
  (tag) => {
    expect(
      readFileSync(join(folder, `${tag}.sql`), 'utf8').match(/create\s+(or\s+replace\s+)?(function|trigger)\s+\S+/gi),
      'Functions and triggers stand in database/functions, each once, and are applied after the migrations.',
    ).toBeNull();
  },
);
