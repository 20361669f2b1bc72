import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { portsInARow } from '@spotter/demo/sandbox-ports';

/** Returns free ports for Spotter and the sandbox beside it, as variables. */
export async function findPortsForBoth(): Promise<{ PORT: string; SANDBOX_PORT: string }> {
  const first = await findFreePorts(portsInARow + 1);
  return { PORT: String(first + portsInARow), SANDBOX_PORT: String(first) };
}

// Below the ports that a system gives to outgoing connections (Linux: from 32,768 on), so that none of these is
// taken by chance.
const lowest = 15_000;
const highest = 32_000;

/** Returns the first of `count` ports in a row that are free at this moment. */
export async function findFreePorts(count = 1): Promise<number> {
  for (;;) {
    const first = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await areFree(first, count)) return first;
  }
}

async function areFree(first: number, count: number): Promise<boolean> {
  const held: Server[] = [];
  try {
    for (let offset = 0; offset < count; offset += 1) await hold(first + offset, held);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return false;
  } finally {
    await Promise.all(held.map((server) => once(server.close(), 'close')));
  }
}

async function hold(port: number, held: Server[]): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  held.push(server);
}
