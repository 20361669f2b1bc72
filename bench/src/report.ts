import { cpus, loadavg } from 'node:os';
import pg from 'pg';

/** Prints the machine of the measurement, because numbers say nothing without it. */
export async function reportMachine(databaseUrl: string | null): Promise<void> {
  const cores = cpus();
  const parts = [`${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'})`, `Node ${process.versions.node}`];
  if (databaseUrl !== null) parts.push(await describePostgres(databaseUrl));
  // Other programs take their share of every number below.
  parts.push(`load of the machine beforehand ${loadavg()[0]?.toFixed(1)}`);
  console.log(`\n${parts.join(', ')}`);
}

async function describePostgres(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const setting = async (name: string) => {
    const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name]);
    return rows[0]?.value ?? 'unknown';
  };
  const way = client.host.startsWith('/') ? 'through its socket' : `at ${client.host}`;
  const described = `PostgreSQL ${await setting('server_version')} ${way} with fsync ${await setting('fsync')}, synchronous_commit ${await setting('synchronous_commit')}`;
  await client.end();
  return described;
}

/** Prints rows in aligned columns: the first to the left, numbers to the right. */
export function reportTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ');
  console.log(`\n${line(head)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  for (const row of rows) console.log(line(row));
}

/** Returns a number as it is printed: whole from a hundred on, else with one decimal. */
export function shown(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1);
}
