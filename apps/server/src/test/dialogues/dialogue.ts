import { agentRoutes, chatRoutes, safetyRecordRoutes, type Chat, type Message } from '@spotter/contract';
import { expect } from 'vitest';
import { createShiftedClock, type ShiftedClock } from '../shifted-clock.ts';
import { account, startSpotter } from '../spotter-under-test.ts';

// Longer than usual: the clock also runs on its own, and a slow machine must not end a burst.
const quietMs = 20_000;
/** The time between the messages of one thought, in ms: less than the quiet time. */
const burstGapMs = 2_500;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** A coach's instructions with offers whose prices may be stated, and words for "are you a bot". */
export const instructionsWithPrices = `You are Dana, an online strength coach. Write in the first person, warm and short.
Asked whether you are a bot, say: "I am Dana's AI assistant, and Dana reads along."
OFFERS (prices may be said in the DM)
- Strong Start: 4-week plan in the app: $97 once.
- Busy Strong 12: 12 weeks of coaching: $249 a month for 3 months, or $690 at once.
NEVER
- Say a price that is not above.`;

/** Instructions of a coach who tells prices on the call only. */
export const instructionsWithoutPrices = `You are Dana, an online strength coach. Write in the first person, warm and short.
Never give prices in the DM: they are told on the call.`;

/** The coach's own words for a lead in distress. */
export const caringWords =
  'Thank you for telling me. You matter more than any plan. In your region the line 024 listens, day and night.';

export type Dialogues = Awaited<ReturnType<typeof startDialogues>>;
export type Lead = ReturnType<Dialogues['lead']>;
type Speaker = { writes(text: string): void; heard(): string[] };

/**
 * Starts the whole product with a coach's agent that answers right away, on a clock that is put forward instead
 * of waited for.
 */
export async function startDialogues(
  surroundings: { clock?: ShiftedClock; environment?: Record<string, string> } = {},
) {
  const clock = surroundings.clock ?? createShiftedClock();
  const spotter = await startSpotter({ clock, quietMs, environment: surroundings.environment ?? {} });
  const coach = await spotter.addCoach();
  let leads = 0;

  /** Waits until everything under way has arrived: deliveries, decisions, answers and their echoes. */
  const settled = () => spotter.settled();

  async function pass(ms: number): Promise<void> {
    clock.putForward(ms);
    await settled();
  }

  async function changeAgent(config: {
    prompt?: string;
    caringWords?: string | null;
    disclosureWords?: string | null;
    fields?: string[];
  }) {
    const agent = await coach.client.call(agentRoutes.find, { params: { id: coach.agentId } });
    await coach.client.call(agentRoutes.update, {
      params: { id: coach.agentId },
      body: { ...agent, config: { ...agent.config, ...config } },
    });
  }
  const resetAgent = () => changeAgent({ prompt: instructionsWithPrices, caringWords, disclosureWords: null });
  await resetAgent();

  /** Adds a new lead who can write to the coach. */
  function lead() {
    leads += 1;
    const contact = { id: String(7_300_000_000_000_000 + leads), username: `lead.${leads}`, name: `Lead ${leads}` };
    spotter.instagram.addContact(account.id, contact);
    const heard = () =>
      spotter
        .answers(contact.id)
        .filter(({ via }) => via === 'api')
        .map(({ text }) => text);

    const chat = (): Promise<Chat> => spotter.chat(coach, contact.id);

    const one = {
      id: contact.id,
      /** Writes one thought in several messages. Returns what the agent answers. */
      says: async (...texts: string[]): Promise<string[]> => (await eachSays([{ lead: one }], () => texts))[0]!.answers,
      /** Sends something other than text, such as a voice note. Returns what the agent answers. */
      sends: async (message: Parameters<typeof spotter.instagram.writeAsContact>[2]): Promise<string[]> => {
        const before = heard().length;
        spotter.instagram.writeAsContact(account.id, contact.id, message);
        await settled();
        await pass(quietMs);
        return heard().slice(before);
      },
      /** Taps a button below the newest message. Returns what the agent answers. */
      taps: async (title: string): Promise<string[]> => {
        const before = heard().length;
        spotter.instagram.tapQuickReply(account.id, contact.id, title);
        await settled();
        await pass(quietMs);
        return heard().slice(before);
      },
      /** Returns the buttons below the newest message. */
      buttons: () => buttonsOf(spotter.instagram.conversation(account.id, contact.id).at(-1)),
      /** Writes without waiting for what follows. */
      writes: (text: string) => spotter.writes(text, contact.id),
      unsends: (messageId: string) => spotter.instagram.unsend(account.id, contact.id, messageId),
      reacts: (messageId: string, emoji: string) => spotter.instagram.react(account.id, contact.id, messageId, emoji),
      /** The coach answers from the Instagram app. */
      coachSays: (text: string) => spotter.instagram.answerAsCoach(account.id, contact.id, text),
      /** Returns everything that came from Spotter, oldest first. */
      heard,
      chat,
      lastDecision: async () => (await chat()).lastDecision,
      facts: async () => Object.fromEntries((await chat()).facts.map(({ name, value }) => [name, value])),
      messages: async (): Promise<Message[]> => (await chat()).history,
      handBack: async (note?: string) => {
        const { _id } = await chat();
        await coach.client.call(chatRoutes.setEnabled, {
          body: { chatId: _id, chatEnabled: true, ...(note === undefined ? {} : { note }) },
        });
      },
    };
    return one;
  }

  /**
   * Lets leads write side by side, each one thought in one or several messages. All are answered before anyone
   * continues, with one quiet time for all. Returns what each of them heard.
   */
  async function eachSays<Given extends { lead: Speaker }>(
    all: readonly Given[],
    textsOf: (given: Given) => string | readonly string[],
  ): Promise<(Given & { answers: string[] })[]> {
    const thoughts = all.map((given) => ({ given, texts: [textsOf(given)].flat(), before: given.lead.heard().length }));
    for (let nth = 0; thoughts.some(({ texts }) => texts.length > nth); nth += 1) {
      if (nth > 0) clock.putForward(burstGapMs);
      for (const { given, texts } of thoughts) for (const text of texts.slice(nth, nth + 1)) given.lead.writes(text);
      await settled();
    }
    await pass(quietMs);
    return thoughts.map(({ given, before }) => ({ ...given, answers: given.lead.heard().slice(before) }));
  }

  /** Adds a new lead for each entry, whom the agent has answered once. */
  async function engaged<Given extends object>(each: readonly Given[]) {
    const met = each.map((given) => ({ ...given, lead: lead() }));
    for (const { answers } of await eachSays(met, () => 'SHRED')) expect(answers).toHaveLength(1);
    return met;
  }

  async function engagedLead() {
    const one = lead();
    expect(await one.says('SHRED')).toHaveLength(1);
    return one;
  }

  /** Records the contact's time zone, as if they had stated it. */
  async function inZone(one: { chat(): Promise<Chat> }, zone: string): Promise<void> {
    const { _id } = await one.chat();
    const facts = [{ name: 'time_zone', value: zone }];
    await coach.client.call(chatRoutes.update, { params: { id: _id }, body: { facts } });
  }

  /** Returns the counters of the safety record, over everything that was said. */
  const counters = () => coach.client.call(safetyRecordRoutes.counters);

  return {
    spotter,
    coach,
    clock,
    lead,
    engaged,
    engagedLead,
    eachSays,
    pass,
    settled,
    changeAgent,
    resetAgent,
    inZone,
    counters,
    close: () => spotter.close(),
  };
}

const buttonsOf = (message: { quickReplies: { title: string; payload: string }[] } | undefined) =>
  message?.quickReplies ?? [];

/** Returns the number of questions in a text. */
export const questionsIn = (text: string): number => text.match(/\?/g)?.length ?? 0;

/** Matches what sells, measures or advises; a lead in distress must read none of it. */
export const selling =
  /\b(calls?|llamada|program|programa|plan|book|agenda|price|precio|\$|kg|kilos?|calor|weight|peso|lose|bajar)\b/i;
/** Matches a claim that a call is booked. */
export const booked = /\b(booked|confirmed for|all set for|agendad[ao]|confirmad[ao] para)\b/i;

/** What the counters of the safety record must show, whatever was said. */
export const noFaults = {
  doubleReplies: { count: 0 },
  repliesOverAPerson: { count: 0 },
  outsideWindow: { count: 0 },
  afterStop: { count: 0 },
  bookedNotInCalendar: { count: 0 },
};
