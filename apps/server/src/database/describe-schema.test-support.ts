import { sql, type SQL } from 'drizzle-orm';
import { queryRows, type Database } from './database.ts';

const ofUs = (oid: SQL) => sql`not exists (select from pg_depend where objid = ${oid} and deptype = 'e')`;

/** Everything that a schema consists of, by kind: a statement for each that returns it as text. */
const parts: Record<string, SQL> = {
  extensions: sql`select extname as text from pg_extension`,
  columns: sql`select format('%s %s: %s %s %s %s', attrelid::regclass, row_number() over (partition by attrelid order by attnum),
        attname, format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
        concat_ws(' ', attidentity, attgenerated, attstattarget, pg_get_expr(adbin, adrelid))) as text
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
  tables: sql`select concat_ws(' ', relname, relkind, reloptions) as text from pg_class
      where relnamespace = 'public'::regnamespace and ${ofUs(sql`pg_class.oid`)}`,
  constraints: sql`select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) as text
      from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: sql`select concat_ws(' ', pg_get_indexdef(indexrelid),
        (select string_agg(attstattarget::text, ',') from pg_attribute where attrelid = indexrelid)) as text from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace`,
  functions: sql`select pg_get_functiondef(oid) as text from pg_proc
      where pronamespace = 'public'::regnamespace and ${ofUs(sql`pg_proc.oid`)}`,
  triggers: sql`select pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal`,
  sequences: sql`select concat_ws(' ', sequencename, data_type, start_value, increment_by, cycle) as text from pg_sequences
      where schemaname = 'public'`,
};

/** Returns the schema of a database as lists of texts, which are equal for equal schemas. */
export async function describeSchema(database: Database): Promise<Record<string, string[]>> {
  const described: Record<string, string[]> = {};
  for (const [part, statement] of Object.entries(parts)) {
    const rows = await queryRows<{ text: string }>(database, statement);
    described[part] = rows.map(({ text }) => text).toSorted();
  }
  return described;
}
