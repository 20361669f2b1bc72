import { authRoutes, connectionRoutes, createApiClient } from '@spotter/contract';
import { demoStory } from '@spotter/demo';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areFreeForBoth, findPortsForBoth } from './free-ports.ts';
import { createJourneyStorage, type JourneyStorage } from './journey-storage.ts';
import { startBoth } from './start-both.ts';

/** Where Spotter and the sandbox keep their data, and listen. */
export type DemoPlace = { storage: JourneyStorage; ports: { PORT: string; SANDBOX_PORT: string } };

let prepared: Promise<{ folder: string; ports: DemoPlace['ports'] }> | null = null;

/**
 * Returns a new place with the demo coach in it, whose calendar is not connected. To make the coach takes as
 * long as all else of a start, so the tests of one process, which run one after another, begin with copies. They
 * use the same ports, because the ports are in the data.
 */
export async function createPreparedPlace(): Promise<DemoPlace> {
  if (prepared !== null && !(await areFreeForBoth((await prepared).ports))) prepared = null;
  prepared ??= prepareDemo();
  const { folder, ports } = await prepared;
  return { storage: await createJourneyStorage({ copyOf: folder }), ports };
}

async function prepareDemo() {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotter-demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { storage, ports } = await createEmptyPlace();
  const { addresses, server, sandbox } = await startBoth({ ...storage.environment, ...ports });
  await disconnectCalendar(addresses.spotter);
  // In order, so that everything is written.
  await Promise.all([server.end('SIGTERM'), sandbox.end('SIGTERM')]);
  cpSync(storage.folder, folder, { recursive: true });
  await storage.remove();
  return { folder, ports };
}

/** Returns a new place without anybody in it. */
export async function createEmptyPlace(): Promise<DemoPlace> {
  const [storage, ports] = await Promise.all([createJourneyStorage(), findPortsForBoth()]);
  return { storage, ports };
}

/** Disconnects the calendar of the demo coach. */
export async function disconnectCalendar(baseUrl: string): Promise<void> {
  let token: string | null = null;
  const client = createApiClient({ baseUrl, token: () => token });
  const { email, password } = demoStory.coach;
  ({ token } = await client.call(authRoutes.signIn, { body: { email, password } }));
  const credentials = await client.call(connectionRoutes.listCredentials);
  const calendar = credentials.find(({ integration }) => integration === 'google-calendar');
  if (calendar !== undefined) await client.call(connectionRoutes.disconnect, { params: { id: calendar._id } });
  await client.call(authRoutes.signOut);
}
