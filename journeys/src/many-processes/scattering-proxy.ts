import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A proxy in front of several servers. */
export type ScatteringProxy = { origin: string; close(): Promise<void> };

/**
 * Starts a proxy that sends each request to the next server, whoever it comes from, as one without sticky
 * sessions does. It does not look whether a server lives: what meets a dead one is answered with 502, or broken
 * off.
 */
export async function startScatteringProxy(ports: number[]): Promise<ScatteringProxy> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  let turn = 0;
  const askNext = ({ method, url, headers }: IncomingMessage) => {
    turn += 1;
    const port = ports[turn % ports.length]!;
    return request({ host: '127.0.0.1', port, method, path: url, headers, agent: headers.upgrade ? undefined : agent });
  };

  const proxy = createServer((incoming, answer) => {
    const asked = askNext(incoming);
    asked.on('response', (response) => {
      answer.writeHead(response.statusCode!, response.headers);
      response.pipe(answer);
      response.on('error', () => answer.destroy());
    });
    asked.on('error', () => {
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    answer.on('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  proxy.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  proxy.on('upgrade', (incoming, client: Socket, first: Buffer) => {
    const asked = askNext(incoming);
    asked.on('upgrade', (response, server: Socket, begun: Buffer) => {
      const head = Object.entries(response.headers).map(([name, value]) => `${name}: ${String(value)}`);
      client.write(`HTTP/1.1 101 Switching Protocols\r\n${head.join('\r\n')}\r\n\r\n`);
      client.write(begun);
      server.write(first);
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const) {
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
    });
    asked.on('response', () => client.destroy());
    asked.on('error', () => client.destroy());
    client.on('error', () => asked.destroy());
    asked.end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close() {
      agent.destroy();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
