import { bookingRoutes } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booked, noFaults, questionsIn } from '../dialogues/dialogue.ts';
import { startCallTalk, type CallTalk } from './call-talk.ts';
import { openings, waysToSay } from './ways-to-say-a-time.ts';

let talk: CallTalk;
beforeAll(async () => {
  talk = await startCallTalk();
}, 60_000);
afterAll(() => talk.close());

const opening = openings.en;
/** Of all the ways to say a time those that tell most: no two of them choose the same. */
const telling = [
  'tmrw at 4',
  'the second one / actually the first',
  'la próxima semana el martes a las 11',
  'mañana por la tarde / la primera',
  '03/04 at 10',
  'tues at 10 or wed at 10',
];

describe('a call in the chat', { timeout: 60_000 }, () => {
  test('is booked, moved and cancelled, and what is said is what stands', async () => {
    const lead = talk.lead();
    const [offer] = await lead.says(opening);
    expect(offer).toContain('at 11:00 AM; Monday, ');
    expect(offer).toContain('(Central Standard Time)');
    await lead.says('the second one');
    const [said] = await lead.says('maya@example.test');
    expect(said).toMatch(booked);
    expect(said).toMatch(/Monday, \w+ \d+ at 12:00 PM \(Central Standard Time\)/);
    expect(await talk.callsOf(lead)).toEqual(['+0 12:00']);
    expect(await lead.facts()).toMatchObject({ time_zone: 'America/Chicago', email: 'maya@example.test' });
    expect((await lead.chat()).stage).toBe('booked');

    await lead.says('omg can we move it to thurs');
    expect(await talk.callsOf(lead)).toEqual(['+0 12:00']);
    await lead.says('the first one');
    expect(await talk.callsOf(lead)).toEqual(['+3 09:00']);

    const [farewell] = await lead.says('cancel it');
    expect(farewell).toMatch(/cancelled/);
    expect(await talk.callsOf(lead)).toEqual([]);
    expect(await talk.counters()).toMatchObject({ ...noFaults, bookedNotInCalendar: { count: 0 } });
  });

  test('is not booked when somebody else took the time between offer and yes: the next are offered', async () => {
    const [slow, quick] = [talk.lead(), talk.lead()];
    for (const lead of [slow, quick]) await lead.says(opening);
    for (const lead of [slow, quick]) await lead.says('the second one');
    await quick.says('quick@example.test');
    expect(await talk.callsOf(quick)).toEqual(['+0 12:00']);
    const [answer] = await slow.says('slow@example.test');
    expect(answer).not.toMatch(booked);
    expect(answer).toMatch(/\?$/);
    expect(await talk.callsOf(slow)).toEqual([]);
    await slow.says('the first one');
    expect(await talk.callsOf(slow)).toHaveLength(1);
    for (const lead of [slow, quick]) await talk.free(lead);
  });

  test('a mistyped address is asked about before anything is booked', async () => {
    const lead = talk.lead();
    await lead.says('SHRED hola, quiero agendar una llamada, estoy en chicago');
    await lead.says('la tercera');
    const [asked] = await lead.says('maya@gmial.com');
    expect(asked).toMatch(/maya@gmail\.com\?/);
    expect(await talk.callsOf(lead)).toEqual([]);
    const [said] = await lead.says('si');
    expect(said).toMatch(/a las 9:00 \(hora estándar central\)/);
    expect(await talk.callsOf(lead)).toEqual(['+1 09:00']);
    const calls = await talk.coach.client.call(bookingRoutes.listCalls, { query: {} });
    expect(JSON.stringify(calls)).toContain('maya@gmail.com');
    await talk.free(lead);
  });

  test('leads who say their time in different ways, side by side, have the call that they meant or are asked', async () => {
    const ways = waysToSay(talk.monday).filter(({ says }) => telling.includes(says.join(' / ')));
    expect(ways).toHaveLength(telling.length);
    const talks = ways.map((way) => ({ ...way, lead: talk.lead() }));
    await talk.eachSays(talks, ({ language }) => openings[language]);
    for (const nth of [0, 1]) await talk.eachSays(talks, ({ says }) => says.slice(nth, nth + 1));
    await talk.eachSays(talks, ({ books, lead }) => (books === null ? [] : `${lead.id}@example.test`));
    for (const { lead, says, books } of talks) {
      const newest = lead.heard().at(-1)!;
      expect(await talk.callsOf(lead), says.join()).toEqual(books === null ? [] : [books]);
      if (books === null) expect(questionsIn(newest), newest).toBeGreaterThan(0);
      if (books === null) expect(newest).not.toMatch(booked);
      else expect(newest).toMatch(booked);
      await talk.free(lead);
    }
  });

  test('the zone is asked for where nobody knows it', async () => {
    const lead = talk.lead();
    const [asked] = await lead.says('SHRED can i book a call?');
    expect(asked).toMatch(/city|time zone/);
    const [offer] = await lead.says('new york');
    expect(offer).toContain('(Eastern Standard Time)');
  });
});
