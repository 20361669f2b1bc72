import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { agentRoutes, chatRoutes, type Chat } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listChats, readHistory } from './chat-history.ts';
import { accountId, coachAccount, setUpCoach, type Coach } from './coach.ts';
import { findFreePorts } from './free-ports.ts';
import type { HealthReport } from './health-poller.ts';
import { startHostileModel } from './hostile-model.ts';
import { cutText, writeHostileTexts } from './hostile-texts.ts';
import { createJourneyStorage, type JourneyStorage } from './journey-storage.ts';
import { startProgram, waitUntilHealthy, type Program } from './program.ts';
import { seededRandom } from './seeded-random.ts';
import { startStandIns, type StandIns } from './stand-ins.ts';
import { until } from './until.ts';

/** So long the server may do one thing: then health is answered in this time on a machine that is not busy with others. */
const longestHoldMs = 250;
const texts = writeHostileTexts(2_000, seededRandom(20_261_123));
/** A trial takes 20,000 characters in all, and a user may try 30 times a minute. */
const [tried, searched] = [texts.slice(0, 100), texts.slice(100, 150)];
const textsOfTrial = 4;
const longestOfTrial = 1_990;
const longestSearch = 100;
const textsOfContact = 10;
const lookEveryMs = 300;
/** Who wrote before the account was connected. */
const formerId = '5550000000000009';

let storage: JourneyStorage;
let standIns: StandIns;
let model: Awaited<ReturnType<typeof startHostileModel>>;
let server: Program;
let coach: Coach;
let origin: string;

beforeAll(async () => {
  // A model gives 400 tokens at most.
  const drafts = texts.map((text) => `Well, ${cutText(text, 1_500)}`);
  [storage, standIns, model] = await Promise.all([createJourneyStorage(), startStandIns(), startHostileModel(drafts)]);
  const port = await findFreePorts();
  origin = `http://127.0.0.1:${port}`;
  server = startProgram('apps/server/src/main.ts', {
    ...storage.environment,
    ...standIns.environment,
    LLM_BASE_URL: model.baseUrl,
    PORT: String(port),
    LOG_LEVEL: 'error',
    REPLY_QUIET_MS: '30',
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'loop-watch.ts')}`,
    LOOP_WATCH_FILE: watchFile(),
  });
  await waitUntilHealthy(server, origin);
  standIns.instagram.addAccount(coachAccount);
  standIns.instagram.addContact(accountId, { id: formerId, username: 'a.former', name: null });
  standIns.instagram.writeAsContact(accountId, formerId, { text: 'see you' });
  coach = await setUpCoach(origin, standIns.instagram);
  // What the import of the past stores is not decided upon: it has to be over.
  await until('the past is imported', async () => (await listChats(coach)).length === 1);
});

afterAll(async () => {
  await server?.end('SIGKILL');
  await Promise.all([standIns?.close(), model?.close()]);
  await storage?.remove();
});

test(`under ${texts.length} hostile texts the server stays healthy and loses nothing`, async () => {
  const poller = new Worker(new URL('health-poller.ts', import.meta.url), {
    workerData: { address: `${origin}/api/health/live` },
  });
  const beganAt = Date.now();
  const sent = writeToCoach();
  await Promise.all([sendTrials(), search(), askForPages()]);
  await standIns.instagram.webhooksSettled();
  await until('every chat is decided', () => isDecided(sent.size), 120_000);
  poller.postMessage('stop', []);
  const [report] = (await once(poller, 'message')) as [HealthReport];
  const holds = readHolds();
  const longestHold = Math.max(0, ...holds.filter(({ at }) => at > beganAt).map(({ ms }) => ms));
  console.log('hostile texts:', { ...report, longestHold, drafts: model.asked() });

  expect(report).toMatchObject({ failed: 0 });
  expect(report.polls).toBeGreaterThan(20);
  // To start takes longer: that it was noted shows that the watch looks.
  expect(holds).not.toEqual([]);
  expect(longestHold).toBeLessThan(longestHoldMs);
  expect(await readStored()).toEqual(sent);
  const metrics = await (await fetch(`${origin}/api/metrics`)).text();
  expect(metrics.split('\n')).toEqual(expect.arrayContaining(['jobs_parked 0', 'deliveries_set_aside 0']));
  expect(server.output()).toBe('');
}, 240_000);

const watchFile = () => path.join(storage.folder, 'loop-watch.txt');

/** When and how long the server's main thread worked without the event loop coming round. */
function readHolds(): { at: number; ms: number }[] {
  return readFileSync(watchFile(), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [at, ms] = line.split(' ').map(Number);
      return { at: at!, ms: ms! };
    });
}

/** Everybody writes the keyword first, so that every rule is asked. Answers what each of them wrote. */
function writeToCoach(): Map<string, string[]> {
  const sent = new Map<string, string[]>();
  for (let index = 0; index < texts.length; index += textsOfContact) {
    const id = String(5_660_000_000_000_000 + index);
    const [first, ...others] = texts.slice(index, index + textsOfContact);
    const messages = [`SHRED!\n${first}`, ...others];
    standIns.instagram.addContact(accountId, { id, username: `stranger.${index}`, name: null });
    for (const text of messages) standIns.instagram.writeAsContact(accountId, id, { text });
    sent.set(id, messages);
  }
  return sent;
}

async function listStrangers(): Promise<Chat[]> {
  return (await listChats(coach)).filter(({ senderId }) => senderId !== formerId);
}

/** Whether so many chats are there and the agent waits with none of them. */
async function isDecided(count: number): Promise<boolean> {
  await pause(lookEveryMs);
  const chats = await listStrangers();
  return (
    chats.length === count && chats.every(({ lastDecision }) => lastDecision !== null && lastDecision.kind !== 'wait')
  );
}

/** What the server has of each contact. */
async function readStored(): Promise<Map<string, string[]>> {
  const stored = new Map<string, string[]>();
  for (const { _id, senderId } of await listStrangers()) {
    const history = await readHistory(coach, _id);
    stored.set(
      senderId,
      history.filter(({ author }) => author === 'contact').map(({ text }) => text),
    );
  }
  return stored;
}

async function sendTrials(): Promise<void> {
  const agents = await coach.client.call(agentRoutes.list);
  for (let index = 0; index < tried.length; index += textsOfTrial) {
    const some = tried.slice(index, index + textsOfTrial).map((text) => cutText(text, longestOfTrial));
    const messages = ['SHRED!', ...some].map((text) => ({ from: 'lead' as const, text: `${text.trim()} .` }));
    await coach.client.call(agentRoutes.try, { params: { id: agents[0]!._id }, body: { messages } });
  }
}

async function search(): Promise<void> {
  for (const text of searched) {
    await coach.client.page(chatRoutes.listForBot, {
      params: { botId: coach.botId },
      query: { search: cutText(text, longestSearch) },
    });
  }
}

/** Addresses are texts of strangers too. */
async function askForPages(): Promise<void> {
  for (const address of [
    `${'/'.repeat(15_000)}x`,
    `x${'/'.repeat(15_000)}x`,
    '.a'.repeat(7_500),
    '%2e/'.repeat(3_700),
  ]) {
    await (await fetch(`${origin}/${address}`)).arrayBuffer();
  }
}
