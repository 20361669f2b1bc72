import { bookingRoutes, connectionRoutes, SetupQuery } from '@spotter/contract';
import { callTalk } from '@spotter/simulators/language-model/call-talk.test-support';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarOwner, startCalendarStandIns } from '../calendar-stand-ins.ts';
import { giveConsent } from '../consent-driver.ts';
import { booked } from '../dialogues/dialogue.ts';
import { createShiftedClock } from '../shifted-clock.ts';
import { startCallTalk, type CallTalk } from './call-talk.ts';

const links = { 'google-calendar': connectionRoutes.googleLink, calendly: connectionRoutes.calendlyLink } as const;

describe('a lead books, moves and cancels in the chat, and the calendar holds exactly that', () => {
  let standIns: Awaited<ReturnType<typeof startCalendarStandIns>>;
  let talk: CallTalk;
  beforeAll(async () => {
    const clock = createShiftedClock();
    standIns = await startCalendarStandIns(() => clock.now());
    talk = await startCallTalk({ clock, environment: standIns.environment });
  });
  afterAll(async () => {
    await talk.close();
    await standIns.close();
  });

  /** Connects a calendar to the agent. Returns what disconnects it, so that the other one can serve. */
  async function connect(id: keyof typeof links): Promise<() => Promise<void>> {
    const { client, agentId } = talk.coach;
    const { url } = await client.call(links[id]);
    const { pathname, search } = await giveConsent(url, 'allow', {});
    const answer = await fetch(talk.spotter.origin + pathname + search, { redirect: 'manual' });
    const { accessToken } = SetupQuery.parse(Object.fromEntries(new URL(answer.headers.get('location')!).searchParams));
    const credentials = { accessToken: accessToken!, agent: agentId };
    const { _id } = await client.call(connectionRoutes.connect, { params: { id }, body: { credentials } });
    return async () => void (await client.call(connectionRoutes.disconnect, { params: { id: _id } }));
  }

  /** Writes the lines one by one. Returns what the agent said and which calls were booked after each. */
  async function talks(lines: string[]) {
    const lead = talk.lead();
    const texts: string[] = [];
    const stood: string[][] = [];
    for (const line of lines) {
      const answers = await lead.says(line);
      texts.push(answers.join(' '));
      stood.push(await talk.callsOf(lead));
    }
    expect(texts[3], texts.join('\n')).toMatch(booked);
    return { texts, stood };
  }

  test('in English, with Google', async () => {
    const disconnect = await connect('google-calendar');
    const events = () => standIns.google.events(calendarOwner.email);
    const lead = ['SHRED can i book a call? im in chicago', 'the third one', 'maya@example.test', 'yes'];
    const moves = ['omg can we move it to thurs', 'the first one', 'yes please'];
    const { stood, texts: spoken } = await talks([...lead, ...moves, 'cancel it', 'yes']);
    const [tuesday, thursday] = [['+1 09:00'], ['+3 09:00']];
    expect(stood, spoken.join('\n')).toEqual([[], [], [], tuesday, tuesday, tuesday, thursday, thursday, []]);
    await talk.settled();
    expect(events()).toMatchObject([{ status: 'cancelled' }]);
    await talks(['SHRED can i book a call? im in chicago', 'wed at 10', 'leo@example.test', 'yes']);
    expect(events().filter(({ status }) => status === 'confirmed')).toHaveLength(1);
    await disconnect();
  });

  test('in Spanish, with Calendly', async () => {
    const disconnect = await connect('calendly');
    const standing = () => standIns.calendly.bookings(calendarOwner.email).filter(({ state }) => state === 'active');
    const lead = [
      'SHRED hola, quiero agendar una llamada, estoy en madrid',
      'mañana a las 11',
      'maya@example.test',
      'sí',
    ];
    const first = await talks(lead);
    expect(first.texts[3]).toMatch(/a las 11:00/);
    expect(standing()).toHaveLength(1);
    const second = await talks([
      ...lead.slice(0, 1),
      'el jueves a las 12',
      'leo@example.test',
      'sí, por favor',
      'podemos cambiarla al viernes?',
      'la primera',
      'sí',
      'cancela la llamada porfa',
      'sí, cancélala',
    ]);
    expect(second.stood.at(-1)).toEqual([]);
    await talk.settled();
    expect(standing()).toHaveLength(1);
    await disconnect();
  });

  /** The times of the calls with an address that a service's calendar holds. */
  const heldBy = {
    'google-calendar': (address: string) =>
      standIns.google
        .events(calendarOwner.email)
        .filter(({ status, attendees }) => status === 'confirmed' && attendees.some(({ email }) => email === address)),
    calendly: (address: string) =>
      standIns.calendly
        .bookings(calendarOwner.email)
        .filter(({ state, guest }) => state === 'active' && guest.email === address),
  };

  /** Starts a talk with a new lead, who has this address. */
  function startTalk(id: keyof typeof links, address: string) {
    const lead = talk.lead();
    return {
      says: async (text: string) => (await lead.says(text)).join(' '),
      taps: async (title: string) => (await lead.taps(title)).join(' '),
      titles: () => lead.buttons().map(({ title }) => title),
      heard: () => lead.heard().map((answer) => answer.replaceAll(/https?:\S+/g, '')),
      /** Returns the calls with the lead, which the coach's list and the service's calendar agree on. */
      async standing() {
        await talk.settled();
        const all = await talk.coach.client.call(bookingRoutes.listCalls, { query: { order: 'newest' } });
        const calls = all.filter(({ email, status }) => email === address && status === 'confirmed');
        expect(calls.map(({ calendar }) => calendar.kind)).toEqual(calls.map(() => id));
        const times = calls.map(({ start, end }) => [start, end].map(Date.parse));
        expect(heldBy[id](address).map(({ start, end }) => [start, end].map(Date.parse))).toEqual(times);
        return times;
      },
    };
  }

  // The journey of a booking in the chat has the other half, in a browser.
  test.each([
    ['google-calendar', 'Spanish'],
    ['calendly', 'English'],
  ] as const)('%s holds what is said in words, in %s', async (id, language) => {
    const disconnect = await connect(id);
    const words = callTalk[language];
    const address = `${language}.words@${id}.test`.toLowerCase();
    const { says, standing, heard } = startTalk(id, address);
    expect(await says(words.asks)).toContain('?');
    // A calendar that needs an address has it asked for before the question.
    expect(await says(words.picks)).toContain('?');
    expect(await says(address)).toMatch(words.question);
    expect(await standing()).toEqual([]);
    expect(await says(words.yes)).toMatch(words.booked);
    const first = await standing();
    expect(first).toHaveLength(1);

    expect(await says(words.moves)).toContain('?');
    expect(await says(words.picksAgain)).toContain('?');
    expect(await standing()).toEqual(first);
    expect(await says(words.yes)).toMatch(words.moved);
    const moved = await standing();
    expect(moved).toHaveLength(1);
    expect(moved).not.toEqual(first);

    expect(await says(words.cancels)).toContain('?');
    expect(await standing()).toEqual(moved);
    expect(await says(words.yes)).toMatch(words.cancelled);
    expect(await standing()).toEqual([]);
    const all = await talk.coach.client.call(bookingRoutes.listCalls, { query: { order: 'newest' } });
    expect(all.filter(({ email }) => email === address)).toMatchObject([{ status: 'cancelled' }]);
    for (const answer of heard()) expect(answer).not.toMatch(words.foreign);
    await disconnect();
  });

  test.each([
    ['google-calendar', 'English'],
    ['calendly', 'Spanish'],
  ] as const)('%s holds what is tapped after two changes of mind, in %s', async (id, language) => {
    const disconnect = await connect(id);
    const words = callTalk[language];
    const address = `${language}.taps@${id}.test`.toLowerCase();
    const { says, taps, titles, standing, heard } = startTalk(id, address);
    await says(words.asks);
    await says(words.picks);
    expect(await says(address)).toMatch(words.question);
    await taps(words.another);
    await taps(words.others);
    expect(await standing()).toEqual([]);
    expect(await taps(titles()[0]!)).toMatch(words.booked);
    expect(titles()).toEqual([]);
    const first = await standing();
    expect(first).toHaveLength(1);

    await says(words.moves);
    expect(await taps(titles()[0]!)).toMatch(words.moved);
    const moved = await standing();
    expect(moved).toHaveLength(1);
    expect(moved).not.toEqual(first);

    await says(words.cancels);
    await taps(words.keep);
    expect(await standing()).toEqual(moved);
    await says(words.cancels);
    expect(await taps(words.cancelNow)).toMatch(words.cancelled);
    expect(await standing()).toEqual([]);
    for (const answer of heard()) expect(answer).not.toMatch(words.foreign);
    await disconnect();
  });
});
