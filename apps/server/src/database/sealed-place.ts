import { and, gt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SecretBox } from '../platform/secret-box.ts';
import { queryRows, type Database } from './database.ts';

/** A column of sealed values: what a change of the app secret concerns. */
export type SealedPlace = {
  /** What an operator calls its values. */
  name: string;
  table: PgTable;
  /** By what one of its rows is found. */
  id: AnyPgColumn;
  /** The value; null where a row has none. */
  sealed: SQL<string | null>;
  /** What a statement sets to put another in its place. */
  put: (sealed: string) => SQL;
  /** Which rows of the table count; all if left out. */
  within?: SQL;
  /** Which of them may be changed now; all if left out. */
  isFree?: (now: Date) => SQL | undefined;
};

/** How many values were sealed with which key. */
export type KeyCounts = { present: number; previous: number; unknown: number };

const batchSize = 100;
/** Enough of a value to tell its key. */
const prefixLength = 12;

/** Counts the values of a place by their keys, without opening any. */
export async function countByKey(database: Database, place: SealedPlace, secretBox: SecretBox): Promise<KeyCounts> {
  const rows = await queryRows<{ prefix: string; many: number | string }>(
    database,
    sql`select left(${place.sealed}, ${prefixLength}::int) as prefix, count(*) as many from ${place.table}
        where ${and(place.within, sql`${place.sealed} is not null`)} group by 1`,
  );
  const counts: KeyCounts = { present: 0, previous: 0, unknown: 0 };
  for (const { prefix, many } of rows) counts[secretBox.keyOf(prefix)] += Number(many);
  return counts;
}

/** Seals all values of a place anew that a former key has sealed. Answers how many. */
export async function resealAll(
  database: Database,
  place: SealedPlace,
  secretBox: SecretBox,
  now: () => Date,
): Promise<number> {
  let resealed = 0;
  for (let after: string | null = null; ;) {
    const rows = await listAfter(database, place, after);
    for (const row of rows) if (await resealOne(database, place, row, secretBox, now())) resealed += 1;
    if (rows.length < batchSize) return resealed;
    after = rows.at(-1)!.id;
  }
}

function listAfter(database: Database, place: SealedPlace, after: string | null): Promise<SealedRow[]> {
  const isLater = after === null ? undefined : gt(place.id, after);
  return queryRows(
    database,
    sql`select ${place.id} as id, ${place.sealed} as sealed from ${place.table}
        where ${and(place.within, sql`${place.sealed} is not null`, isLater)} order by ${place.id} limit ${batchSize}`,
  );
}

type SealedRow = { id: string; sealed: string };

/**
 * Seals one value anew if a former key has sealed it, unless somebody has put another in its place meanwhile. False where
 * nothing was changed.
 */
export async function resealOne(
  database: Database,
  place: SealedPlace,
  { id, sealed }: SealedRow,
  secretBox: SecretBox,
  now: Date,
): Promise<boolean> {
  if (secretBox.keyOf(sealed) !== 'previous') return false;
  const anew = sealAnew(secretBox, sealed);
  if (anew === null) return false;
  const isSame = and(place.within, sql`${place.id} = ${id}`, sql`${place.sealed} = ${sealed}`, place.isFree?.(now));
  const rows = await queryRows(database, sql`update ${place.table} set ${place.put(anew)} where ${isSame} returning 1`);
  return rows.length > 0;
}

/** Null for what was changed since it was sealed: it cannot be opened any more, and does not keep the others from it. */
function sealAnew(secretBox: SecretBox, sealed: string): string | null {
  try {
    return secretBox.seal(secretBox.open(sealed));
  } catch {
    return null;
  }
}
