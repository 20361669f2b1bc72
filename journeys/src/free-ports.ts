import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** The sandbox takes so many in a row, from SANDBOX_PORT on. */
const sandboxPorts = 9;

/** Free ports for Spotter and the sandbox beside it, as variables. */
export async function findPortsForBoth(): Promise<{ PORT: string; SANDBOX_PORT: string }> {
  const first = await findFreePorts(sandboxPorts + 1);
  return { PORT: String(first + sandboxPorts), SANDBOX_PORT: String(first) };
}

/** The first of `count` ports in a row that nobody uses at this moment. */
export async function findFreePorts(count = 1): Promise<number> {
  for (;;) {
    const held: Server[] = [];
    try {
      const first = await hold(0, held);
      for (let offset = 1; offset < count; offset += 1) await hold(first + offset, held);
      return first;
    } catch (error) {
      // Somebody has one of those that follow: another place is tried.
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    } finally {
      await Promise.all(held.map((server) => once(server.close(), 'close')));
    }
  }
}

async function hold(port: number, held: Server[]): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  held.push(server);
  return (server.address() as AddressInfo).port;
}
