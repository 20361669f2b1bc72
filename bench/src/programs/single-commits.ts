import pg from 'pg';
import { answerCalls } from '../running/program-calls.ts';

/** The most that a database can do with one commit per row. */
const calls = {
  async prepare({ databaseUrl }: { databaseUrl: string }): Promise<void> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query('create table commits (id bigint generated always as identity primary key, body text not null)');
    await client.end();
  },

  /** Inserts rows, each committed alone, by a number of callers with a connection each; returns rows per second. */
  async run({ databaseUrl, rows, callers }: { databaseUrl: string; rows: number; callers: number }): Promise<number> {
    const clients = Array.from({ length: callers }, () => new pg.Client({ connectionString: databaseUrl }));
    for (const client of clients) await client.connect();
    const body = 'x'.repeat(300);
    let left = rows;
    const startedAt = performance.now();
    await Promise.all(
      clients.map(async (client) => {
        while (left > 0) {
          left -= 1;
          await client.query({ name: 'insert', text: 'insert into commits (body) values ($1)', values: [body] });
        }
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    for (const client of clients) await client.end();
    return rows / seconds;
  },
};

export type SingleCommits = typeof calls;

answerCalls(calls);
