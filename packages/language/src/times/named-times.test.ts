import { describe, expect, test } from 'vitest';
import { namedTimes } from './named-times.ts';

const hour = 60;
const nothing = { weekdays: [], daysAhead: [], daysOfMonth: [], times: [] };

describe('the times that a text names for certain', () => {
  test.each([
    ['a las 7 de la noche', 'es', { times: [[19 * hour]] }],
    ['el martes a las 5h30 de la tarde', 'es', { weekdays: [2], times: [[17 * hour + 30]] }],
    ['tomorrow at 5', 'en', { daysAhead: [1], times: [[17 * hour, 5 * hour]] }],
    ['march 3 at 10 am', 'en', { daysOfMonth: [3], times: [[10 * hour]] }],
    ['the 5:30 slot', 'en', { times: [[17 * hour + 30, 5 * hour + 30]] }],
    ['am montagmorgen um 9', 'de', { weekdays: [1], times: [[9 * hour, 21 * hour]] }],
    ['dinsdag om 17 uur', 'nl', { weekdays: [2], times: [[17 * hour]] }],
    ['wtorek o 17', 'pl', { weekdays: [2], times: [[17 * hour]] }],
  ] as const)('%s', (text, language, named) => {
    expect(namedTimes(text, language)).toEqual({ ...nothing, ...named });
  });

  test.each(['so gebucht', 'a 12h shift', 'the 10k', '2.5 kg and 1.73 m', 'the first of 3 sessions'])(
    'none in "%s"',
    (text) => {
      const named = namedTimes(text, text.startsWith('so') ? 'de' : 'en');
      expect(Object.values(named).flat()).toEqual([]);
    },
  );
});
