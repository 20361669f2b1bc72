import pg from 'pg';

/** Returns the traces of the work in the server's database, each kind counted on its own. */
export async function countReplies(databaseUrl: string): Promise<{ stored: number; decided: number; sent: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ stored: number; decided: number; sent: number }>(`
    select (select count(*)::int from messages where author = 'contact') as stored,
           (select count(distinct message_id)::int from decisions where kind = 'reply') as decided,
           (select count(*)::int from messages where author = 'agent' and status in ('sent', 'delivered', 'seen')) as sent`);
  await client.end();
  return rows[0]!;
}
