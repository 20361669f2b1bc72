import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chatLanguages } from '@spotter/language/detection/chat-language';
import { sayChoice } from './say-choice.ts';
import { formatSlot, sayInstant } from './say-instant.ts';
import {
  addDays,
  instantAt,
  instantAtOrAfter,
  minutesOf,
  timeOfDay,
  wallTimeAt,
  weekdayOf,
} from '@spotter/language/zones/zoned-time';

const at = (text: string) => new Date(text);

describe('times of a zone', () => {
  test('an hour that the clocks leave out has no instant', () => {
    expect(instantAt('2026-03-08', minutesOf('02:30'), 'America/New_York')).toBeNull();
    expect(instantAt('2026-03-29', minutesOf('02:30'), 'Europe/Madrid')).toBeNull();
    expect(instantAtOrAfter('2026-03-29', minutesOf('02:30'), 'Europe/Madrid')).toEqual(at('2026-03-29T01:30:00Z'));
  });

  test('an hour that comes twice means its first coming', () => {
    expect(instantAt('2026-11-01', minutesOf('01:30'), 'America/New_York')).toEqual(at('2026-11-01T05:30:00Z'));
    expect(instantAt('2026-10-25', minutesOf('02:30'), 'Europe/Madrid')).toEqual(at('2026-10-25T00:30:00Z'));
  });

  test('midnight at the end of a day is that of the next', () => {
    expect(instantAt('2026-11-20', 1440, 'UTC')).toEqual(at('2026-11-21T00:00:00Z'));
  });

  test('a day that a zone left out altogether has no instants', () => {
    expect(instantAt('2011-12-30', minutesOf('12:00'), 'Pacific/Apia')).toBeNull();
  });

  test('every instant that is not the second coming of an hour is found again by its wall time', () => {
    const zones = fc.constantFrom('America/Chicago', 'Europe/Madrid', 'Asia/Kolkata', 'Australia/Lord_Howe');
    const minutes = fc.integer({ min: Date.UTC(2025, 0) / 60_000, max: Date.UTC(2028, 0) / 60_000 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const instant = new Date(minute * 60_000);
        const wall = wallTimeAt(instant, zone);
        const found = instantAt(wall.day, wall.minutes, zone) ?? new Date(0);
        expect(found <= instant).toBe(true);
        expect(wallTimeAt(found, zone)).toEqual(wall);
        expect(instant.getTime() - found.getTime()).toBeLessThanOrEqual(3_600_000);
      }),
      { numRuns: 300 },
    );
  });

  test('days are counted without clocks', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(timeOfDay(minutesOf('09:05'))).toBe('09:05');
  });
});

describe('saying a time', () => {
  const instant = at('2026-11-23T15:00:00Z');

  test('slots are shown as h:mm AM/PM', () => {
    expect(formatSlot(instant, 'America/Chicago')).toBe('9:00 AM');
    expect(formatSlot(at('2026-11-23T18:30:00Z'), 'America/Chicago')).toBe('12:30 PM');
    expect(formatSlot(at('2026-11-23T06:00:00Z'), 'America/Chicago')).toBe('12:00 AM');
    expect(formatSlot(instant, 'Asia/Kathmandu')).toBe('8:45 PM');
  });

  test('day, date, time and zone are said in English and in Spanish', () => {
    expect(sayInstant(instant, 'America/Chicago', 'en')).toBe('Monday, November 23 at 9:00 AM (Central Time)');
    expect(sayInstant(instant, 'Europe/Madrid', 'es')).toBe(
      'lunes, 23 de noviembre, a las 16:00 (hora de Europa central)',
    );
    expect(sayInstant(at('2026-07-01T00:00:00Z'), 'Europe/Lisbon', 'es')).toContain('a la 1:00');
  });

  test('an instant is told in each language of chats, the hour as it says it', () => {
    const spoken = (text: string) =>
      Object.fromEntries(chatLanguages.map((language) => [language, sayInstant(at(text), 'Europe/Paris', language)]));
    expect(spoken('2026-11-23T15:00:00Z')).toEqual({
      en: 'Monday, November 23 at 4:00 PM (Central European Time)',
      es: 'lunes, 23 de noviembre, a las 16:00 (hora de Europa central)',
      pt: 'segunda-feira, 23 de novembro, às 16:00 (Horário da Europa Central)',
      fr: 'lundi 23 novembre à 16:00 (heure d’Europe centrale)',
      de: 'Montag, 23. November um 16:00 Uhr (Mitteleuropäische Zeit)',
      it: 'lunedì 23 novembre alle 16:00 (Ora dell’Europa centrale)',
      nl: 'maandag 23 november om 16:00 uur (Midden-Europese tijd)',
      pl: 'poniedziałek, 23 listopada o godz. 16:00 (czas środkowoeuropejski)',
    });
    expect(spoken('2026-11-23T00:30:00Z')).toMatchObject({
      es: expect.stringContaining('a la 1:30'),
      pt: expect.stringContaining('à 1:30'),
      it: expect.stringContaining("all'1:30"),
    });
    const choice = [at('2026-11-23T15:00:00Z'), at('2026-11-24T15:00:00Z')];
    expect(sayChoice(choice, 'Europe/Paris', 'de')).toContain('um 16:00 Uhr oder Dienstag, 24. November');
  });

  test('a zone without an everyday name keeps its full one', () => {
    expect(sayInstant(instant, 'UTC', 'en')).toBe('Monday, November 23 at 3:00 PM (Coordinated Universal Time)');
    expect(sayInstant(instant, 'UTC', 'es')).toContain('(tiempo universal coordinado)');
  });

  test.each([
    [['15:00', '16:00'], 'Monday Nov 23 at 9 or 10 AM (Central Time)'],
    [['15:30', '16:00', '20:00'], 'Monday Nov 23 at 9:30, 10 AM or 2 PM (Central Time)'],
    [['18:00'], 'Monday Nov 23 at 12 PM (Central Time)'],
  ])('a choice of %j is written as a coach would in a chat', (times, spoken) => {
    const starts = times.map((time) => at(`2026-11-23T${time}:00Z`));
    expect(sayChoice(starts, 'America/Chicago', 'en')).toBe(spoken);
  });

  test('a choice of several days names each, and the zone once', () => {
    const starts = ['2026-11-23T16:00:00Z', '2026-11-23T17:00:00Z', '2026-11-24T16:00:00Z'].map(at);
    const spoken = 'Monday Nov 23 at 11 AM or 12 PM, or Tuesday Nov 24 at 11 AM (Eastern Time)';
    expect(sayChoice(starts, 'America/New_York', 'en')).toBe(spoken);
    expect(sayChoice([], 'America/New_York', 'en')).toBe('');
  });

  test('the two comings of an hour are told apart by the zone', () => {
    const both = ['2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'].map(at);
    expect(sayChoice(both, 'America/Chicago', 'en')).toMatch(/Daylight Time\).* or .*Standard Time\)$/);
    expect(sayInstant(at('2026-11-01T06:30:00Z'), 'America/Chicago', 'en')).toContain(
      '1:30 AM (Central Daylight Time)',
    );
    expect(sayInstant(at('2026-11-01T07:30:00Z'), 'America/Chicago', 'en')).toContain(
      '1:30 AM (Central Standard Time)',
    );
  });
});
