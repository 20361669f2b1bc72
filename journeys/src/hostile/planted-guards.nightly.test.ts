import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { agentRoutes, chatRoutes } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listChats } from '../api/chat-history.ts';
import { accountId } from '../api/coach.ts';
import { postgresUrl } from '../running/journey-storage.ts';
import { until } from '../running/until.ts';
import { startAttackedServer, type AttackedServer } from './attacked-server.ts';
import { planted, plantsFileVariable, type Guard } from './guards.ts';
import type { Asked, Spoken } from './hostile-model.ts';
import { maxAnswerMs } from './max-answer.ts';

/** Max length of one message on Messenger. */
const maxMessageLength = 20_000;
const maxTrialLength = 1_990;
/** Max processor time in ms that a server with all its guards works on one thing, on a machine of ordinary speed. */
const maxGuardedMs = 1_000;
/** How many times longer it works without a guard than with it; also longer than a server may. */
const timesLonger = 2;
/** A word without a space, three times as long once its letters are decomposed. */
const longWord = '안녕하세요';
const repeated = (unit: string, length: number) => unit.repeat(length / unit.length);
const times = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));

const folder = mkdtempSync(path.join(tmpdir(), 'spotter-plants-'));
const plantsFile = path.join(folder, 'planted-out');
let server: AttackedServer;
let health: Awaited<ReturnType<AttackedServer['watchHealth']>>;

beforeAll(async () => {
  writeFileSync(plantsFile, '');
  // The watchdog would end the blocked server, but this test has to see the block.
  const environment = { [plantsFileVariable]: plantsFile, WATCHDOG_MS: '600000' };
  server = await startAttackedServer(answer, ['planted-guards.ts'], environment);
  health = await server.watchHealth();
});
afterAll(async () => {
  await health?.end();
  await server?.end();
  rmSync(folder, { recursive: true });
});

/** Returns the answer of the model, which is hostile to contacts who ask for it, and offers times. */
function answer({ messages }: Asked): Spoken {
  const last = messages.at(-1)!;
  const read = JSON.stringify(messages);
  const [, wanted, count, nth] = /(signs|brackets|things) please (\d+) (\d+)/.exec(read) ?? [];
  if (wanted === 'signs') return { words: `Well ${nth}${', '.repeat(Number(count))}x` };
  if (wanted === 'brackets') return { words: `Well ${nth} ${'['.repeat(Number(count))}.` };
  if (wanted === 'things') return { words: `yes, ${'sure thing, '.repeat(Number(count))}booked x ${nth}` };
  if (!read.includes('times please')) return { words: 'Well.' };
  if (last.role !== 'tool') return { tool: 'find_open_times', input: {} };
  const { times: open } = JSON.parse(String(last.content)) as { times?: { slot_id: string }[] };
  if (open === undefined) return { words: 'Which of these works for you?' };
  return { tool: 'offer_times', input: { slot_ids: open.slice(0, 3).map(({ slot_id: id }) => id) } };
}

/**
 * Attacks that block a server without a guard, whole or in part; each time a different one, because judgments
 * are remembered.
 */
const attacks: Record<Guard, (nth: number, share: number) => Promise<unknown>> = {
  'the bound of a judged text': (nth, share) => write([`${nth} ${repeated(longWord, 9_000 * share)}`]),
  'ends cut off character by character': (nth, share) =>
    write([`signs please ${0.75 * maxMessageLength * share} ${nth}`]),
  'the bound of an answer to offered times': (nth, share) =>
    answerOffer(times(28 * share, (at) => `${nth} ${at} ${repeated('monday at 5 ', maxMessageLength - 32)}`)),
  'the bound of a yes': (nth, share) =>
    answerOffer(
      times(32 * share, (at) => repeated('yes ', maxMessageLength - 4 * (32 * nth + at))),
      true,
    ),
  'the bound of a trial, and turns for others within it': (nth, share) =>
    // A text within the limit is processed in turns.
    sendTrial(times(nth === 0 ? 9 : 15 * share, (at) => `${nth} ${at} ${repeated(longWord, maxTrialLength - 10)}`)),
  'the bound of a search': (_nth, share) => search(times(3_300 * share, (nth) => nth.toString(36)).join(' ')),
  'the bound of the depth of JSON': () => postTrial(`${'{"agent":'.repeat(9_000)}1${'}'.repeat(9_000)}`),
  'turns for others between statements': (_nth, share) =>
    Promise.all(times(150 * share, () => listChats(server.coach))),
  'the engine that never goes back in a text': (nth, share) =>
    write([`brackets please ${2 * maxMessageLength * share} ${nth}`]),
  'the states of patterns that are visited once': (nth, share) => write([`things please ${40 * share} ${nth}`]),
};
/**
 * The parts of an attack, until one blocks:
 * less blocks hardly any machine, and the whole of some blocks for minutes.
 */
const shares = [1 / 2, 1, 2];
/** The guards; the last one hangs for good. */
const guards = (Object.keys(attacks) as Guard[]).filter(
  // A database outside the server's process blocks no one.
  (guard) => postgresUrl === null || !['the bound of a search', 'turns for others between statements'].includes(guard),
);

describe('what a stranger sends', () => {
  const guardedMs = new Map<Guard, number>();
  let limitMs = maxGuardedMs;
  let longAnswerMs = 0;

  test('does not hold the server that has its guards', async () => {
    const watchOrdinary = watchServer(maxGuardedMs);
    for (let nth = 0; nth < 20; nth += 1) await write([`I want to lose ${nth} pounds before summer.`]);
    const { maxMs: ordinaryMs } = await watchOrdinary();
    longAnswerMs = maxAnswerMs(ordinaryMs);
    limitMs = (maxGuardedMs * longAnswerMs) / maxAnswerMs(0);
    for (const guard of guards) {
      const watch = watchServer(limitMs);
      await attacks[guard](0, 1).catch(() => {});
      const { maxMs, faults } = await watch();
      expect.soft(faults, guard).toEqual([]);
      expect.soft(maxMs, guard).toBeLessThan(limitMs);
      guardedMs.set(guard, maxMs);
    }
  });

  test.each(guards)('holds the one without %s', async (guard) => {
    await plantOut(guard);
    const watch = watchServer(limitMs);
    const longMs = Math.max(longAnswerMs, timesLonger * (guardedMs.get(guard) ?? 0));
    const isHeld = async () => {
      const { maxMs, faults } = await watch();
      return maxMs > longMs || faults.length > 0;
    };
    let isFound = false;
    for (const [index, share] of shares.entries()) {
      let isOver = false;
      const attack = attacks[guard](1 + index, share)
        .catch(() => {})
        .finally(() => (isOver = true));
      await until('a fault, or the end of the attack', async () => (isFound = await isHeld()) || isOver);
      if (guard === guards.at(-1) && !isOver) return;
      // What is left of the attack meets the guard again.
      if (isFound) await plantOut('');
      await attack;
      isFound ||= await isHeld();
      if (isFound) break;
    }
    expect(isFound).toBe(true);
    await plantOut('');
    await until('the server is well again', async () => {
      const { polls, maxMs } = await health.report();
      return polls > 0 && maxMs < longMs;
    });
  });
});

/** Watches, from now on, how long a server works on one thing, and what else it does wrong. */
function watchServer(limitMs: number): () => Promise<{ maxMs: number; faults: string[] }> {
  const earlierTexts = server.program.output().length;
  const beganAt = Date.now();
  let hangsMs = 0;
  let failedPolls = 0;
  return async () => {
    // A report covers the time since the report before.
    const { failed, maxMs } = await health.report();
    // Work that never ends is never recorded as a block. A server that answers no question for this long does
    // nothing else.
    if (maxMs > limitMs) hangsMs = Math.max(hangsMs, maxMs);
    failedPolls += failed;
    const holds = server.holds().filter(({ at }) => at > beganAt);
    const spoken = server.program.output().slice(earlierTexts).split('\n');
    return {
      maxMs: Math.max(hangsMs, ...holds.map(({ ms }) => ms)),
      faults: [
        ...(failedPolls === 0 ? [] : ['health was not told']),
        ...spoken.filter((line) => line !== '' && !line.startsWith(planted)),
      ],
    };
  };
}

async function plantOut(guard: Guard | ''): Promise<void> {
  const reports = () => server.program.output().split(planted).length;
  const before = reports();
  writeFileSync(plantsFile, guard);
  server.program.signal('SIGUSR2');
  await until('the guard is out', () => reports() > before);
}

/** Writes as a new contact, the keyword first, so that every rule is asked. */
async function write([first, ...others]: string[]): Promise<void> {
  server.writeAsStranger([`SHRED!\n${first}`, ...others]);
  await server.decided();
}

/** Answers an offer of times as a contact; with a tap first where they choose one. */
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

/** Searches for the content of one message, so that each word is looked for. */
async function search(words: string): Promise<void> {
  await write([words]);
  await server.coach.client.page(chatRoutes.listForBot, {
    params: { botId: server.coach.botId },
    query: { search: words },
  });
}
