import { authRoutes, bookingRoutes, createApiClient, type ApiClient, type CoachCall } from '@spotter/contract';
import { demoStory } from '@spotter/demo';
import { calendlyWorldState } from '@spotter/simulators/calendly/calendly-world-state';
import { googleWorldState } from '@spotter/simulators/google-calendar/google-world-state';
import { callTalk } from '@spotter/simulators/language-model/call-talk.test-support';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../screens/browser.ts';
import { signIn } from '../screens/coach-screen.ts';
import { openNewLeadPhone } from '../screens/lead-phone.ts';
import { createSetupScreen, type SetupScreen } from '../screens/setup-screen.ts';
import type { startSpotterWithPhone } from '../running/spotter-with-phone.ts';
import { until } from '../running/until.ts';

const { agent, coach } = demoStory;

type Spotter = Awaited<ReturnType<typeof startSpotterWithPhone>>;

/** The times of a call. */
type Times = { start: string; end: string };

/** The outside services that keep calls, and the calls with a person that they contain. */
const services = {
  'Google Calendar': {
    kind: 'google-calendar',
    press: 'Continue',
    // Each service has one talk in words and one in taps;
    // those that are left are in the server's own test of calendars.
    words: 'English',
    taps: 'Spanish',
    callsWith: (spotter: Spotter, address: string): Times[] =>
      googleWorldState
        .parse(spotter.rememberedBy('google-calendar'))
        .events.filter(({ status }) => status === 'confirmed')
        .filter(({ attendees }) => attendees.some(({ email }) => email === address)),
  },
  Calendly: {
    kind: 'calendly',
    press: 'Allow',
    words: 'Spanish',
    taps: 'English',
    callsWith: (spotter: Spotter, address: string): Times[] =>
      calendlyWorldState
        .parse(spotter.rememberedBy('calendly'))
        .bookings.filter(({ state, guest }) => state === 'active' && guest.email === address),
  },
} as const;

const talks = {
  English: { ...callTalk.English, language: 'English', name: 'Maya Torres' },
  Spanish: { ...callTalk.Spanish, language: 'Spanish', name: 'Lucía Prieto' },
};

/** Returns the part of an answer that has a language: without addresses. */
const withoutLinks = (answer: string) => answer.replaceAll(/https?:\S+/g, '');

const timesOf = ({ start, end }: Times) => ({ start: Date.parse(start), end: Date.parse(end) });

/** Tests how leads book with a coach who has connected a calendar, in the running product. */
export function describeChatBooking(
  name: keyof typeof services,
  product: () => { browser: Browser; spotter: Spotter },
): void {
  const service = services[name];
  let client: ApiClient;
  let setup: SetupScreen;

  /** Returns the calls with an address, as the coach's list shows them. */
  async function callsWith(address: string): Promise<CoachCall[]> {
    const calls = await client.call(bookingRoutes.listCalls, { query: { order: 'newest' } });
    return calls.filter(({ email }) => email === address);
  }

  describe(`a coach who has connected ${name}`, () => {
    beforeAll(async () => {
      const { browser, spotter } = product();
      const baseUrl = spotter.addresses.spotter;
      const visitor = createApiClient({ baseUrl, token: () => null });
      const { token } = await visitor.call(authRoutes.signIn, {
        body: { email: coach.email, password: coach.password },
      });
      client = createApiClient({ baseUrl, token: () => token });
      const { page } = await openPage(browser, 'desktop');
      await signIn(page, baseUrl, coach);
      setup = createSetupScreen(page, baseUrl);
      await setup.openServices(agent.name);
      await setup.consent({ card: name, press: service.press });
      await setup
        .card(name)
        .getByRole('button', { name: `Disconnect ${name}` })
        .waitFor();
    });
    afterAll(() => setup.disconnect(name));

    /** Opens a lead of this language on the phone page, with the calendars' calls for them. */
    async function openTalk({ language, name: person }: { language: string; name: string }, way: string) {
      const address = `${language}.${way}@${service.kind}.test`.toLowerCase();
      const { browser, spotter } = product();
      const phone = await openNewLeadPhone(browser, spotter.addresses.phone, { name: `${person} ${way}` });
      let answers = 0;
      return {
        address,
        phone,
        /** Writes or taps, and returns Spotter's answer. */
        async says(text: string): Promise<string> {
          await phone.write(text);
          return phone.answered((answers += 1));
        },
        async taps(title: string): Promise<string> {
          await phone.tap(title);
          return phone.answered((answers += 1));
        },
        /**
         * Returns the calls with this lead, after checking that the coach's list and the service's calendar have the
         * same ones.
         */
        standing: () =>
          until('the calendar holds what the list says', async () => {
            const calls = (await callsWith(address)).filter(({ status }) => status === 'confirmed');
            expect(calls.map(({ calendar }) => calendar.kind)).toEqual(calls.map(() => service.kind));
            const held = service.callsWith(spotter, address).map(timesOf);
            return JSON.stringify(held) === JSON.stringify(calls.map(timesOf)) && held;
          }),
        async end(): Promise<void> {
          expect(await phone.accessibilityFaults()).toEqual([]);
          expect(phone.problems).toEqual([]);
          await phone.page.context().close();
        },
      };
    }

    test(`a lead books, moves and cancels a call in words, in ${service.words}`, async () => {
      const talk = talks[service.words];
      const { address, phone, says, standing, end } = await openTalk(talk, 'words');
      expect(await says(talk.asks)).toContain('?');
      expect(await says(talk.picks)).toContain('?');
      expect(await says(address)).toMatch(talk.question);
      expect(await standing()).toEqual([]);
      expect(await says(talk.yes)).toMatch(talk.booked);
      const booked = await standing();
      expect(booked).toHaveLength(1);

      expect(await says(talk.moves)).toContain('?');
      expect(await says(talk.picksAgain)).toContain('?');
      expect(await standing()).toEqual(booked);
      expect(await says(talk.yes)).toMatch(talk.moved);
      const moved = await standing();
      expect(moved).toHaveLength(1);
      expect(moved).not.toEqual(booked);

      expect(await says(talk.cancels)).toContain('?');
      expect(await standing()).toEqual(moved);
      expect(await says(talk.yes)).toMatch(talk.cancelled);
      expect(await standing()).toEqual([]);
      expect(await callsWith(address)).toMatchObject([{ status: 'cancelled' }]);
      for (const answer of await phone.answers()) expect(withoutLinks(answer)).not.toMatch(talk.foreign);
      await end();
    });

    test(`a lead changes their mind twice, and books, moves and cancels by taps, in ${service.taps}`, async () => {
      const talk = talks[service.taps];
      const { address, phone, says, taps, standing, end } = await openTalk(talk, 'taps');
      await says(talk.asks);
      await says(talk.picks);
      expect(await says(address)).toMatch(talk.question);
      await taps(talk.another);
      await taps(talk.others);
      expect(await standing()).toEqual([]);
      expect(await phone.accessibilityFaults()).toEqual([]);
      const [first] = await phone.buttons();
      expect(await taps(first!)).toMatch(talk.booked);
      expect(await phone.buttons()).toEqual([]);
      const booked = await standing();
      expect(booked).toHaveLength(1);

      await says(talk.moves);
      const [other] = await phone.buttons();
      expect(await taps(other!)).toMatch(talk.moved);
      const moved = await standing();
      expect(moved).toHaveLength(1);
      expect(moved).not.toEqual(booked);

      await says(talk.cancels);
      await taps(talk.keep);
      expect(await standing()).toEqual(moved);
      await says(talk.cancels);
      expect(await taps(talk.cancelNow)).toMatch(talk.cancelled);
      expect(await standing()).toEqual([]);
      for (const answer of await phone.answers()) expect(withoutLinks(answer)).not.toMatch(talk.foreign);
      await end();
    });
  });
}
