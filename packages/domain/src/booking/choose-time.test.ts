import { describe, expect, test } from 'vitest';
import { chooseTime } from './choose-time.ts';

const now = new Date('2026-11-23T15:30:00Z');
const timeZone = 'America/Chicago';
const monday11 = new Date('2026-11-23T17:00:00Z');
const monday12 = new Date('2026-11-23T18:00:00Z');
const monday13 = new Date('2026-11-23T19:00:00Z');
const tuesday9 = new Date('2026-11-24T15:00:00Z');
const thursday = new Date('2026-11-26T23:30:00Z');
const offered = [monday11, monday12, tuesday9, thursday];
type Language = 'en' | 'es' | 'pt' | 'fr' | 'de' | 'it';

const choose = (language: Language, text: string, among = offered) =>
  chooseTime(text, among, { now, timeZone, language });

describe('one of the offered times is chosen', () => {
  test.each<[Language, string, Date]>([
    ['en', 'the second one', monday12],
    ['en', 'ok the second one please', monday12],
    ['en', 'I’ll take the first', monday11],
    ['en', 'the last one', thursday],
    ['en', 'option 3', tuesday9],
    ['en', '3', tuesday9],
    ['en', 'half past five on Thursday', thursday],
    ['en', 'thursday then', thursday],
    ['en', '12 works', monday12],
    ['en', 'tmrw', tuesday9],
    ['en', 'after 4', thursday],
    ['en', 'not monday, tuesday at 9', tuesday9],
    ['es', 'la segunda porfa', monday12],
    ['es', 'mañana por la mañana', tuesday9],
    ['es', 'el jueves', thursday],
    ['pt', 'a primeira, por favor', monday11],
    ['fr', 'la deuxième', monday12],
    ['de', 'der zweite bitte', monday12],
    ['de', 'Dienstag um neun', tuesday9],
    ['it', 'la seconda grazie', monday12],
  ])('%s: %s', (language, text, start) => {
    expect(choose(language, text)).toEqual({ kind: 'one', start });
  });
});

test.each<[string, Date]>([
  ['the first one', monday12],
  ['second one please', tuesday9],
  ['the last one', thursday],
  ['the earlier one', monday12],
  ['one works', monday13],
  ['at one', monday13],
])('"%s" is one o’clock only where it names an hour', (text, start) => {
  const withOne = text === 'the earlier one' ? [monday12, monday13] : [monday12, tuesday9, monday13, thursday];
  expect(choose('en', text, withOne)).toEqual({ kind: 'one', start });
});

describe('several are left', () => {
  test.each<[Language, string, Date[]]>([
    ['en', 'monday', [monday11, monday12]],
    ['en', 'tuesday or thursday', [tuesday9, thursday]],
    ['en', 'any of them', offered],
    ['es', 'cualquiera', offered],
  ])('%s: %s', (language, text, starts) => {
    expect(choose(language, text)).toEqual({ kind: 'several', starts });
  });
});

describe('none is chosen', () => {
  test.each<[Language, string, Date[]?]>([
    ['en', 'thanks'],
    ['en', 'yes that one', [monday13]],
    ['en', 'yes'],
    ['en', 'its my first time'],
    ['en', 'first i need to ask my wife'],
    ['en', 'can not do tuesday'],
    ['en', 'i have 2 kids'],
    ['en', 'the fifth one'],
    ['es', 'el lunes no'],
    ['es', 'gracias'],
    ['es', 'esa app se puede en un Samsung?', [monday13]],
    ['es', 'quiero una llamada', [monday13]],
    ['fr', 'je veux une question', [monday13]],
  ])('%s: %s', (language, text, more = []) => {
    expect(choose(language, text, [...offered, ...more])).toEqual({ kind: 'none' });
  });
});

test('another time than the offered ones is a wish', () => {
  const wish = { days: { from: '2026-11-25', to: '2026-11-25' }, fromMinutes: 600, toMinutes: 600, part: null };
  expect(choose('en', 'wednesday at 10')).toEqual({ kind: 'wish', wish });
  expect(choose('es', 'después de las 6')).toMatchObject({
    kind: 'wish',
    wish: { fromMinutes: 18 * 60, toMinutes: null },
  });
});

test('a yes chooses where one time was offered', () => {
  expect(choose('en', 'yes please', [tuesday9])).toEqual({ kind: 'one', start: tuesday9 });
});

test('of two the earlier and the later can be chosen', () => {
  expect(choose('en', 'the later one', [tuesday9, thursday])).toEqual({ kind: 'one', start: thursday });
  expect(choose('es', 'la más temprano', [tuesday9, thursday])).toEqual({ kind: 'one', start: tuesday9 });
});
