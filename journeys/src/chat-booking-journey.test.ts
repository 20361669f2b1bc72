import { authRoutes, bookingRoutes, createApiClient, type ApiClient, type CoachCall } from '@spotter/contract';
import { demoStory } from '@spotter/demo';
import { calendlyWorldState } from '@spotter/simulators/calendly/calendly-world-state';
import { googleWorldState } from '@spotter/simulators/google-calendar/google-world-state';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { signIn } from './coach-screen.ts';
import { openNewLeadPhone } from './lead-phone.ts';
import { createSetupScreen, type SetupScreen } from './setup-screen.ts';
import { startSpotterWithPhone } from './spotter-with-phone.ts';
import { until } from './until.ts';

const { agent, coach } = demoStory;

/** When a call takes place. */
type Times = { start: string; end: string };

/** The services outside that keep calls, and which calls with somebody they hold. */
const services = {
  'Google Calendar': {
    kind: 'google-calendar',
    press: 'Continue',
    callsWith: (address: string): Times[] =>
      googleWorldState
        .parse(spotter.rememberedBy('google-calendar'))
        .events.filter(({ status }) => status === 'confirmed')
        .filter(({ attendees }) => attendees.some(({ email }) => email === address)),
  },
  Calendly: {
    kind: 'calendly',
    press: 'Allow',
    callsWith: (address: string): Times[] =>
      calendlyWorldState
        .parse(spotter.rememberedBy('calendly'))
        .bookings.filter(({ state, guest }) => state === 'active' && guest.email === address),
  },
} as const;

const talks = [
  {
    language: 'English',
    name: 'Maya Torres',
    asks: 'SHRED can i book a call? im in chicago',
    picks: 'the second one',
    moves: 'omg can we move it to thurs',
    picksAgain: 'the first one',
    cancels: 'cancel it',
    booked: /booked|confirmed|all set/,
    moved: /moved|now on/,
    cancelled: /cancelled/,
  },
  {
    language: 'Spanish',
    name: 'Lucía Prieto',
    asks: 'SHRED hola, quiero agendar una llamada, estoy en madrid',
    picks: 'la segunda',
    moves: 'podemos cambiarla al jueves?',
    picksAgain: 'la primera',
    cancels: 'cancela la llamada porfa',
    booked: /agendada|confirmada/,
    moved: /ahora el|pasa al/,
    cancelled: /cancelad/,
  },
];

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;
let client: ApiClient;
let setup: SetupScreen;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone({ REPLY_QUIET_MS: '300' }), openBrowser()]);
  const baseUrl = spotter.addresses.spotter;
  const visitor = createApiClient({ baseUrl, token: () => null });
  const { token } = await visitor.call(authRoutes.signIn, { body: { email: coach.email, password: coach.password } });
  client = createApiClient({ baseUrl, token: () => token });
  const { page } = await openPage(browser, 'desktop');
  await signIn(page, baseUrl, coach);
  setup = createSetupScreen(page, baseUrl);
});
afterAll(async () => {
  await browser?.close();
  await spotter?.stop();
});

/** The calls with somebody's address, as the coach's list shows them. */
async function callsWith(address: string): Promise<CoachCall[]> {
  const calls = await client.call(bookingRoutes.listCalls, { query: { order: 'newest' } });
  return calls.filter(({ email }) => email === address);
}

const timesOf = ({ start, end }: Times) => ({ start: Date.parse(start), end: Date.parse(end) });

describe.each(['Google Calendar', 'Calendly'] as const)('a coach who has connected %s', (name) => {
  const service = services[name];

  beforeAll(async () => {
    await setup.openServices(agent.name);
    await setup.consent({ card: name, press: service.press });
    await setup
      .card(name)
      .getByRole('button', { name: `Disconnect ${name}` })
      .waitFor();
  });
  afterAll(() => setup.disconnect(name));

  test.each(talks)(
    'a lead books, moves and cancels a call in the chat, in $language',
    async ({ language, ...talk }) => {
      const address = `${language}@${service.kind}.test`.toLowerCase();
      /** The coach's list and the calendar of the service hold the same calls with this lead; answers them. */
      const standing = () =>
        until('the calendar holds what the list says', async () => {
          const calls = (await callsWith(address)).filter(({ status }) => status === 'confirmed');
          expect(calls.map(({ calendar }) => calendar.kind)).toEqual(calls.map(() => service.kind));
          const held = service.callsWith(address).map(timesOf);
          return JSON.stringify(held) === JSON.stringify(calls.map(timesOf)) && held;
        });

      const phone = await openNewLeadPhone(browser, spotter.addresses.phone, talk);
      await phone.write(talk.asks);
      expect(await phone.answered(1)).toContain('?');
      await phone.write(talk.picks);
      expect(await phone.answered(2)).toMatch(/mail|correo/);
      expect(await standing()).toEqual([]);
      await phone.write(address);
      expect(await phone.answered(3)).toMatch(talk.booked);
      const booked = await standing();
      expect(booked).toHaveLength(1);

      await phone.write(talk.moves);
      expect(await phone.answered(4)).toContain('?');
      await phone.write(talk.picksAgain);
      expect(await phone.answered(5)).toMatch(talk.moved);
      const moved = await standing();
      expect(moved).toHaveLength(1);
      expect(moved).not.toEqual(booked);

      await phone.write(talk.cancels);
      expect(await phone.answered(6)).toMatch(talk.cancelled);
      expect(await standing()).toEqual([]);
      expect(await callsWith(address)).toMatchObject([{ status: 'cancelled' }]);
      expect(await phone.accessibilityFaults()).toEqual([]);
      expect(phone.problems).toEqual([]);
      await phone.page.context().close();
    },
  );
});
