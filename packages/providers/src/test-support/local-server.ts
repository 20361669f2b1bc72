import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a provider would have received it. */
export type Received = { method: string; url: URL; headers: IncomingMessage['headers']; text: string; body: unknown };

/** The provider's behavior at one request: an answer, or a way to fail. */
export type Behaviour =
  | { status?: number; json?: unknown; text?: string; headers?: Record<string, string> }
  | 'hang'
  | 'reset'
  /** JSON whose one text never ends. */
  | 'endless'
  | 'cut-off';

/** Starts a provider on this machine for tests: it behaves as set and records the requests. */
export async function startLocalServer(behave: (request: Received) => Behaviour) {
  const received: Received[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const request: Received = {
        method: incoming.method ?? '',
        url: new URL(incoming.url ?? '/', 'http://127.0.0.1'),
        headers: incoming.headers,
        text,
        body: incoming.headers['content-type']?.startsWith('application/json') ? JSON.parse(text) : undefined,
      };
      received.push(request);
      answer(response, behave(request));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(response: ServerResponse, behavior: Behaviour) {
  if (behavior === 'hang') return;
  if (behavior === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (behavior === 'cut-off') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"message_id":"m', () => response.socket?.destroy());
    return;
  }
  if (behavior === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"id":"');
    const more = () => {
      while (!response.destroyed && response.write('Sure thing! '.repeat(1000)));
    };
    response.on('drain', more);
    more();
    return;
  }
  const { status = 200, headers = {} } = behavior;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(behavior.text ?? JSON.stringify(behavior.json ?? {}));
}
