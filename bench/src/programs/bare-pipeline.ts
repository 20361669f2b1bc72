import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';
import { answerCalls } from '../running/program-calls.ts';

/** The server itself opens the same number of connections. */
const poolSize = 20;

type Webhook = {
  entry: {
    id: string;
    messaging?: { sender: { id: string }; message?: { text?: string; is_echo?: boolean } }[];
  }[];
};

/**
 * The least that answers a message: check the signature, store the message durably in one statement, accept it,
 * ask the model, send what it says. It remembers nothing, decides nothing and promises nothing.
 */
const calls = {
  async start(options: {
    databaseUrl: string;
    appSecret: string;
    accessToken: string;
    modelUrl: string;
    sendUrl: string;
  }): Promise<string> {
    const pool = new pg.Pool({ connectionString: options.databaseUrl, max: poolSize });
    await pool.query(`
      create table arrived (
        id bigint generated always as identity primary key,
        body text not null,
        received_at timestamptz(3) not null)`);

    async function answer(contactId: string, text: string): Promise<void> {
      const asked = await post(options.modelUrl, 'bench', {
        model: 'bench-model',
        messages: [
          { role: 'system', content: 'You are Dana, a strength coach. Be warm and short.' },
          { role: 'user', content: text },
        ],
      });
      const { choices } = asked as { choices: { message: { content: string } }[] };
      const message = { text: choices[0]!.message.content };
      await post(options.sendUrl, options.accessToken, { recipient: { id: contactId }, message });
    }

    const app = Fastify();
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post('/api/webhooks/instagram', async (request, reply) => {
      const body = request.body as Buffer;
      const given = Buffer.from(String(request.headers['x-hub-signature-256']).slice('sha256='.length), 'hex');
      const wanted = createHmac('sha256', options.appSecret).update(body).digest();
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return reply.code(401).send();
      const written = (JSON.parse(body.toString()) as Webhook).entry.flatMap(({ messaging = [] }) =>
        messaging.filter(({ message }) => message?.text !== undefined && message.is_echo !== true),
      );
      // The echoes of its own messages.
      if (written.length === 0) return 'EVENT_RECEIVED';
      await pool.query({
        name: 'store',
        text: 'insert into arrived (body, received_at) values ($1, $2)',
        values: [body.toString(), new Date()],
      });
      for (const { sender, message } of written) void answer(sender.id, message!.text!);
      return 'EVENT_RECEIVED';
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  },

  /** Returns the seconds of processor time that it has used. */
  cpuSeconds(_: null): number {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000_000;
  },
};

export type BarePipeline = typeof calls;

answerCalls(calls);

async function post(url: string, token: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
