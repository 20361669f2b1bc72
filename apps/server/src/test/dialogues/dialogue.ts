import { agentRoutes, chatRoutes, oneVoiceRoutes, type Chat, type Message } from '@spotter/contract';
import { expect } from 'vitest';
import { createShiftedClock, type ShiftedClock } from '../shifted-clock.ts';
import { account, startSpotter } from '../spotter-under-test.ts';

// Longer than usual: the clock also runs by itself, and a slow machine must not end a burst.
const quietMs = 20_000;
/** People send the parts of one thought this far apart: less than the quiet time. */
const burstGapMs = 2_500;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** A coach's instructions with offers whose prices may be told, and words for "are you a bot". */
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

/** The coach's own words for somebody in need. */
export const caringWords =
  'Thank you for telling me. You matter more than any plan. In your region the line 024 listens, day and night.';

export type Dialogues = Awaited<ReturnType<typeof startDialogues>>;
export type Lead = ReturnType<Dialogues['lead']>;
type Speaker = { writes(text: string): void; heard(): string[] };

/** The whole product with a coach's agent that answers at once, on a clock that is put forward instead of waited for. */
export async function startDialogues(
  surroundings: { clock?: ShiftedClock; environment?: Record<string, string> } = {},
) {
  const clock = surroundings.clock ?? createShiftedClock();
  const spotter = await startSpotter({ clock, quietMs, environment: surroundings.environment ?? {} });
  const coach = await spotter.addCoach();
  let leads = 0;

  /** Everything that is on its way has arrived: deliveries, decisions, answers and their echoes. */
  const settle = () => spotter.settled();

  async function pass(ms: number): Promise<void> {
    clock.putForward(ms);
    await settle();
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

  /** Somebody new who writes to the coach. */
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
      /** Writes one thought in several messages and tells what the agent answers to it. */
      says: async (...texts: string[]): Promise<string[]> => (await eachSays([{ lead: one }], () => texts))[0]!.answers,
      /** Sends something that is no text, such as a voice note. */
      sends: async (message: Parameters<typeof spotter.instagram.writeAsContact>[2]): Promise<string[]> => {
        const before = heard().length;
        spotter.instagram.writeAsContact(account.id, contact.id, message);
        await settle();
        await pass(quietMs);
        return heard().slice(before);
      },
      /** Taps a button below the newest message and tells what the agent answers to it. */
      taps: async (title: string): Promise<string[]> => {
        const before = heard().length;
        spotter.instagram.tapQuickReply(account.id, contact.id, title);
        await settle();
        await pass(quietMs);
        return heard().slice(before);
      },
      /** The buttons below the newest message. */
      buttons: () => buttonsOf(spotter.instagram.conversation(account.id, contact.id).at(-1)),
      /** Writes, and takes no time to see what comes of it. */
      writes: (text: string) => spotter.writes(text, contact.id),
      unsends: (messageId: string) => spotter.instagram.unsend(account.id, contact.id, messageId),
      reacts: (messageId: string, emoji: string) => spotter.instagram.react(account.id, contact.id, messageId, emoji),
      /** The coach answers from the Instagram app. */
      coachSays: (text: string) => spotter.instagram.answerAsCoach(account.id, contact.id, text),
      /** Everything that came from Spotter, oldest first. */
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
   * Leads write side by side, each one thought in one or several messages, and each is answered before anybody goes on:
   * one quiet time for all. Answers what each of them heard.
   */
  async function eachSays<Given extends { lead: Speaker }>(
    all: readonly Given[],
    textsOf: (given: Given) => string | readonly string[],
  ): Promise<(Given & { answers: string[] })[]> {
    const thoughts = all.map((given) => ({ given, texts: [textsOf(given)].flat(), before: given.lead.heard().length }));
    for (let nth = 0; thoughts.some(({ texts }) => texts.length > nth); nth += 1) {
      if (nth > 0) clock.putForward(burstGapMs);
      for (const { given, texts } of thoughts) for (const text of texts.slice(nth, nth + 1)) given.lead.writes(text);
      await settle();
    }
    await pass(quietMs);
    return thoughts.map(({ given, before }) => ({ ...given, answers: given.lead.heard().slice(before) }));
  }

  /** Somebody new for each, whom the agent has answered once. */
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

  /** The contact has told where they are. */
  async function inZone(one: { chat(): Promise<Chat> }, zone: string): Promise<void> {
    const { _id } = await one.chat();
    const facts = [{ name: 'time_zone', value: zone }];
    await coach.client.call(chatRoutes.update, { params: { id: _id }, body: { facts } });
  }

  /** The five counters of one voice, over everything that was said. */
  const counters = () => coach.client.call(oneVoiceRoutes.counters);

  return {
    spotter,
    coach,
    clock,
    lead,
    engaged,
    engagedLead,
    eachSays,
    pass,
    settle,
    changeAgent,
    resetAgent,
    inZone,
    counters,
    close: () => spotter.close(),
  };
}

const buttonsOf = (message: { quickReplies: { title: string; payload: string }[] } | undefined) =>
  message?.quickReplies ?? [];

/** How many questions a text asks. */
export const questionsIn = (text: string): number => text.match(/\?/g)?.length ?? 0;

/** What sells, measures or advises: nothing of it may be said to somebody in need. */
export const selling =
  /\b(calls?|llamada|program|programa|plan|book|agenda|price|precio|\$|kg|kilos?|calor|weight|peso|lose|bajar)\b/i;
/** A claim that a call stands. */
export const booked = /\b(booked|confirmed for|all set for|agendad[ao]|confirmad[ao] para)\b/i;

/** What the counters of one voice must show, whatever was said. */
export const noFaults = {
  doubleReplies: { count: 0 },
  repliesOverAPerson: { count: 0 },
  outsideWindow: { count: 0 },
  afterStop: { count: 0 },
  bookedNotInCalendar: { count: 0 },
};
