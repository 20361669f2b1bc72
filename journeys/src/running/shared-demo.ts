import { authRoutes, connectionRoutes, createApiClient } from '@spotter/contract';
import { demoStory } from '@spotter/demo';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { findPortsForBoth } from './free-ports.ts';
import { startBoth } from './start-both.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address that answers with the folder of the demo; null where a PostgreSQL is used. */
    sharedDemo: string | null;
  }
}

/**
 * Lets all processes of tests copy one demo, which is made when the first of them asks: to make the coach takes
 * three times as long as all else of a start.
 */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  const { preparedDatabase } = project.getProvidedContext();
  if (preparedDatabase === null) {
    project.provide('sharedDemo', null);
    return undefined;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'spotter-demo-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let made: Promise<void> | null = null;
  const server = createServer((_request, response) => {
    made ??= makeDemo(folder, preparedDatabase);
    made.then(
      () => response.end(folder),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  project.provide('sharedDemo', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => server.close();
}

/** Makes the demo coach, whose calendar is not connected, in a folder with a copy of a database. */
async function makeDemo(folder: string, preparedDatabase: string): Promise<void> {
  cpSync(preparedDatabase, path.join(folder, 'database'), { recursive: true });
  const { addresses, server, sandbox } = await startBoth({ DATA_DIR: folder, ...(await findPortsForBoth()) });
  await disconnectCalendar(addresses.spotter);
  // In order, so that everything is written.
  await Promise.all([server.end('SIGTERM'), sandbox.end('SIGTERM')]);
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
