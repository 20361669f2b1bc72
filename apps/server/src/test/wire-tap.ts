import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line between callers and a server on this machine on which everything is heard that the server says, byte for byte. */
export type WireTap = {
  /** Where callers call. */
  origin: string;
  /** Whom the line leads to from now on. */
  leadTo(origin: string): void;
  /** All that the server has said: status lines, headers, bodies, frames of sockets. */
  heard(): string;
  close(): Promise<void>;
};

/** Opens a line that leads nowhere yet. */
export async function openWireTap(): Promise<WireTap> {
  const said: Buffer[] = [];
  const sockets = new Set<Socket>();
  let port = 0;

  const server = createServer((caller) => {
    const callee = connect(port, '127.0.0.1');
    callee.on('data', (part: Buffer) => said.push(part));
    for (const [one, other] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      // Whoever hangs up ends the line for both.
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(origin) {
      port = Number(new URL(origin).port);
    },
    heard: () => Buffer.concat(said).toString('utf8'),
    async close() {
      const closed = once(server.close(), 'close');
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
