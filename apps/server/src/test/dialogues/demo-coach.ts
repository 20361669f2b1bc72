import {
  agentRoutes,
  authRoutes,
  botRoutes,
  chatRoutes,
  createApiClient,
  triggerRoutes,
  type Chat,
} from '@spotter/contract';
import { demoCalendars, demoKnowledge, demoStory } from '@spotter/demo';
import { addDays, dayAt, instantAtOrAfter, minutesOf, weekdayOf } from '@spotter/language/zones/zoned-time';
import { seedDemo } from '../../demo/seed-demo.ts';
import { startCalendarStandIns } from '../calendar-stand-ins.ts';
import { createShiftedClock } from '../shifted-clock.ts';
import { startSpotter } from '../spotter-under-test.ts';

// Longer than usual: the clock also runs on its own, and a slow machine must not end a burst.
const quietMs = 20_000;
/** The time between the messages of one thought: less than the quiet time. */
const burstGapMs = 2_500;
const minuteMs = 60_000;
/** When leads begin to write, Monday to Thursday: the calls of the next days are then open. */
const morning = minutesOf('09:30');
const afternoon = minutesOf('16:00');

const { account, coach } = demoStory;
const zone = coach.timeZone;

export type DemoCoach = Awaited<ReturnType<typeof startDemoCoach>>;
export type DemoLead = ReturnType<DemoCoach['lead']>;
/** A call of a chat. */
export type StandingCall = { start: Date; state: string };

/**
 * Starts the whole product with the demo coach, without her earlier chats, on a clock that is put forward
 * instead of waited for. Her agent answers on Instagram whoever writes, and her calls are in Google Calendar.
 */
export async function startDemoCoach() {
  const clock = createShiftedClock();
  clock.putForward(untilMorning(clock.now()));
  const calendars = await startCalendarStandIns(() => clock.now());
  const [owner] = demoCalendars.google;
  calendars.google.addAccount(owner!);
  calendars.google.grant(owner!.email, undefined, demoCalendars.refreshToken);
  const spotter = await startSpotter({ clock, quietMs, moderation: true, environment: calendars.environment });
  spotter.instagram.addAccount({ ...account, pictureUrl: null });
  await seedDemo(
    {
      story: { ...demoStory, conversations: [] },
      history: { instagram: [], messenger: [], calls: [] },
      page: null,
      knowledge: { ...demoKnowledge, site: spotter.websiteOrigin },
      calendar: { account: owner!, refreshToken: demoCalendars.refreshToken },
    },
    {
      ...spotter.services,
      connection: spotter.connection,
      instagramOrigin: spotter.config.instagram.graphUrl,
      now: () => clock.now(),
    },
  );
  spotter.website.setPage(demoKnowledge.page.path, demoKnowledge.page.html);
  const visitor = createApiClient({ baseUrl: spotter.origin, token: () => null });
  const { email, password } = coach;
  const { token } = await visitor.call(authRoutes.signIn, { body: { email, password } });
  const client = createApiClient({ baseUrl: spotter.origin, token: () => token });
  const [bot] = await client.call(botRoutes.list);
  const [agent] = await client.call(agentRoutes.list);
  const started = await client.call(triggerRoutes.list, { params: { id: agent!._id } });
  // Leads know no keyword.
  const anyMessage = { _id: 'anyone', kind: 'any_message' as const, enabled: true };
  await client.call(triggerRoutes.replace, {
    params: { id: agent!._id },
    body: { ...started, triggers: [...started.triggers, anyMessage] },
  });
  await spotter.settled();
  let leads = 0;

  async function pass(ms: number): Promise<void> {
    clock.putForward(ms);
    await spotter.settled();
  }

  async function chatOf(contactId: string): Promise<Chat | null> {
    const chats = await client.call(chatRoutes.listForBot, { params: { botId: bot!._id }, query: {} });
    return chats.find(({ senderId }) => senderId === contactId) ?? null;
  }

  /** Returns the calls of a chat, canceled ones too. */
  const callsOf = (chatId: string) => spotter.services.booking.chatCalls.ofChat(chatId);

  /** Adds a person who can write to the coach. */
  function lead(name: string) {
    leads += 1;
    const contactId = String(7_400_000_000_000_000 + leads);
    spotter.instagram.addContact(account.id, { id: contactId, username: `lead.${leads}`, name });
    const received = () =>
      spotter.instagram
        .conversation(account.id, contactId)
        .filter(({ from, via }) => from === 'business' && via === 'api');
    let chatId: string | null = null;

    /** Returns the coach's view of the chat; null before the first message. */
    async function chat(): Promise<Chat | null> {
      if (chatId !== null) return client.call(chatRoutes.find, { params: { id: chatId }, query: {} });
      const found = await chatOf(contactId);
      chatId = found?._id ?? null;
      return found;
    }

    /** Returns the texts that came since, in their order. */
    async function answersTo(act: () => Promise<void>): Promise<string[]> {
      const before = received().length;
      await act();
      await spotter.settled();
      await pass(quietMs);
      return received()
        .slice(before)
        .map(({ text }) => text);
    }

    return {
      chat,
      /** Writes one thought in one or several messages. Returns what the agent answers. */
      says: (...texts: string[]) =>
        answersTo(async () => {
          for (const [nth, text] of texts.entries()) {
            if (nth > 0) await pass(burstGapMs);
            spotter.instagram.writeAsContact(account.id, contactId, { text });
          }
        }),
      /** Taps a button below the newest message. Returns what the agent answers. */
      taps: (title: string) =>
        answersTo(async () => void spotter.instagram.tapQuickReply(account.id, contactId, title)),
      /** Returns the titles of the buttons below the newest message. */
      buttons: () =>
        (spotter.instagram.conversation(account.id, contactId).at(-1)?.quickReplies ?? []).map(({ title }) => title),
      calls: async (): Promise<StandingCall[]> => (chatId === null ? [] : callsOf(chatId)),
      /** Ends the chat: nobody follows up on it, and its calls are open to others. */
      async leave(): Promise<void> {
        if (chatId === null) return;
        await client.call(chatRoutes.setEnabled, { body: { chatId, chatEnabled: false } });
        for (const { state, start } of await callsOf(chatId))
          if (state === 'booked') await spotter.services.booking.chatCalls.cancel({ chatId, start });
        await spotter.settled();
      },
    };
  }

  return {
    client,
    clock,
    lead,
    pass,
    callsOf,
    /** Goes on to the next time at which leads begin to write; stays where it is that time. */
    waitForMorning: () => pass(untilMorning(clock.now())),
    async close(): Promise<void> {
      await spotter.close();
      await calendars.close();
    },
  };
}

/** Returns the time until leads next begin to write; 0 while they write. */
function untilMorning(now: Date): number {
  const today = dayAt(now, zone);
  const startOf = (day: string, minutes: number) => instantAtOrAfter(day, minutes, zone).getTime();
  const isWorkday = (day: string) => weekdayOf(day) >= 1 && weekdayOf(day) <= 4;
  if (isWorkday(today) && now.getTime() >= startOf(today, morning) && now.getTime() < startOf(today, afternoon))
    return 0;
  for (let days = 0; ; days += 1) {
    const day = addDays(today, days);
    if (isWorkday(day) && startOf(day, morning) > now.getTime())
      return startOf(day, morning) - now.getTime() + minuteMs;
  }
}
