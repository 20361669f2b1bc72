import path from 'node:path';
import { setClockAhead } from '@spotter/simulators/clock/shifted-clock';
import { setUpCoach, type Coach } from '../api/coach.ts';
import { findFreePorts } from '../running/free-ports.ts';
import { createJourneyStorage } from '../running/journey-storage.ts';
import { builtServer, startProgram, waitUntilHealthy, type Program } from '../running/program.ts';
import { startSimulators } from '../running/simulators.ts';

/** A server that is killed and started again on the same data, with its coach. */
export type KillableServer = Awaited<ReturnType<typeof startKillableServer>>;

/** Starts it beside Instagram and a model in this process. `more` is only for the server. */
export async function startKillableServer(more: Record<string, string> = {}) {
  const [storage, simulators] = await Promise.all([createJourneyStorage(), startSimulators()]);
  const port = await findFreePorts();
  const origin = `http://127.0.0.1:${port}`;
  let program: Program;
  let later: Record<string, string> = {};
  const others: Program[] = [];
  const startOn = (ownPort: number, own: Record<string, string> = {}) =>
    startProgram(builtServer, {
      ...storage.environment,
      ...simulators.environment,
      PORT: String(ownPort),
      // Broken connections are the purpose of this test.
      LOG_LEVEL: 'fatal',
      // The kills, not a job, cause its many starts.
      JOB_START_LIMIT: '1000000',
      REPLY_QUIET_MS: '30',
      ...more,
      ...later,
      ...own,
    });
  const start = () => {
    program = startOn(port);
  };
  const remove = async () => {
    setClockAhead(0);
    await Promise.all([program, ...others].map((one) => one.end('SIGKILL')));
    await simulators.close();
    await storage.remove();
  };
  start();
  let coach: Coach;
  try {
    await waitUntilHealthy(program!, origin);
    coach = await setUpCoach(origin, simulators.instagram);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    origin,
    coach,
    instagram: simulators.instagram,
    environment: simulators.environment,
    /** Returns the process that runs now, or ran last. */
    program: () => program,
    start,
    /** Puts the clock of all servers that start from now on forward, and that of their simulators and database. */
    async moveClock(aheadMs: number): Promise<void> {
      const jump = path.join(import.meta.dirname, '../running/clock-jump.ts');
      later = { NODE_OPTIONS: `--import=${jump}`, CLOCK_AHEAD_MS: String(aheadMs) };
      setClockAhead(aheadMs);
      await storage.moveClock(aheadMs);
    },
    healthy: () => waitUntilHealthy(program, origin),
    kill: () => program.end('SIGKILL'),
    /** Starts a second server on the same PostgreSQL with its own settings. Returns its origin. */
    async startOther(own: Record<string, string>): Promise<string> {
      const ownPort = await findFreePorts();
      const second = startOn(ownPort, own);
      others.push(second);
      const ownOrigin = `http://127.0.0.1:${ownPort}`;
      await waitUntilHealthy(second, ownOrigin);
      return ownOrigin;
    },
    remove,
  };
}
