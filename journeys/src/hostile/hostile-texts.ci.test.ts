import { chatRoutes, agentRoutes } from '@spotter/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHistory } from '../api/chat-history.ts';
import { seededRandom } from '../running/seeded-random.ts';
import { startAttackedServer, type AttackedServer } from './attacked-server.ts';
import { cutText, writeHostileTexts } from './hostile-texts.ts';
import { maxAnswerMs } from './max-answer.ts';

/** The known attacks and some more; HOSTILE_TEXTS asks for others, as npm run test:nightly does. */
const texts = writeHostileTexts(Number(process.env['HOSTILE_TEXTS'] ?? 150), seededRandom(20_261_123));
/** Returns texts without harm of the same lengths, to compare with. */
function ordinaryTexts(round: number): string[] {
  return texts.map(({ length }, nth) => {
    const sentence = `I want to lose ${nth} pounds in ${round} months. How do we start? `;
    return sentence
      .repeat(Math.ceil(length / sentence.length))
      .slice(0, length)
      .trim();
  });
}

/** How many of the texts are tried, before the next are searched for: a user may make 30 trials a minute. */
const triedCount = 40;
const searchedCount = 50;
/** A trial takes 20,000 characters in all. */
const textsOfTrial = 4;
const maxTrialLength = 1_990;
const maxSearchLength = 100;
const textsOfContact = 10;
const maxDraftLength = 1_500;
/** The first texts, which are also sent as drafts without a cut. */
const knownAttacks = 11;

let server: AttackedServer;

beforeAll(async () => {
  // A model writes 400 tokens at most.
  const cut = texts.map((text) => cutText(text, maxDraftLength));
  const drafts = [...cut.slice(0, knownAttacks), ...cut.map((text) => `Well, ${text}`)];
  server = await startAttackedServer((_asked, nth) => ({ words: drafts[nth % drafts.length]! }));
});
afterAll(() => server?.end());

test(`under ${texts.length} hostile texts the server stays healthy and loses nothing`, async () => {
  expect(texts).toContain(`${'in the '.repeat(36)}x`);
  const health = await server.watchHealth();
  const sent = new Map<string, string[]>();
  const measure = async (some: string[]) => {
    const beganAt = Date.now();
    for (const [contact, messages] of writeToCoach(some)) sent.set(contact, messages);
    await Promise.all([
      sendTrials(some.slice(0, triedCount)),
      search(some.slice(triedCount, triedCount + searchedCount)),
      askForPages(),
    ]);
    await server.decided();
    const holds = server.holds().filter(({ at }) => at > beganAt);
    return { ...(await health.report()), maxHoldMs: Math.max(0, ...holds.map(({ ms }) => ms)) };
  };

  // Before and after, because the machine itself is slower at one time than at another.
  const before = await measure(ordinaryTexts(2));
  const hostile = await measure(texts);
  const after = await measure(ordinaryTexts(3));
  await health.end();
  console.log('hostile texts:', { before, hostile, after, drafts: server.asked() });
  const maxOrdinary = (kind: 'maxMs' | 'maxHoldMs') => Math.max(before[kind], after[kind]);

  expect(hostile).toMatchObject({ failed: 0 });
  expect(hostile.polls).toBeGreaterThan(20);
  expect(hostile.maxMs).toBeLessThan(maxAnswerMs(maxOrdinary('maxMs')));
  // Starting takes longer, so a record of it shows that the watch works.
  expect(server.holds()).not.toEqual([]);
  expect(hostile.maxHoldMs).toBeLessThan(maxAnswerMs(maxOrdinary('maxHoldMs')));
  expect(await readStored()).toEqual(sent);
  const metrics = await (await fetch(`${server.origin}/api/metrics`)).text();
  expect(metrics.split('\n')).toEqual(expect.arrayContaining(['jobs_parked 0', 'deliveries_set_aside 0']));
  expect(server.program.output()).toBe('');
});

/**
 * Writes as new contacts, each with the keyword first, so that every rule is asked.
 * Returns what each of them wrote.
 */
function writeToCoach(written: string[]): Map<string, string[]> {
  const sent = new Map<string, string[]>();
  for (let index = 0; index < written.length; index += textsOfContact) {
    const [first, ...others] = written.slice(index, index + textsOfContact);
    const messages = [`SHRED!\n${first}`, ...others];
    sent.set(server.writeAsStranger(messages), messages);
  }
  return sent;
}

/** Returns the server's messages of each contact. */
async function readStored(): Promise<Map<string, string[]>> {
  const stored = new Map<string, string[]>();
  for (const { _id, senderId } of await server.listStrangers()) {
    const history = await readHistory(server.coach, _id);
    stored.set(
      senderId,
      history.filter(({ author }) => author === 'contact').map(({ text }) => text),
    );
  }
  return stored;
}

async function sendTrials(tried: string[]): Promise<void> {
  for (let index = 0; index < tried.length; index += textsOfTrial) {
    const some = tried.slice(index, index + textsOfTrial).map((text) => cutText(text, maxTrialLength));
    const messages = ['SHRED!', ...some].map((text) => ({ from: 'lead' as const, text: `${text.trim()} .` }));
    await server.coach.client.call(agentRoutes.try, { params: { id: server.agentId }, body: { messages } });
  }
}

async function search(searched: string[]): Promise<void> {
  for (const text of searched) {
    await server.coach.client.page(chatRoutes.listForBot, {
      params: { botId: server.coach.botId },
      query: { search: cutText(text, maxSearchLength) },
    });
  }
}

/** Asks for pages, because addresses are texts of strangers too. */
async function askForPages(): Promise<void> {
  for (const address of [
    `${'/'.repeat(15_000)}x`,
    `x${'/'.repeat(15_000)}x`,
    '.a'.repeat(7_500),
    '%2e/'.repeat(3_700),
  ]) {
    await (await fetch(`${server.origin}/${address}`)).arrayBuffer();
  }
}
