import { Column, getTableName, is, SQL } from 'drizzle-orm';

/** A column of a select: the path of its value in the result, and its type. */
export type SelectedField = { path: string[]; field: Column | SQL | SQL.Aliased };

/** Turns rows, each a list of the driver's values, into results. */
export type RowsReader = (rows: unknown[][]) => Record<string, unknown>[];

type Slot = { index: number; name: string; decode: ((raw: unknown) => unknown) | null };
/** The columns of an object in the result. Where the value of `absent` is null, an outer join has found no row. */
type Part = { name: string; slots: Slot[]; absent: number | null };

/**
 * Returns a reader that maps the rows of one select as drizzle does, but resolves the mapping once. Drizzle
 * resolves it for every value of every row, which takes longer than reading them.
 */
export function rowsReader(fields: SelectedField[], joinsNotNullable: Record<string, boolean>): RowsReader {
  const own: Slot[] = [];
  const parts = new Map<string, Part & { table: string | null }>();
  for (const [index, { path, field }] of fields.entries()) {
    const slot = { index, name: path.at(-1)!, decode: decoderOf(field) };
    if (path.length === 1) {
      own.push(slot);
      continue;
    }
    const table = is(field, Column) ? getTableName(field.table) : null;
    const part = parts.get(path[0]!) ?? { name: path[0]!, slots: [], absent: index, table };
    parts.set(part.name, part);
    part.slots.push(slot);
    // An object of several tables, or of a table that must be there, is never null.
    if (table === null || table !== part.table || joinsNotNullable[table] !== false) part.absent = null;
  }
  const nested = [...parts.values()];
  return (rows) =>
    rows.map((row) => {
      const result = read(row, own);
      for (const { name, slots, absent } of nested) {
        result[name] = absent !== null && row[absent] === null ? null : read(row, slots);
      }
      return result;
    });
}

function read(row: unknown[], slots: Slot[]): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const { index, name, decode } of slots) {
    const raw = row[index];
    result[name] = raw === null || decode === null ? raw : decode(raw);
  }
  return result;
}

/** Returns the decoder of a field; null where the driver's value is already the result. */
function decoderOf(field: SelectedField['field']): Slot['decode'] {
  const decoder = is(field, Column) ? field : decoderOfSql(is(field, SQL) ? field : field.sql);
  if (decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue) return null;
  return (raw) => decoder.mapFromDriverValue(raw);
}

/** Returns the decoder of an expression, which drizzle's types do not expose. */
function decoderOfSql(field: SQL) {
  return (field as unknown as { decoder: { mapFromDriverValue(raw: unknown): unknown } }).decoder;
}
