import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { answerCalls } from '../running/program-calls.ts';

/** The server itself opens the same number of connections. */
const poolSize = 20;

/** The minimum of a webhook receiver: check the signature, store the body in one statement, answer. */
const calls = {
  async start({ databaseUrl, appSecret }: { databaseUrl: string; appSecret: string }): Promise<string> {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
    // The same columns and index as the server's own table.
    await pool.query(`
      create table deliveries (
        id bigint generated always as identity primary key,
        channel text not null,
        body text not null,
        received_at timestamptz(3) not null,
        due_at timestamptz(3))`);
    await pool.query('create index deliveries_due on deliveries (due_at, id) where due_at is not null');
    const app = Fastify();
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post('/api/webhooks/instagram', async (request, reply) => {
      const body = request.body as Buffer;
      const given = Buffer.from(String(request.headers['x-hub-signature-256']).slice('sha256='.length), 'hex');
      const wanted = createHmac('sha256', appSecret).update(body).digest();
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return reply.code(401).send();
      await pool.query({
        name: 'store',
        text: 'insert into deliveries (channel, body, received_at, due_at) values ($1, $2, $3, $3)',
        values: ['instagram', body.toString('utf8'), new Date()],
      });
      return 'EVENT_RECEIVED';
    });
    return app.listen({ port: 0, host: '127.0.0.1' });
  },
};

export type BareFastify = typeof calls;

answerCalls(calls);
