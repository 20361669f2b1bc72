import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onTestFinished } from 'vitest';

/** What the receiver of the tests expects in the handshake. */
export const verifyToken = 'verify-me';

/** A webhook as the receiver got it. */
type ReceivedWebhook = { body: string; headers: Record<string, unknown>; at: number };

/** Starts a receiver of webhooks that answers with the given statuses, then with 200. */
export async function receiveWebhooks(statuses: number[] = []) {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://receiver').searchParams;
    if (request.method === 'GET') {
      const known = query.get('hub.verify_token') === verifyToken;
      response.writeHead(known ? 200 : 403).end(known ? query.get('hub.challenge') : '');
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        body: Buffer.concat(chunks).toString('latin1'),
        headers: request.headers,
        at: performance.now(),
      });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    received,
    /** Returns the events in the order of arrival, with the name of the list they came in. */
    events: () =>
      received.flatMap(({ body }) =>
        JSON.parse(body).entry.flatMap((entry: Record<string, Record<string, unknown>[]>) =>
          [...(entry.messaging ?? []), ...(entry.standby ?? [])].map((event) => ({
            list: entry.standby ? 'standby' : 'messaging',
            accountId: entry.id,
            ...event,
          })),
        ),
      ) as Record<string, any>[],
  };
}
