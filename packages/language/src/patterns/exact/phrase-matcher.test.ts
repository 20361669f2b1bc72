import { describe, expect, test } from 'vitest';
import { searchFor } from './phrase-matcher.ts';

const classes = { call: ['call, video call, chat with _'], soon: ['soon, in # days, in #h'] };
const list = (...lines: string[]) => searchFor(lines, classes);
const places = (text: string, ...lines: string[]) =>
  list(...lines)
    .findAll(text)
    .map((found) => found.text);

describe('what a line of words means', () => {
  test.each([
    ['you are booked', 'so, you are booked now', 'you are, booked'],
    ['book*', 'bookings', 'a cookbook'],
    ['*s calendar', 'dans calendar', 'dan calendar'],
    ['within #', 'within 24', 'within a day'],
    ['#h', '24h', 'h'],
    ['#2', '24', '248'],
    ['#2pm', '12pm', '123pm'],
    ['your _ call', 'your first call', 'your call'],
    ['(locked in/set) now', 'locked in now', 'locked now'],
    ['you [are all/is] set', 'you set', 'you are set'],
    ['you [so/very]* much', 'you so very so much', 'you so many much'],
    ['your {call} is {soon}', 'your chat with dan is in 3 days', 'your chat is in days'],
    ['a .. b', 'a one two three b', 'a one two three four b'],
    ['a ..1 b', 'a b', 'a, b'],
    ['a ..2!not/no b', 'a one b', 'a not b'],
    ['a <10> b', 'a, one? b', 'a one two three b'],
    ['^ yes', 'yes sir', 'oh yes'],
    ['done $', 'all done', 'done, all'],
    ['a <5> $', 'a, b', 'a but there is more'],
    ['yes , sir', 'yes, sir', 'yes sir'],
  ])('%s', (line, text, otherText) => {
    expect(list(line).test(text), text).toBe(true);
    expect(list(line).test(otherText), otherText).toBe(false);
  });
});

test('the line and the choice that are written first count, and gaps are as short as can be', () => {
  expect(places('locked in', 'locked in', 'locked')).toEqual(['locked in']);
  expect(places('locked in', 'locked', 'locked in')).toEqual(['locked']);
  expect(places('a x b y b', 'a ..5 b')).toEqual(['a x b']);
  expect(places('one two one', 'one', 'two')).toEqual(['one', 'two', 'one']);
});

test('what is found tells where it stands, begins behind a place, and may be replaced', () => {
  const call = list('{call}');
  expect(call.find('a call, a video call', 3)).toMatchObject({ index: 10, text: 'video call' });
  expect(call.find('a call', 3)).toBeNull();
  expect(call.replace('a Call, a video call!', 'x')).toBe('a x, a x!');
  expect(call.replace('call', ({ text }) => `<${text}>`)).toBe('<call>');
});

test('each place of a text is looked at once from each state, however the words repeat', () => {
  const again = list('^ [{call} ../{call} [{call}]*]* $');
  expect(again.test('call '.repeat(2_000))).toBe(true);
  expect(again.test(`${'call '.repeat(2_000)}!`)).toBe(false);
});

test('a class that nobody wrote is refused', () => {
  expect(() => list('{unknown}').test('')).toThrow('{unknown}');
});
