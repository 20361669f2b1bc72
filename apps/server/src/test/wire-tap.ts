import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy on this machine that records everything that a server says to its callers, byte for byte. */
export type WireTap = {
  /** The address that callers use. */
  origin: string;
  /** Sets the server behind it from now on. */
  leadTo(origin: string): void;
  /** Returns everything that the server has said: status lines, headers, bodies, socket frames. */
  heard(): string;
  close(): Promise<void>;
};

/** Opens a proxy with no server behind it yet. */
export async function openWireTap(): Promise<WireTap> {
  const spoken: Buffer[] = [];
  const sockets = new Set<Socket>();
  let port = 0;

  const server = createServer((caller) => {
    const callee = connect(port, '127.0.0.1');
    callee.on('data', (part: Buffer) => spoken.push(part));
    for (const [one, other] of [
      [caller, callee],
      [callee, caller],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      // Either side's end of the connection ends it for both.
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
    heard: () => Buffer.concat(spoken).toString('utf8'),
    async close() {
      const closed = once(server.close(), 'close');
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
