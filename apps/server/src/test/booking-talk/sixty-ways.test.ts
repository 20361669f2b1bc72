import { afterAll, beforeAll, expect, test } from 'vitest';
import { booked, questionsIn, type Lead } from '../dialogues/dialogue.ts';
import { startCallTalk, type CallTalk } from './call-talk.ts';
import { waysToSay, type WayToSay } from './ways-to-say-a-time.ts';

const quietMs = 4_000;
const sideBySide = 12;
const address = 'maya@example.test';
const opening = {
  en: 'SHRED can i book a call? im in chicago',
  es: 'SHRED hola, quiero agendar una llamada, estoy en chicago',
};

type Talking = WayToSay & { lead: Lead };

let talk: CallTalk;
beforeAll(async () => {
  talk = await startCallTalk();
}, 60_000);
afterAll(() => talk.close());

/** Some leads write side by side, and each is answered before the next do. */
async function all(leads: Talking[], text: (one: Talking) => string | undefined): Promise<void> {
  const writing = leads.filter((one) => text(one) !== undefined);
  for (let from = 0; from < writing.length; from += sideBySide) {
    const some = writing.slice(from, from + sideBySide).map((one) => ({ one, before: one.lead.heard().length }));
    for (const { one } of some) one.lead.writes(text(one)!);
    await talk.settle();
    const isAnswered = () => some.every(({ one, before }) => one.lead.heard().length > before);
    for (let look = 0; look < 5 && !isAnswered(); look += 1) await talk.pass(quietMs);
  }
}

test(
  'sixty ways and more to say a time, in two languages, lead to the call that was meant or to a question',
  { timeout: 300_000 },
  async () => {
    const talks: Talking[] = waysToSay(talk.monday).map((way) => ({ ...way, lead: talk.lead() }));
    expect(talks.length).toBeGreaterThanOrEqual(60);
    await all(talks, ({ language }) => opening[language]);
    for (const nth of [0, 1]) await all(talks, ({ says }) => says[nth]);

    const wrong: unknown[] = [];
    const check = async ({ lead, says, books }: Talking) => {
      const calls = await talk.callsOf(lead);
      const newest = lead.heard().at(-1) ?? '';
      const isRight = books === null ? questionsIn(newest) > 0 && !booked.test(newest) : calls.join() === books;
      if (!isRight || (books === null && calls.length > 0)) wrong.push({ says, books, calls, heard: lead.heard() });
    };
    for (const one of talks.filter(({ books }) => books === null)) await check(one);

    // Who chose the same time cannot have it at once: one after the other, and each gives it back.
    const choosing = talks.filter(({ books }) => books !== null);
    const turnOf = (one: Talking) => choosing.filter(({ books }) => books === one.books).indexOf(one);
    for (let turn = 0; choosing.some((one) => turnOf(one) === turn); turn += 1) {
      const now = choosing.filter((one) => turnOf(one) === turn);
      await all(now, () => address);
      for (const one of now) {
        await check(one);
        await talk.free(one.lead);
      }
    }
    expect(wrong).toEqual([]);
  },
);
