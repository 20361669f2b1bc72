import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { postgresUrl } from './journey-storage.ts';
import { createEmptyPlace, createPreparedPlace, disconnectCalendar } from './prepared-demo.ts';
import { startBoth } from './start-both.ts';

/**
 * Starts Spotter and the sandbox as processes of their own; `serverEnvironment` is only for the server. The demo
 * coach was made by a start just before, or is made by this one with `isFirstStart`. The coach's calls go to
 * Spotter's own calendar, unless the coach `keepsCalendar` or a journey connects one.
 */
export async function startSpotterWithPhone(
  serverEnvironment: Record<string, string> = {},
  {
    keepsCalendar = false,
    isFirstStart = keepsCalendar || postgresUrl !== null,
  }: { keepsCalendar?: boolean; isFirstStart?: boolean } = {},
) {
  const { storage, ports } = await (isFirstStart ? createEmptyPlace() : createPreparedPlace());
  const { addresses, sandbox, server } = await startBoth({ ...storage.environment, ...ports }, serverEnvironment);
  if (isFirstStart && !keepsCalendar) await disconnectCalendar(addresses.spotter);
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
