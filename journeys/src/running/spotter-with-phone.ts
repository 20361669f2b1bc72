import { authRoutes, connectionRoutes, createApiClient } from '@spotter/contract';
import { demoStory } from '@spotter/demo';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPortsForBoth } from './free-ports.ts';
import { createJourneyStorage } from './journey-storage.ts';
import { startProgram, waitUntilHealthy } from './program.ts';

/**
 * Starts Spotter and the sandbox as processes of their own, for the first time; `serverEnvironment` is only for the
 * server. The demo coach's calls go to Spotter's own calendar, unless she keeps hers or a journey connects one.
 */
export async function startSpotterWithPhone(
  serverEnvironment: Record<string, string> = {},
  options: { keepsCalendar?: boolean } = {},
) {
  const storage = await createJourneyStorage();
  const ports = await findPortsForBoth();
  const addresses = { spotter: `http://127.0.0.1:${ports.PORT}`, phone: `http://127.0.0.1:${ports.SANDBOX_PORT}` };
  const environment = {
    ...storage.environment,
    ...ports,
    SANDBOX: 'on',
    PUBLIC_URL: addresses.spotter,
    LOG_LEVEL: 'warn',
  };
  const sandbox = startProgram('apps/sandbox/src/main.ts', environment);
  // The server connects the demo account at its first start, so Instagram has to be there.
  await waitUntilHealthy(sandbox, addresses.phone);
  const server = startProgram('apps/server/src/main.ts', { ...environment, ...serverEnvironment });
  await waitUntilHealthy(server, addresses.spotter);
  if (options.keepsCalendar !== true) await disconnectCalendar(addresses.spotter);
  return {
    addresses,
    server,
    /** Returns the stored state of a simulator, up to half a second old. */
    rememberedBy: (simulator: string): unknown =>
      JSON.parse(readFileSync(path.join(storage.folder, 'sandbox', `${simulator}.json`), 'utf8')),
    /** Ends the sandbox; returns the stored state of its simulators. */
    async endPhone(): Promise<string[]> {
      await sandbox.end('SIGTERM');
      const folder = path.join(storage.folder, 'sandbox');
      return readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    },
    async stop() {
      await Promise.all([server.end('SIGKILL'), sandbox.end('SIGKILL')]);
      await storage.remove();
    },
  };
}

async function disconnectCalendar(baseUrl: string): Promise<void> {
  let token: string | null = null;
  const client = createApiClient({ baseUrl, token: () => token });
  const { email, password } = demoStory.coach;
  ({ token } = await client.call(authRoutes.signIn, { body: { email, password } }));
  const credentials = await client.call(connectionRoutes.listCredentials);
  const calendar = credentials.find(({ integration }) => integration === 'google-calendar');
  if (calendar !== undefined) await client.call(connectionRoutes.disconnect, { params: { id: calendar._id } });
  await client.call(authRoutes.signOut);
}
