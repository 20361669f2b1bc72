import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createLogger } from './logger.ts';
import { failureLine, serializeError } from './serialize-error.ts';

const planted = 'i have an eating disorder';
let connection: Connection;

beforeAll(async () => {
  connection = await createTestDatabase();
  await connection.database.execute(sql`
    create table kept (id int primary key, words text unique check (words <> ${sql.raw(`'${planted}'`)}), at date)`);
  await connection.database.execute(sql`insert into kept (id, words) values (1, 'taken: ' || ${planted}::text)`);
});
afterAll(() => connection.close());

async function failureOf(run: () => Promise<unknown>): Promise<Error> {
  return run().then(
    () => Promise.reject(new Error('It did not fail')),
    (error: Error) => error,
  );
}

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger('info', { write: (line: string) => lines.push(line) }));
  return lines.join('');
}

describe('what is told of a failed statement holds nothing of what it was given', () => {
  test.each([
    [
      'a value that stands there already',
      sql`insert into kept (id, words) values (2, ${`taken: ${planted}`})`,
      '23505',
    ],
    ['a value that may not stand there', sql`insert into kept (id, words) values (2, ${planted})`, '23514'],
    ['text that is no date', sql`insert into kept (id, at) values (2, ${planted}::date)`, '22007'],
    ['text that is no JSON', sql`select ${`{"words": ${planted}`}::json`, '22P02'],
    ['a table that is not there', sql`select * from nowhere where words = ${planted}`, '42P01'],
    ['a NUL', sql`select ${`${planted}\0`}::text`, '22021'],
    ['lines that look like the place of an error', sql`select ${`\n    at ${planted} (file.ts:1)`}::date`, '22007'],
  ])('%s', async (_case, statement, code) => {
    const error = await failureOf(() => connection.database.execute(statement));
    // Otherwise there would be nothing to keep out.
    expect(error.message).toContain(planted);
    const serialized = JSON.stringify(serializeError(error)) + failureLine(error);
    expect(serialized).not.toContain(planted);
    expect(serialized).toContain(code);
    expect(serializeError(error).message).toMatch(/^Failed query: /);
    expect(serializeError(error).stack).toMatch(/^ {4}at /);
  });

  test('a line says why even a long statement failed', async () => {
    const statement = sql`select ${sql.raw("'a long list', ".repeat(300))} words from nowhere`;
    expect(failureLine(await failureOf(() => connection.database.execute(statement)))).toContain('42P01');
  });

  test('a transaction that fails only when it ends', async () => {
    const error = await failureOf(() =>
      connection.database.transaction(async (tx) => {
        await tx.execute(
          sql`create temporary table late (words text unique deferrable initially deferred) on commit drop`,
        );
        for (let count = 0; count < 2; count++) await tx.execute(sql`insert into late values (${planted})`);
      }),
    );
    const serialized = JSON.stringify(serializeError(error)) + failureLine(error);
    expect(serialized).not.toContain(planted);
    expect(serialized).toContain('23505');
  });
});

test('an error is told with its kind, its code and its place', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432', { cause: new TypeError('no socket') }), {
    code: 'ECONNREFUSED',
    port: 5432,
  });
  expect(serializeError(error)).toMatchObject({
    type: 'Error',
    message: 'connect ECONNREFUSED 127.0.0.1:5432',
    code: 'ECONNREFUSED',
    port: 5432,
    cause: { type: 'TypeError', message: 'no socket' },
  });
  expect(serializeError(error).stack).toContain('serialize-error.test.ts');
  expect(failureLine(error)).toBe('connect ECONNREFUSED 127.0.0.1:5432 (ECONNREFUSED): no socket');
});

test('an error that carries a request along, or quotes what it could not parse, is told without', () => {
  const calling = Object.assign(new Error('Too many requests'), { requestBodyValues: { messages: [planted] } });
  const parsing = (() => {
    try {
      return JSON.parse(planted) as never;
    } catch (error) {
      return error;
    }
  })();
  const both = new AggregateError([calling, parsing], 'Both failed');
  for (const error of [calling, parsing, both]) {
    const lines = logged((logger) => {
      logger.error({ error }, 'A job failed');
      logger.error({ err: error }, 'A request failed');
      logger.error(error);
    });
    expect(lines.split('\n').filter((line) => line !== '')).toHaveLength(3);
    expect(lines).not.toMatch(/eating|disorder/);
  }
});

test('what is thrown and is no error says only that', () => {
  expect(failureLine(planted)).toBe('Something that is no error');
});
