import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountForMessages } from './account-of-messages.ts';
import { listChats, readHistory } from './chat-history.ts';
import { setUpCoach, type Coach } from './coach.ts';
import { startContacts } from './contacts-at-work.ts';
import { findFreePorts } from './free-ports.ts';
import { createJourneyStorage, postgresUrl, type JourneyStorage } from './journey-storage.ts';
import { startProgram, waitUntilHealthy, type Program } from './program.ts';
import { seededRandom } from './seeded-random.ts';
import { startStandIns, type StandIns } from './stand-ins.ts';
import { until } from './until.ts';

const kills = 50;
/** On PostgreSQL a dead server's work is taken up only when its leases run out: more contacts, or most would just wait. */
const contactsSideBySide = postgresUrl === null ? 24 : 96;
/** A server that is up is killed within this time; one in five is killed while it is still starting. */
const longestLifeMs = 1_500;
const killedWhileStarting = 0.2;

let storage: JourneyStorage;
let standIns: StandIns;
let server: Program;
let origin: string;
let environment: Record<string, string>;
let coach: Coach;
/** The texts of messages whose webhook a server has acknowledged. */
const acknowledged = new Set<string>();

beforeAll(async () => {
  [storage, standIns] = await Promise.all([createJourneyStorage(), startStandIns()]);
  const port = await findFreePorts();
  origin = `http://127.0.0.1:${port}`;
  environment = {
    ...storage.environment,
    ...standIns.environment,
    PORT: String(port),
    // Broken connections are what this is about.
    LOG_LEVEL: 'fatal',
    REPLY_QUIET_MS: '30',
    PROVIDER_TIMEOUT_MS: '600',
    // Fifty starts: they need not all compile anew.
    NODE_COMPILE_CACHE: path.join(storage.folder, 'compiled'),
  };
  standIns.instagram.events.subscribe((change) => {
    if (change.kind !== 'webhook' || change.attempt.status !== 200 || change.attempt.label !== 'message') return;
    const { entry } = JSON.parse(change.attempt.body) as WebhookBody;
    acknowledged.add(entry[0]!.messaging[0]!.message.text);
  });
  startServer();
  await waitUntilHealthy(server, origin);
  coach = await setUpCoach(origin, standIns.instagram);
  // Only an end in good order writes down what was compiled.
  await server.end('SIGTERM');
});

afterAll(async () => {
  await server?.end('SIGKILL');
  await standIns?.close();
  await storage?.remove();
});

type WebhookBody = { entry: { messaging: { message: { text: string } }[] }[] };

test(
  `after kill -9 at ${kills} random instants every acknowledged message is stored once and answered once`,
  async () => {
    const seed = Number(process.env['KILL_NINE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    console.log(`kill -9: seed ${seed}; KILL_NINE_SEED=${seed} repeats it`);
    const contacts = startContacts(standIns.instagram, contactsSideBySide);
    const beganAt = performance.now();
    const killedStarting = await killAgainAndAgain(seededRandom(seed));
    const killedAt = performance.now();
    await contacts.finish(60_000);
    await standIns.instagram.webhooksSettled();
    const histories = await until('nothing is on its way any more', readSettledHistories, 60_000);

    const { counts, wrong } = accountForMessages(contacts.ids(), standIns.instagram, histories, acknowledged);
    console.log('kill -9:', {
      database: postgresUrl === null ? 'embedded' : 'PostgreSQL',
      kills,
      killedStarting,
      secondsOfKilling: Math.round((killedAt - beganAt) / 1000),
      secondsToSettle: Math.round((performance.now() - killedAt) / 1000),
      ...counts,
      ...wrong,
    });
    expect(wrong).toEqual({
      notAcknowledged: 0,
      notStored: 0,
      storedTwice: 0,
      notAnswered: 0,
      answeredTwice: 0,
      sentUnknowingly: 0,
      neverSent: 0,
      inOtherOrder: 0,
    });
    // Otherwise the server was killed while nobody wrote, and all this says nothing.
    expect(counts.answers).toBeGreaterThan(kills);
  },
  240_000,
);

function startServer(): void {
  server = startProgram('apps/server/src/main.ts', environment);
}

/** Kills the server and starts it again at once, time after time. Answers how many were killed while starting. */
async function killAgainAndAgain(random: () => number): Promise<number> {
  let killedStarting = 0;
  let lastStartMs = 0;
  startServer();
  for (let kill = 1; kill <= kills; kill += 1) {
    const whileStarting = kill > 1 && random() < killedWhileStarting;
    if (whileStarting) {
      killedStarting += 1;
    } else {
      const startedAt = performance.now();
      await waitUntilHealthy(server, origin);
      lastStartMs = performance.now() - startedAt;
    }
    await pause(random() * (whileStarting ? lastStartMs : longestLifeMs));
    await server.end('SIGKILL');
    startServer();
  }
  await waitUntilHealthy(server, origin);
  return killedStarting;
}

/** The messages of every chat by the contact's id; null while something is still to be sent or to be settled. */
async function readSettledHistories(): Promise<Map<string, Message[]> | null> {
  const histories = new Map<string, Message[]>();
  for (const chat of await listChats(coach)) {
    const history = await readHistory(coach, chat._id);
    const open = history.some(({ status, aborted }) => !aborted && (status === 'waiting' || status === 'sending'));
    if (open || chat.pendingReply !== null) return null;
    histories.set(chat.senderId, history);
  }
  return histories;
}
