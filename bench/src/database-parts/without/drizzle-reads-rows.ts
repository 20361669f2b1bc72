type Fields = { path: string[] }[];
type MapRow = (fields: Fields, row: unknown[], joins: Record<string, boolean>) => Record<string, unknown>;

/** In place of `rows-reader`: drizzle finds out for every value of every row how to read it. */
const { mapResultRow } = (await import('drizzle-orm/utils')) as unknown as { mapResultRow: MapRow };

export function rowsReader(fields: Fields, joinsNotNullable: Record<string, boolean>) {
  return (rows: unknown[][]) => rows.map((row) => mapResultRow(fields, row, joinsNotNullable));
}
