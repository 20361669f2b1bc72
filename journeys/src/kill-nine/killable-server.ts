import path from 'node:path';
import { setClockAhead } from '@spotter/simulators/clock/shifted-clock';
import { setUpCoach, type Coach } from '../api/coach.ts';
import { findFreePorts } from '../running/free-ports.ts';
import { createJourneyStorage } from '../running/journey-storage.ts';
import { builtServer, startProgram, waitUntilHealthy, type Program } from '../running/program.ts';
import { startSimulators } from '../running/simulators.ts';

/** A server that is killed and started again on the same data, with its coach. */
export type KillableServer = Awaited<ReturnType<typeof startKillableServer>>;

/** One of its processes. */
export type KillableProcess = {
  origin: string;
  /** Returns the program that runs now, or ran last. */
  program(): Program;
  start(): void;
  healthy(): Promise<void>;
  kill(): Promise<unknown>;
};

/** Starts it beside Instagram and a model in this process. `more` is only for the server. */
export async function startKillableServer(more: Record<string, string> = {}) {
  const [storage, simulators] = await Promise.all([createJourneyStorage(), startSimulators()]);
  let later: Record<string, string> = {};
  const processes: KillableProcess[] = [];
  async function startProcess(own: Record<string, string> = {}): Promise<KillableProcess> {
    const port = await findFreePorts();
    const origin = `http://127.0.0.1:${port}`;
    let program: Program;
    const start = () => {
      program = startProgram(builtServer, {
        ...storage.environment,
        ...simulators.environment,
        PORT: String(port),
        // Broken connections are the purpose of this test.
        LOG_LEVEL: 'fatal',
        // The kills, not a job, cause its many starts.
        JOB_START_LIMIT: '1000000',
        REPLY_QUIET_MS: '30',
        ...more,
        ...later,
        ...own,
      });
    };
    start();
    const started: KillableProcess = {
      origin,
      program: () => program,
      start,
      healthy: () => waitUntilHealthy(program, origin),
      kill: () => program.end('SIGKILL'),
    };
    processes.push(started);
    return started;
  }
  const remove = async () => {
    setClockAhead(0);
    await Promise.all(processes.map((one) => one.kill()));
    await simulators.close();
    await storage.remove();
  };
  const first = await startProcess();
  let coach: Coach;
  try {
    await first.healthy();
    coach = await setUpCoach(first.origin, simulators.instagram);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    ...first,
    coach,
    instagram: simulators.instagram,
    model: simulators.model,
    environment: simulators.environment,
    /** Puts the clock of all servers that start from now on forward, and that of their simulators and database. */
    async moveClock(aheadMs: number): Promise<void> {
      const jump = path.join(import.meta.dirname, '../running/clock-jump.ts');
      later = { NODE_OPTIONS: `--import=${jump}`, CLOCK_AHEAD_MS: String(aheadMs) };
      setClockAhead(aheadMs);
      await storage.moveClock(aheadMs);
    },
    /** Starts a second process on the same PostgreSQL with its own settings. */
    async startOther(own: Record<string, string>): Promise<KillableProcess> {
      const other = await startProcess(own);
      await other.healthy();
      return other;
    },
    remove,
  };
}
