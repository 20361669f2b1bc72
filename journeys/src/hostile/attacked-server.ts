import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { agentRoutes, bookingRoutes, type Chat } from '@spotter/contract';
import { listChats } from '../api/chat-history.ts';
import { accountId, coachAccount, setUpCoach } from '../api/coach.ts';
import { findFreePorts } from '../running/free-ports.ts';
import { createJourneyStorage } from '../running/journey-storage.ts';
import { startProgram, waitUntilHealthy } from '../running/program.ts';
import { startSimulators } from '../running/simulators.ts';
import { until } from '../running/until.ts';
import type { HealthReport } from './health-poller.ts';
import { startHostileModel, type Asked, type Spoken } from './hostile-model.ts';

/** The contact who wrote before the account was connected. */
const formerId = '5550000000000009';
const firstStranger = 5_660_000_000_000_000;
const pollEveryMs = 250;

export type AttackedServer = Awaited<ReturnType<typeof startAttackedServer>>;

/**
 * Starts a server with a coach who takes calls, an agent that answers contacts who write SHRED, and a model that
 * says what `answer` returns. `imports` are loaded into it before its own program, which runs from its sources:
 * they may put other modules in the place of its own.
 */
export async function startAttackedServer(
  answer: (asked: Asked, nth: number) => Spoken,
  imports: string[] = [],
  environment: Record<string, string> = {},
) {
  const [storage, simulators, model] = await Promise.all([
    createJourneyStorage(),
    startSimulators(),
    startHostileModel(answer),
  ]);
  const port = await findFreePorts();
  const origin = `http://127.0.0.1:${port}`;
  const watchFile = path.join(storage.folder, 'loop-watch.txt');
  const program = startProgram('apps/server/src/main.ts', {
    ...storage.environment,
    ...simulators.environment,
    LLM_BASE_URL: model.baseUrl,
    PORT: String(port),
    LOG_LEVEL: 'error',
    REPLY_QUIET_MS: '30',
    NODE_OPTIONS: ['../../../scripts/setup/quick-imports.mjs', 'loop-watch.ts', ...imports]
      .map((file) => `--import=${path.join(import.meta.dirname, file)}`)
      .join(' '),
    LOOP_WATCH_FILE: watchFile,
    ...environment,
  });
  const end = async () => {
    await program.end('SIGKILL');
    await Promise.all([simulators.close(), model.close()]);
    await storage.remove();
  };
  const { instagram } = simulators;
  try {
    await waitUntilHealthy(program, origin);
    instagram.addAccount(coachAccount);
    instagram.addContact(accountId, { id: formerId, username: 'a.former', name: null });
    instagram.writeAsContact(accountId, formerId, { text: 'see you' });
    const coach = await setUpCoach(origin, instagram);
    // The import stores past messages, about which nothing is decided: it has to be finished.
    await until('the past is imported', async () => (await listChats(coach)).length === 1);
    // A coach who takes calls has set call hours.
    const usual = await coach.client.call(bookingRoutes.ownAvailability);
    await coach.client.call(bookingRoutes.replaceAvailability, { body: usual });
    const [agent] = await coach.client.call(agentRoutes.list);
    let strangers = 0;

    return {
      origin,
      program,
      coach,
      agentId: agent!._id,
      instagram,
      asked: model.asked,
      end,
      watchHealth: () => watchHealth(`${origin}/api/health/live`, program.processId),
      /** Returns when and for how long the server's main thread worked without returning to the event loop. */
      holds(): { at: number; ms: number }[] {
        if (!existsSync(watchFile)) return [];
        const lines = readFileSync(watchFile, 'utf8').trim().split('\n');
        return lines.map((line) => line.split(' ').map(Number)).map(([at, ms]) => ({ at: at!, ms: ms! }));
      },
      /** Writes these messages at once as a new contact; returns who. */
      writeAsStranger(texts: string[]): string {
        const id = String(firstStranger + strangers);
        strangers += 1;
        instagram.addContact(accountId, { id, username: `stranger.${strangers}`, name: null });
        for (const text of texts) instagram.writeAsContact(accountId, id, { text });
        return id;
      },
      /** Waits until all messages are there, and the agent waits with none of them. */
      async decided(): Promise<void> {
        await instagram.webhooksSettled();
        await until('every chat is decided', async () => {
          await pause(pollEveryMs);
          const chats = await listStrangers();
          return chats.length === strangers && chats.every(isDecided);
        });
      },
      listStrangers,
    };

    async function listStrangers(): Promise<Chat[]> {
      return (await listChats(coach)).filter(({ senderId }) => senderId !== formerId);
    }
  } catch (error) {
    await end();
    throw error;
  }
}

function isDecided({ lastDecision }: Chat): boolean {
  return lastDecision !== null && lastDecision.kind !== 'wait';
}

/** Asks a server about its health again and again, from now on. A report covers the time since the report before. */
async function watchHealth(address: string, processId: number) {
  const poller = new Worker(new URL('health-poller.ts', import.meta.url), { workerData: { address, processId } });
  const report = async (): Promise<HealthReport> => {
    const received = once(poller, 'message');
    poller.postMessage('report', []);
    return (await received)[0] as HealthReport;
  };
  // It runs when it answers.
  await report();
  return { report, end: () => poller.terminate() };
}
