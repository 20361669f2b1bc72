import { and, gt, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SecretBox } from '../platform/secret-box.ts';
import { queryRows, type Database } from './database.ts';

/** A column of sealed values, which a change of the app secret affects. */
export type SealedPlace = {
  /** The operator's name of its values. */
  name: string;
  table: PgTable;
  /** The column that identifies a row. */
  id: AnyPgColumn;
  /** The sealed value; null where a row has none. */
  sealed: SQL<string | null>;
  /** Returns the assignment that replaces a value. */
  put: (sealed: string) => SQL;
  /** The condition of the rows that count; all by default. */
  within?: SQL;
  /** Returns the condition of the rows that may be changed now; all by default. */
  isFree?: (now: Date) => SQL | undefined;
};

/** The number of values by their key. */
export type KeyCounts = { present: number; previous: number; unknown: number };

const batchSize = 100;
/** The length of a value's beginning that is enough to identify its key. */
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

/** Reseals all values of a place that were sealed with a former key. Returns their number. */
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
 * Reseals one value that was sealed with a former key, unless it was replaced meanwhile. Returns false where
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
  const fresh = reseal(secretBox, sealed);
  if (fresh === null) return false;
  const isSame = and(place.within, sql`${place.id} = ${id}`, sql`${place.sealed} = ${sealed}`, place.isFree?.(now));
  const rows = await queryRows(
    database,
    sql`update ${place.table} set ${place.put(fresh)} where ${isSame} returning 1`,
  );
  return rows.length > 0;
}

/** Returns a resealed value; null for a changed value, which cannot be opened and must not stop the others. */
function reseal(secretBox: SecretBox, sealed: string): string | null {
  try {
    return secretBox.seal(secretBox.open(sealed));
  } catch {
    return null;
  }
}
