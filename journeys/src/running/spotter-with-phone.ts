import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { findPortsForBoth } from './free-ports.ts';
import { createJourneyStorage } from './journey-storage.ts';
import { disconnectCalendar } from './shared-demo.ts';
import { startBoth } from './start-both.ts';

/**
 * Starts Spotter and the sandbox as processes of their own; `serverEnvironment` is only for the server. The demo
 * is a copy of the one that all journeys share, or is made by this start. The coach's calls go to Spotter's own
 * calendar, unless the coach `keepsCalendar` or a journey connects one.
 */
export async function startSpotterWithPhone(
  serverEnvironment: Record<string, string> = {},
  { keepsCalendar = false }: { keepsCalendar?: boolean } = {},
) {
  const sharedDemo = keepsCalendar ? null : inject('sharedDemo');
  const [storage, ports] = await Promise.all([
    sharedDemo === null ? createJourneyStorage() : copySharedDemo(sharedDemo),
    findPortsForBoth(),
  ]);
  const { addresses, sandbox, server } = await startBoth({ ...storage.environment, ...ports }, serverEnvironment);
  if (sharedDemo === null && !keepsCalendar) await disconnectCalendar(addresses.spotter);
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

async function copySharedDemo(address: string) {
  const answer = await fetch(address);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The demo could not be made: ${text}`);
  return createJourneyStorage({ copyOf: text });
}
