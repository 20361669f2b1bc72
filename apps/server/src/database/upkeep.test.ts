import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotter, type SpotterUnderTest } from '../test/spotter-under-test.ts';
import { inTransaction, queryRows } from './database.ts';

let spotter: SpotterUnderTest;
beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  await spotter.addCoach();
  spotter.writes('Could we talk about mornings?');
  await spotter.settled();
});
afterAll(() => spotter.close());

test('the database can do its upkeep, and be restored, where it looks into no schema that is not named', async () => {
  await inTransaction(spotter.connection.database, async (tx) => {
    const tables = await queryRows<{ name: string }>(
      tx,
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
    );
    expect(tables.map(({ name }) => name)).toContain('public.messages');
    // As autovacuum and pg_restore do.
    await tx.execute(sql`set local search_path to ''`);
    for (const { name } of tables) {
      await tx.execute(sql.raw(`analyze ${name}`));
      await tx.execute(sql.raw(`reindex table ${name}`));
    }
  });
});
