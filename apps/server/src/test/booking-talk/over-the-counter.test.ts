import { bookingRoutes } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booked, noFaults, questionsIn } from '../dialogues/dialogue.ts';
import { startCallTalk, type CallTalk } from './call-talk.ts';
import { openings, waysToSay } from './ways-to-say-a-time.ts';

let talk: CallTalk;
beforeAll(async () => {
  talk = await startCallTalk();
});
afterAll(() => talk.close());

const opening = openings.en;
const yes = { en: 'yes', es: 'sí' };
/** The most telling of all the ways to say a time: no two of them choose the same one. */
const telling = [
  'tmrw at 4',
  'the second one / actually the first',
  'la próxima semana el martes a las 11',
  'mañana por la tarde / la primera',
  '03/04 at 10',
  'tues at 10 or wed at 10',
];

describe('a call in the chat, in words', () => {
  test('is booked, moved and cancelled, and what is said is what stands', async () => {
    const lead = talk.lead();
    const [offer] = await lead.says(opening);
    expect(offer).toMatch(/Monday \w+ \d+ at 11 AM or 12 PM, or Tuesday .* \(Central Time\)/);
    await lead.says('the second one');
    const [asked] = await lead.says('maya@example.test');
    expect(asked).toMatch(/Shall I book Monday, \w+ \d+ at 12:00 PM \(Central Time\) for you\?$/);
    expect(await talk.callsOf(lead)).toEqual([]);
    const [spoken] = await lead.says('yes please');
    expect(spoken).toMatch(booked);
    expect(spoken).toMatch(/Monday, \w+ \d+ at 12:00 PM \(Central Time\)/);
    expect(await talk.callsOf(lead)).toEqual(['+0 12:00']);
    expect(await lead.facts()).toMatchObject({ time_zone: 'America/Chicago', email: 'maya@example.test' });
    expect((await lead.chat()).stage).toBe('booked');
    expect(await lead.says('perfect, thanks!')).toEqual([]);

    await lead.says('omg can we move it to thurs');
    await lead.says('the first one');
    expect(await talk.callsOf(lead)).toEqual(['+0 12:00']);
    await lead.says('yes');
    expect(await talk.callsOf(lead)).toEqual(['+3 09:00']);

    const [question] = await lead.says('cancel it');
    expect(question).toMatch(/Shall I cancel your call on Thursday, .*\?$/);
    expect(await talk.callsOf(lead)).toEqual(['+3 09:00']);
    const [farewell] = await lead.says('yes, cancel it');
    expect(farewell).toMatch(/canceled/);
    expect(await talk.callsOf(lead)).toEqual([]);
    expect(await talk.counters()).toMatchObject({ ...noFaults, bookedNotInCalendar: { count: 0 } });
  });

  test('is booked by a sign, and after thanks the question comes once more', async () => {
    const lead = talk.lead();
    await lead.says(opening);
    await lead.says('the second one');
    await lead.says('maya@example.test');
    const [again] = await lead.says('thank you');
    expect(again).toMatch(/^Just so that I get it right: Shall I book Monday, .*\?$/);
    expect(await talk.callsOf(lead)).toEqual([]);
    const [spoken] = await lead.says('👍');
    expect(spoken).toMatch(booked);
    expect(await talk.callsOf(lead)).toEqual(['+0 12:00']);
    await talk.free(lead);
  });

  test('is not booked when somebody else took the time between question and yes: the next are offered', async () => {
    const [slow, quick] = [talk.lead(), talk.lead()];
    for (const lead of [slow, quick]) await lead.says(opening);
    for (const lead of [slow, quick]) await lead.says('the second one');
    for (const lead of [slow, quick]) await lead.says(`${lead.id}@example.test`);
    await quick.says('yes');
    expect(await talk.callsOf(quick)).toEqual(['+0 12:00']);
    const [answer] = await slow.says('yes');
    expect(answer).not.toMatch(booked);
    expect(answer).toMatch(/\?$/);
    expect(await talk.callsOf(slow)).toEqual([]);
    await slow.says('the first one');
    await slow.says('yes');
    expect(await talk.callsOf(slow)).toHaveLength(1);
    for (const lead of [slow, quick]) await talk.free(lead);
  });

  test('a mistyped address is asked about before anything is asked to confirm', async () => {
    const lead = talk.lead();
    await lead.says('SHRED hola, quiero agendar una llamada, estoy en chicago');
    await lead.says('la tercera');
    const [asked] = await lead.says('maya@gmial.com');
    expect(asked).toMatch(/maya@gmail\.com\?/);
    const [question] = await lead.says('si');
    expect(question).toMatch(/¿Te reservo el martes, .* a las 9:00 \(hora central\)\?/);
    expect(await talk.callsOf(lead)).toEqual([]);
    const [spoken] = await lead.says('sí, por favor');
    expect(spoken).toMatch(/agendada para el martes, .* a las 9:00 \(hora central\)/);
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
    for (const { lead } of talks) expect(await talk.callsOf(lead)).toEqual([]);
    await talk.eachSays(talks, ({ books, language }) => (books === null ? [] : yes[language]));
    for (const { lead, says, books } of talks) {
      const newest = lead.heard().at(-1)!;
      expect(await talk.callsOf(lead), says.join()).toEqual(books === null ? [] : [books]);
      if (books === null) expect(questionsIn(newest), newest).toBeGreaterThan(0);
      if (books === null) expect(newest).not.toMatch(booked);
      else expect(newest).toMatch(booked);
      await talk.free(lead);
    }
  });

  test.each([
    'its my first time doing this',
    'any other day would be better',
    'do i need any equipment',
    'i train on monday',
    'on second thought, how much is it?',
    'no wait, please stop asking',
    'ok cancel it',
    'a table for 4',
  ])('is not booked by "%s", neither below an offer nor below the question', async (text) => {
    const lead = talk.lead();
    await lead.says(opening);
    await lead.says(text);
    expect(await talk.callsOf(lead)).toEqual([]);
    const asking = talk.lead();
    await asking.says(opening);
    await asking.says('the second one');
    await asking.says(`${asking.id}@example.test`);
    await asking.says(text);
    expect(await talk.callsOf(asking), asking.heard().join('\n')).toEqual([]);
  });

  test('who wants a later time than any is told when the last call of the day is, with the nearest times', async () => {
    const lead = talk.lead();
    await lead.says(opening);
    const [answer] = await lead.says('evenings only, i work late');
    expect(answer).toContain('4:00 PM');
    expect(answer).toMatch(/last call of the day is at 4:00 PM|I stop at 4:00 PM/);
    expect(lead.buttons().map(({ title }) => title)[0]).toMatch(/ [234] PM$/);
  });

  test('the zone is asked for where nobody knows it, and told later it gives the same times anew', async () => {
    talk.waitForMonday();
    const lead = talk.lead();
    const [asked] = await lead.says('SHRED can i book a call?');
    expect(asked).toMatch(/city|time zone/);
    const [offer] = await lead.says('new york');
    expect(offer).toMatch(/Monday \w+ \d+ at 12 or 1 PM, or Tuesday .* \(Eastern Time\)/);
    const [again] = await lead.says('sorry, I am in chicago this week');
    expect(again).toMatch(/Monday \w+ \d+ at 11 AM or 12 PM, or Tuesday .* \(Central Time\)/);
  });
});
