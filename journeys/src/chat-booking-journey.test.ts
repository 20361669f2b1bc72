import { authRoutes, bookingRoutes, createApiClient } from '@spotter/contract';
import { demoStory } from '@spotter/demo';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { openLeadPhone } from './lead-phone.ts';
import { startSpotterWithPhone } from './spotter-with-phone.ts';

const { account, coach, freshLeads } = demoStory;

let spotter: Awaited<ReturnType<typeof startSpotterWithPhone>>;
let browser: Browser;

beforeAll(async () => {
  [spotter, browser] = await Promise.all([startSpotterWithPhone(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await spotter?.stop();
});

/** The calls with somebody's address, as the coach's list shows them. */
async function callsWith(address: string) {
  const baseUrl = spotter.addresses.spotter;
  const visitor = createApiClient({ baseUrl, token: () => null });
  const { token } = await visitor.call(authRoutes.signIn, { body: { email: coach.email, password: coach.password } });
  const client = createApiClient({ baseUrl, token: () => token });
  const calls = await client.call(bookingRoutes.listCalls, { query: { order: 'newest' } });
  return calls.filter((call) => JSON.stringify(call).includes(address));
}

describe.each([
  {
    language: 'English',
    address: 'maya@example.test',
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
    address: 'lucia@example.test',
    asks: 'SHRED hola, quiero agendar una llamada, estoy en madrid',
    picks: 'la segunda',
    moves: 'podemos cambiarla al jueves?',
    picksAgain: 'la primera',
    cancels: 'cancela la llamada porfa',
    booked: /agendada|confirmada/,
    moved: /ahora el|pasa al/,
    cancelled: /cancelad/,
  },
])('a lead with a phone, in $language,', ({ language, address, ...says }) => {
  test('books, moves and cancels a call in the chat, and the coach’s calls hold exactly that', async () => {
    const lead = freshLeads[language === 'English' ? 0 : 1]!;
    const phone = await openLeadPhone(browser, spotter.addresses.phone, { accountId: account.id, id: lead.id });
    await phone.write(says.asks);
    expect(await phone.answered(1)).toContain('?');
    await phone.write(says.picks);
    expect(await phone.answered(2)).toMatch(/mail|correo/);
    expect(await callsWith(address)).toEqual([]);
    await phone.write(address);
    expect(await phone.answered(3)).toMatch(says.booked);
    const [booked, ...others] = await callsWith(address);
    expect(others).toEqual([]);

    await phone.write(says.moves);
    expect(await phone.answered(4)).toContain('?');
    await phone.write(says.picksAgain);
    expect(await phone.answered(5)).toMatch(says.moved);
    const [moved] = await callsWith(address);
    expect(moved).not.toEqual(booked);

    await phone.write(says.cancels);
    expect(await phone.answered(6)).toMatch(says.cancelled);
    const [cancelled, ...more] = await callsWith(address);
    expect(JSON.stringify(cancelled)).toContain('cancelled');
    expect(more).toEqual([]);
    expect(await phone.accessibilityFaults()).toEqual([]);
    expect(phone.problems).toEqual([]);
  });
});
