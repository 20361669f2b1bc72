import { describe, expect, test } from 'vitest';
import { readTimes } from './read-times.ts';
import type { SpokenTime } from './said-time.ts';

// Monday.
const now = new Date('2026-11-23T15:30:00Z');
const timeZone = 'America/Chicago';
type Language = 'en' | 'es' | 'pt' | 'fr' | 'de' | 'it' | 'nl';

const clock = (minutes: number | null) =>
  minutes === null ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns a time as `11-26 17:30`; with a question mark where another reading is possible; spans in brackets. */
function say(time: SpokenTime): string {
  if (time.kind === 'point') {
    const open = time.otherMinutes !== null || time.otherDay !== null ? '?' : '';
    return `${[time.day?.slice(5), clock(time.minutes)].filter(Boolean).join(' ')}${open}`;
  }
  const { days, fromMinutes, toMinutes, part } = time;
  const shown = days === null ? '' : `${days.from.slice(5)} to ${days.to.slice(5)}`;
  const hours = fromMinutes === null && toMinutes === null ? '' : `${clock(fromMinutes)}-${clock(toMinutes)}`;
  return `[${[shown, hours, part].filter(Boolean).join(' ')}]`;
}

const read = (language: Language, text: string) => readTimes(text, { now, timeZone, language }).map(say).join(', ');

describe('a time is read', () => {
  test.each<[Language, string, string]>([
    ['en', 'half past five on Thursday', '11-26 17:30?'],
    ['en', 'a reservation for 4 at 15:45', '15:45'],
    ['en', 'a table for 2 at 7pm', '19:00'],
    ['en', 'quarter to 9 pm tmrw', '11-24 20:45'],
    ['en', 'ten past three in the afternoon', '15:10'],
    ['en', 'seven thirty p.m.', '19:30'],
    ['en', 'at 730 in the evening', '19:30'],
    ['en', 'the 7th', '12-07'],
    ['en', 'Friday the 4th at noon', '12-04 12:00'],
    ['en', 'next Tuesday', '12-01?'],
    ['en', 'tuesday next week', '12-01'],
    ['en', 'in two weeks', '12-07'],
    ['en', 'two days after tomorrow', '11-26'],
    ['en', 'the second monday of next month', '12-14'],
    ['en', 'christmas eve', '12-24'],
    ['en', 'dec 3 at 4', '12-03 16:00?'],
    ['en', '8 tonight', '11-23 20:00'],
    ['en', 'friday 5pm or sat 10am', '11-27 17:00, 11-28 10:00'],
    ['en', 'thursday 8am pst', '11-26 10:00'],
    ['es', 'el jueves a las cinco y media de la tarde', '11-26 17:30'],
    ['es', 'mañana por la mañana a las 9', '11-24 9:00'],
    ['es', 'cuarto para las 5', '16:45?'],
    ['es', 'pasado mañana', '11-25'],
    ['es', 'el 7 a las 18h', '12-07 18:00'],
    ['es', 'jueves 26', '11-26'],
    ['es', 'el martes que viene', '12-01?'],
    ['pt', 'quinta às 15h', '11-26 15:00'],
    ['pt', 'amanhã às dez e meia da manhã', '11-24 10:30'],
    ['pt', 'daqui a duas semanas', '12-07'],
    ['fr', 'demain à 17h30', '11-24 17:30'],
    ['fr', 'jeudi à cinq heures moins le quart', '11-26 16:45?'],
    ['de', 'morgen um halb sechs', '11-24 17:30?'],
    ['de', 'Montag morgen um 9', '11-30 9:00?'],
    ['de', 'am 3.12. um 18 Uhr', '12-03 18:00'],
    ['it', 'giovedì alle dieci e mezza', '11-26 10:30?'],
    ['it', 'stasera alle 8', '11-23 20:00'],
    ['nl', 'tomorrow 17:00', '11-24 17:00'],
  ])('%s: %s', (language, text, stated) => {
    expect(read(language, text)).toBe(stated);
  });
});

describe('a stretch of time is read', () => {
  test.each<[Language, string, string]>([
    ['en', 'after 6', '[18:00-]'],
    ['en', 'between 2 and 4 on thursday', '[11-26 to 11-26 14:00-16:00]'],
    ['en', 'from 9 to 11am', '[9:00-11:00]'],
    ['en', '3-4pm', '[15:00-16:00]'],
    ['en', 'mornings', '[morning]'],
    ['en', 'friday afternoon', '[11-27 to 11-27 afternoon]'],
    ['en', 'the end of next week', '[12-04 to 12-06]'],
    ['en', 'this weekend', '[11-28 to 11-29]'],
    ['es', 'la semana que viene por la tarde', '[11-30 to 12-06 afternoon]'],
    ['es', 'entre las 2 y las 4', '[14:00-16:00]'],
    ['fr', 'à partir de 17h', '[17:00-]'],
    ['de', 'zwischen 14 und 16 Uhr', '[14:00-16:00]'],
    ['pt', 'sexta à tarde', '[11-27 to 11-27 afternoon]'],
    ['it', 'dopo le 18', '[18:00-]'],
  ])('%s: %s', (language, text, stated) => {
    expect(read(language, text)).toBe(stated);
  });
});

describe('no time is read in', () => {
  test.each<[Language, string]>([
    ['en', 'a table for 4 people'],
    ['en', '3 days a week'],
    ['en', 'for 30 min'],
    ['en', 'i am 45 and have 2 kids'],
    ['en', 'call me at +1 555 010 7788'],
    ['en', 'maya17@example.com'],
    ['en', 'https://example.com/2026/11/24'],
    ['en', 'it costs $5'],
    ['en', 'at 20% off'],
    ['en', 'we will have lunch'],
    ['en', 'the second one'],
    ['es', 'somos 4 personas'],
    ['es', '3 veces por semana'],
    ['es', 'las dos me sirven'],
    ['pt', 'peso 80 quilos'],
    ['fr', '3 fois par semaine'],
    ['de', 'wir sind 4 Personen'],
    ['it', 'ho 2 figli'],
    ['en', ''],
  ])('%s: %s', (language, text) => {
    expect(read(language, text)).toBe('');
  });
});

test('a day that was said holds for the times after it, and a time may stand before its day', () => {
  expect(read('en', 'thursday at 10 or 11am')).toBe('11-26 10:00?, 11-26 11:00');
  expect(read('en', '3pm on thursday or 4pm on friday')).toBe('11-26 15:00, 11-27 16:00');
});

test('however long a text is, only its beginning is read', () => {
  expect(read('en', `tomorrow ${'x '.repeat(10_000)} friday`)).toBe('11-24');
});
