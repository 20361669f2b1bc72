import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Message } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listChats, readHistory } from './chat-history.ts';
import { accountId, setUpCoach, type Coach } from './coach.ts';
import { startContacts } from './contacts-at-work.ts';
import { findFreePorts } from './free-ports.ts';
import { createJourneyStorage, postgresUrl, type JourneyStorage } from './journey-storage.ts';
import { startProgram, waitUntilHealthy, type Program } from './program.ts';
import { seededRandom } from './seeded-random.ts';
import { startStandIns, type StandIns } from './stand-ins.ts';
import { until } from './until.ts';

const kills = 50;
const contactsSideBySide = 36;
/** A server that is up is killed within this time; one in five is killed while it is still starting. */
const longestLifeMs = 900;
const killedWhileStarting = 0.2;

let storage: JourneyStorage;
let standIns: StandIns;
let server: Program;
let origin: string;
let coach: Coach;
let environment: Record<string, string>;
/** The texts of messages whose webhook the server has acknowledged. */
const acknowledged = new Set<string>();

beforeAll(async () => {
  [storage, standIns] = await Promise.all([createJourneyStorage(), startStandIns()]);
  const port = await findFreePorts();
  origin = `http://127.0.0.1:${port}`;
  environment = {
    ...storage.environment,
    ...standIns.environment,
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    REPLY_QUIET_MS: '30',
    PROVIDER_TIMEOUT_MS: '600',
    // Fifty starts: the second and later ones need not compile anew.
    NODE_COMPILE_CACHE: path.join(storage.folder, 'compiled'),
  };
  standIns.instagram.events.subscribe((change) => {
    if (change.kind !== 'webhook' || change.attempt.status !== 200 || change.attempt.label !== 'message') return;
    const { entry } = JSON.parse(change.attempt.body) as WebhookBody;
    acknowledged.add(entry[0]!.messaging[0]!.message.text);
  });
  await startServer();
  coach = await setUpCoach(origin, standIns.instagram);
  // A graceful end writes the compiled code down.
  await server.end('SIGTERM');
}, 60_000);

afterAll(async () => {
  await server?.end('SIGKILL');
  await standIns?.close();
  await storage?.remove();
});

type WebhookBody = { entry: { messaging: { message: { text: string } }[] }[] };

async function startServer(): Promise<number> {
  const startedAt = performance.now();
  server = startProgram('apps/server/src/main.ts', environment);
  await waitUntilHealthy(server, origin);
  return performance.now() - startedAt;
}

test(
  `after kill -9 at ${kills} random instants every acknowledged message is stored once and answered once`,
  async () => {
    const seed = Number(process.env['KILL_NINE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
    console.log(`kill -9: seed ${seed} (KILL_NINE_SEED repeats it), ${postgresUrl === null ? 'embedded' : 'PostgreSQL'}`);
    const random = seededRandom(seed);
    let startMs = await startServer();
    const contacts = startContacts(standIns.instagram, contactsSideBySide);
    const began = performance.now();
    for (let kill = 1; kill <= kills; kill += 1) {
      await pause(random() * longestLifeMs);
      await server.end('SIGKILL');
      while (kill < kills && random() < killedWhileStarting) {
        server = startProgram('apps/server/src/main.ts', environment);
        await pause(random() * startMs);
        await server.end('SIGKILL');
        kill += 1;
      }
      startMs = await startServer();
    }
    const attackMs = performance.now() - began;
    await contacts.finish();
    await standIns.instagram.webhooksSettled();
    const histories = await until('nothing is on its way any more', readSettledHistories, 60_000);
    const settledMs = performance.now() - began - attackMs;

    const counts = { contacts: 0, written: 0, acknowledged: acknowledged.size, answered: 0 };
    const wrong = { notAcknowledged: 0, lost: 0, storedTwice: 0, unanswered: 0, answeredTwice: 0, unknownToUs: 0, unsent: 0 };
    for (const id of contacts.ids()) {
      const atInstagram = standIns.instagram.conversation(accountId, id);
      const stored = histories.get(id) ?? [];
      const answers = stored.filter(({ author, aborted }) => author === 'agent' && !aborted).map(({ text }) => text);
      const sent = atInstagram.filter(({ from }) => from === 'business').map(({ text }) => text);
      counts.contacts += 1;
      counts.answered += sent.length;
      wrong.unknownToUs += withoutThose(sent, answers).length;
      wrong.unsent += withoutThose(answers, sent).length;
      for (const { from, text } of atInstagram) {
        if (from !== 'contact') continue;
        counts.written += 1;
        const copies = stored.filter((message) => message.author === 'contact' && message.text === text).length;
        if (!acknowledged.has(text)) wrong.notAcknowledged += 1;
        if (copies === 0) wrong.lost += 1;
        if (copies > 1) wrong.storedTwice += 1;
      }
      wrong.unanswered += neighbours(atInstagram, 'contact');
      wrong.answeredTwice += neighbours(atInstagram, 'business');
      // Both sides tell the same story, in the same order.
      const told = stored.filter(({ aborted }) => !aborted).map(({ author, text }) => `${author}: ${text}`);
      expect(told).toEqual(atInstagram.map(({ from, text }) => `${from === 'contact' ? 'contact' : 'agent'}: ${text}`));
    }
    console.log('kill -9:', {
      kills,
      ...counts,
      ...wrong,
      seconds: Math.round(attackMs / 1000),
      secondsToSettle: Math.round(settledMs / 1000),
    });
    expect(wrong).toEqual({
      notAcknowledged: 0,
      lost: 0,
      storedTwice: 0,
      unanswered: 0,
      answeredTwice: 0,
      unknownToUs: 0,
      unsent: 0,
    });
    expect(counts.written).toBeGreaterThan(kills);
    expect(counts.acknowledged).toBe(counts.written);
  },
  240_000,
);

/** The messages of every chat by the contact's id; null while something is still to be sent or to be settled. */
async function readSettledHistories(): Promise<Map<string, Message[]> | null> {
  const histories = new Map<string, Message[]>();
  for (const chat of await listChats(coach)) {
    const history = await readHistory(coach, chat._id);
    const open = history.some(({ status, aborted }) => !aborted && ['waiting', 'sending', 'unconfirmed'].includes(status));
    if (open || chat.pendingReply !== null) return null;
    histories.set(chat.senderId, history);
  }
  return histories;
}

/** How often one side wrote twice in a row; the last message of a contact counts as well, for nobody answered it. */
function neighbours(messages: { from: 'contact' | 'business' }[], side: 'contact' | 'business'): number {
  const unanswered = side === 'contact' && messages.at(-1)?.from === 'contact' ? 1 : 0;
  return messages.filter(({ from }, index) => from === side && messages[index + 1]?.from === side).length + unanswered;
}

/** What is left of a list when each of the others has taken one equal away. */
function withoutThose(list: string[], others: string[]): string[] {
  const left = [...others];
  return list.filter((text) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
