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
    });
  };
  const remove = async () => {
    await program.end('SIGKILL');
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
    coach,
    instagram: simulators.instagram,
    /** Returns the process that runs now, or ran last. */
    program: () => program,
    start,
    healthy: () => waitUntilHealthy(program, origin),
    kill: () => program.end('SIGKILL'),
    remove,
  };
}
