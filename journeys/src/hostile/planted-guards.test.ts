import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { agentRoutes, chatRoutes } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listChats } from '../chat-history.ts';
import { accountId } from '../coach.ts';
import { postgresUrl } from '../journey-storage.ts';
import { until } from '../until.ts';
import { startAttackedServer, type AttackedServer } from './attacked-server.ts';
import { planted, plantsFileVariable, type Guard } from './guards.ts';
import type { Asked, Said } from './hostile-model.ts';
import { longestAnswerMs } from './longest-answer.ts';

/** What Messenger lets somebody write at once. */
const longestMessage = 20_000;
const longestOfTrial = 1_990;
/** For what is sure to come: how soon it does on a busy machine says nothing of the guards. */
const withinMs = 100_000;
/** Without a space, and thrice as long once its letters are taken apart. */
const longWord = '안녕하세요';
const repeated = (unit: string, length: number) => unit.repeat(length / unit.length);
const times = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));

const folder = mkdtempSync(path.join(tmpdir(), 'spotter-plants-'));
const plantsFile = path.join(folder, 'planted-out');
let server: AttackedServer;
let health: Awaited<ReturnType<AttackedServer['watchHealth']>>;

beforeAll(async () => {
  writeFileSync(plantsFile, '');
  server = await startAttackedServer(answer, ['planted-guards.ts'], { [plantsFileVariable]: plantsFile });
  health = await server.watchHealth();
});
afterAll(async () => {
  await health?.end();
  await server?.end();
  rmSync(folder, { recursive: true });
});

/** The model is hostile to whoever asks for it, and offers times. */
function answer({ messages }: Asked): Said {
  const last = messages.at(-1)!;
  const read = JSON.stringify(messages);
  if (read.includes('signs please')) return { words: `Well${', '.repeat(0.75 * longestMessage)}x` };
  if (read.includes('brackets please')) return { words: `Well ${'['.repeat(2 * longestMessage)}.` };
  if (read.includes('things please')) return { words: `yes, ${'sure thing, '.repeat(40)}booked x` };
  if (!read.includes('times please')) return { words: 'Well.' };
  if (last.role !== 'tool') return { tool: 'find_open_times', input: {} };
  const { times: open } = JSON.parse(String(last.content)) as { times?: { slot_id: string }[] };
  if (open === undefined) return { words: 'Which of these works for you?' };
  return { tool: 'offer_times', input: { slot_ids: open.slice(0, 3).map(({ slot_id: id }) => id) } };
}

/** What holds a server without a guard, each time another one: what was judged once is remembered. */
const attacks: Record<Guard, (nth: number) => Promise<unknown>> = {
  'the bound of a judged text': (nth) => write([`${nth} ${repeated(longWord, 9_000)}`]),
  'the phrases that are in each state once': (nth) => write([`${nth} ${repeated('maybe ', 780)}`]),
  'ends cut off character by character': (nth) => write([`signs please ${nth}`]),
  'the bound of an answer to offered times': (nth) =>
    answerOffer(times(28, (at) => `${nth} ${at} ${repeated('monday at 5 ', longestMessage - 32)}`)),
  'the bound of a yes': (nth) =>
    answerOffer(
      times(32, (at) => repeated('yes ', longestMessage - 4 * (32 * nth + at))),
      true,
    ),
  'the bound of a trial, and turns for others within it': (nth) =>
    sendTrial(times(nth === 0 ? 9 : 59, (at) => `${nth} ${at} ${repeated(longWord, longestOfTrial - 10)}`)),
  'the bound of a search': () => search(times(3_300, (nth) => nth.toString(36)).join(' ')),
  'the bound of the depth of JSON': () => postTrial(`${'{"agent":'.repeat(9_000)}1${'}'.repeat(9_000)}`),
  'turns for others between statements': () => Promise.all(times(150, () => listChats(server.coach))),
  'the engine that never goes back in a text': (nth) => write([`brackets please ${nth}`]),
  'the states of words that are looked at once': (nth) => write([`things please ${nth}`]),
};
/** The last one hangs for good. */
const guards = (Object.keys(attacks) as Guard[]).filter(
  // A database beside the server holds nobody.
  (guard) => postgresUrl === null || !['the bound of a search', 'turns for others between statements'].includes(guard),
);

describe('what a stranger sends', () => {
  test('does not hold the server that has its guards', async () => {
    const faults = watchForFaults();
    await Promise.all(guards.map((guard) => attacks[guard](0).catch(() => {})));
    expect(await faults()).toEqual([]);
  });

  test.each(guards)('holds the one without %s', async (guard) => {
    await plantOut(guard);
    const faults = watchForFaults();
    const attack = attacks[guard](1).catch(() => {});
    await until('a fault', async () => (await faults()).length > 0, withinMs);
    if (guard === guards.at(-1)) return;
    await attack;
    await plantOut('');
    await until(
      'the server is well again',
      async () => {
        const { polls, longestMs } = await health.report();
        return polls > 0 && longestMs < longestAnswerMs;
      },
      withinMs,
    );
  });
});

/** As the journey of hostile texts judges a server, from now on. */
function watchForFaults(): () => Promise<string[]> {
  const saidBefore = server.program.output().length;
  return async () => {
    const { failed, longestMs } = await health.report();
    const said = server.program.output().slice(saidBefore).split('\n');
    return [
      ...(longestMs < longestAnswerMs ? [] : [`held for ${longestMs} ms`]),
      ...(failed === 0 ? [] : ['health was not told']),
      ...said.filter((line) => line !== '' && !line.startsWith(planted)),
    ];
  };
}

async function plantOut(guard: Guard | ''): Promise<void> {
  const said = () => server.program.output().split(planted).length;
  const before = said();
  writeFileSync(plantsFile, guard);
  server.program.signal('SIGUSR2');
  await until('the guard is out', () => said() > before);
}

/** Somebody new writes, the keyword first, so that every rule is asked. */
async function write([first, ...others]: string[]): Promise<void> {
  server.writeAsStranger([`SHRED!\n${first}`, ...others]);
  await server.decided();
}

/** Somebody answers times that they were offered; with a tap first where they choose one. */
async function answerOffer(texts: string[], choosing = false): Promise<void> {
  const { instagram } = server;
  const id = server.writeAsStranger(['SHRED! times please']);
  const conversation = () => instagram.conversation(accountId, id);
  const offer = await until('times are offered', () => conversation().find(({ from }) => from === 'business'));
  if (choosing) instagram.tapQuickReply(accountId, id, offer.quickReplies[0]!.title);
  for (const text of texts) instagram.writeAsContact(accountId, id, { text });
  await server.decided();
}

async function sendTrial(texts: string[]): Promise<void> {
  const messages = ['SHRED!', ...texts].map((text) => ({ from: 'lead' as const, text }));
  await server.coach.client.call(agentRoutes.try, { params: { id: server.agentId }, body: { messages } });
}

async function postTrial(body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${server.coach.token}` };
  await (
    await fetch(`${server.origin}/api/agent/${server.agentId}/try`, { method: 'POST', headers, body })
  ).arrayBuffer();
}

/** A search for what one message holds, so that each word is looked for. */
async function search(words: string): Promise<void> {
  await write([words]);
  await server.coach.client.page(chatRoutes.listForBot, {
    params: { botId: server.coach.botId },
    query: { search: words },
  });
}
