import { randomInt, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { encodeWebhookBody } from '@spotter/simulators/meta/webhooks/webhook-body';
import { signatureHeaders } from '@spotter/simulators/meta/webhooks/webhook-signature';
import { percentile } from '../figures.ts';
import { answerCalls } from '../running/program-calls.ts';

export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number; accepted: number; refused: number };

/**
 * Sends signed webhooks, each another message or, for each second one where so wished, another comment, over
 * persistent connections: the next one goes out on a connection when the last is answered. Everything is written
 * and signed in advance, and answers are only counted, so that the load takes little from the cores it shares
 * with the measured program.
 */
const calls = {
  async run(load: {
    origin: string;
    appSecret: string;
    webhooks: number;
    connections: number;
    halfComments?: boolean;
  }): Promise<LoadResult> {
    const { hostname, port, host } = new URL(load.origin);
    const requests = Array.from({ length: load.webhooks }, (_, nth) =>
      signedRequest(host, load.appSecret, load.halfComments === true && nth % 2 === 0 ? comment() : message()),
    );
    const sockets = await Promise.all(Array.from({ length: load.connections }, () => open(hostname, Number(port))));
    const durations: number[] = [];
    let refused = 0;
    const startedAt = performance.now();
    await Promise.all(
      sockets.map(async (socket) => {
        const exchange = createExchange(socket);
        for (let request = requests.pop(); request !== undefined; request = requests.pop()) {
          const sentAt = performance.now();
          const status = await exchange(request);
          durations.push(performance.now() - sentAt);
          if (status !== 200) refused += 1;
        }
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    for (const socket of sockets) socket.destroy();
    return {
      perSecond: (durations.length - refused) / seconds,
      p50Ms: percentile(durations, 50),
      p99Ms: percentile(durations, 99),
      accepted: durations.length - refused,
      refused,
    };
  },
};

export type WebhookLoad = typeof calls;

answerCalls(calls);

const accountId = '17841400000000017';

function message() {
  const now = Date.now();
  return {
    time: now,
    id: accountId,
    messaging: [
      {
        sender: { id: '1234567890123457' },
        recipient: { id: accountId },
        timestamp: now,
        message: {
          mid: `aWdfZAG1faXRlbToxOk1l${randomUUID()}`,
          text: 'Hi! How much is the 12 week plan, and when could I start? 💪',
        },
      },
    ],
  };
}

function comment() {
  const value = {
    id: `178${String(randomInt(2 ** 47)).padStart(15, '0')}`,
    text: 'SHRED please! How much is the 12 week plan? 💪',
    from: { id: '1234567890123457', username: 'lifter.mia' },
    media: { id: '17900000000000017', media_product_type: 'FEED' },
  };
  return { time: Math.floor(Date.now() / 1000), id: accountId, changes: [{ field: 'comments', value }] };
}

function signedRequest(host: string, secret: string, entry: object): Buffer {
  const body = encodeWebhookBody({ object: 'instagram', entry: [entry] });
  const head = [
    'POST /api/webhooks/instagram HTTP/1.1',
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    ...Object.entries(signatureHeaders(secret, body)).map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function open(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Returns a function that sends one request at a time; it resolves to the status once the whole answer is there. */
function createExchange(socket: Socket): (request: Buffer) => Promise<number> {
  let received = '';
  let pending: { resolve(status: number): void; reject(error: Error): void } | null = null;
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(received)?.[1] ?? 0);
    if (received.length < headEnd + 4 + length) return;
    const status = Number(received.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3));
    received = '';
    pending?.resolve(status);
  });
  const fail = () => pending?.reject(new Error('The connection was closed before the answer'));
  socket.on('error', fail);
  socket.on('close', fail);
  return (request) =>
    new Promise((resolve, reject) => {
      pending = { resolve, reject };
      socket.write(request);
    });
}
