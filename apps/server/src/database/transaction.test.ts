import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Connection } from './connect.ts';
import { inTransaction, deferToCommit, type Database } from './database.ts';
import { sendSignals } from './signals.ts';
import { createTestDatabase } from './test-database.ts';
import { preparedSql } from './prepared-query.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
  await connection.database.execute(sql`create table steps_under_test (nth int primary key)`);
});
beforeEach(async () => {
  await connection.database.execute(sql`delete from steps_under_test`);
});
afterAll(() => connection.close());

const insert = preparedSql(({ nth }: { nth: number }) => sql`insert into steps_under_test (nth) values (${nth}::int)`);
const list = preparedSql<{ from: number }, { nth: number }>(
  ({ from }) => sql`select nth from steps_under_test where nth >= ${from}::int order by nth`,
);
const take = (database: Database, nth: number) => insert(database, { nth });
const taken = async (database: Database = connection.database) =>
  (await list(database, { from: 0 })).map(({ nth }) => nth);

test('what is asked for at once in a transaction happens in that order', async () => {
  const seen = await inTransaction(connection.database, async (tx) => {
    const [, before, , after] = await Promise.all([take(tx, 1), taken(tx), take(tx, 2), taken(tx)]);
    return { before, after };
  });
  expect(seen).toEqual({ before: [1], after: [1, 2] });
  expect(await taken()).toEqual([1, 2]);
});

test('where one statement of several fails nothing stays, and the connection is as good as before', async () => {
  const failing = inTransaction(connection.database, (tx) => Promise.all([take(tx, 1), take(tx, 1), take(tx, 2)]));
  await expect(failing).rejects.toThrow();
  expect(await taken()).toEqual([]);
  await Promise.all(Array.from({ length: 30 }, (_, nth) => inTransaction(connection.database, (tx) => take(tx, nth))));
  expect(await taken()).toHaveLength(30);
});

test('a transaction that does nothing, or something else first, is a transaction all the same', async () => {
  await inTransaction(connection.database, async () => {});
  const undone = inTransaction(connection.database, async (tx) => {
    await new Promise((resolve) => {
      setImmediate(() => setImmediate(resolve));
    });
    await take(tx, 1);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await taken()).toEqual([]);
});

test('what is left to the commit is done with the transaction', async () => {
  const seen = await inTransaction(connection.database, async (tx) => {
    await deferToCommit(tx, take(tx, 1));
    const before = await taken(tx);
    await deferToCommit(tx, take(tx, 2));
    return before;
  });
  expect(seen).toEqual([1]);
  expect(await taken()).toEqual([1, 2]);
});

test('where what is left to the commit fails nothing stays, and the transaction fails for that reason', async () => {
  const fails = (last: (tx: Database) => Promise<unknown>) =>
    inTransaction(connection.database, async (tx) => {
      await take(tx, 1);
      await deferToCommit(tx, take(tx, 1));
      await last(tx);
    });
  const reason = { cause: { code: '23505' } };
  await expect(fails(async () => {})).rejects.toMatchObject(reason);
  await expect(fails((tx) => deferToCommit(tx, take(tx, 2)))).rejects.toMatchObject(reason);
  await expect(fails((tx) => take(tx, 2))).rejects.toMatchObject(reason);
  expect(await taken()).toEqual([]);
});

test('what a transaction signals is heard once it has ended', async () => {
  const heard: Promise<number[]>[] = [];
  const stop = connection.signals.on('work-due', () => void heard.push(taken()));
  await inTransaction(connection.database, async (tx) => {
    sendSignals(tx, [{ kind: 'work-due' }]);
    await take(tx, 1);
    await taken(tx);
    expect(heard).toEqual([]);
  });
  stop();
  expect(await Promise.all(heard)).toEqual([[1]]);
});
