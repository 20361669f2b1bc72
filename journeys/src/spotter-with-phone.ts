import { findPortsForBoth } from './free-ports.ts';
import { createJourneyStorage } from './journey-storage.ts';
import { startProgram, waitUntilHealthy } from './program.ts';

/** Spotter and the sandbox as processes of their own, at their first start. */
export async function startSpotterWithPhone() {
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
  const server = startProgram('apps/server/src/main.ts', environment);
  await waitUntilHealthy(server, addresses.spotter);
  return {
    addresses,
    async stop() {
      await Promise.all([server.end('SIGKILL'), sandbox.end('SIGKILL')]);
      await storage.remove();
    },
  };
}
