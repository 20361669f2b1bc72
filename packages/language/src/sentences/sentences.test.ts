import { expect, test } from 'vitest';
import { timesAsLong } from '../text/processor-time.test-support.ts';
import { sentencePieces, sentencesOf } from './sentences.ts';

test.each([
  ['Hey Ana! What is your goal?', ['Hey Ana!', 'What is your goal?']],
  ['hola. como estas? bien… gracias', ['hola.', 'como estas?', 'bien…', 'gracias']],
  ['one line\n  another one\n\nthird', ['one line', 'another one', 'third']],
  ['"Done." Yes (booked.) Then go', ['"Done."', 'Yes (booked.)', 'Then go']],
  ['see a.com/?b=1 or v1.2 and 9.30', ['see a.com/?b=1 or v1.2 and 9.30']],
  ['ask Dr. Smith at 5 p.m. Central', ['ask Dr. Smith at 5 p.m. Central']],
  ['hoy a las 5 p. m. hora local', ['hoy a las 5 p. m. hora local']],
  ['at 5 p.m.\nBooked', ['at 5 p.m.', 'Booked']],
  ['das kostet Fr. 120. Ca. 5 Wochen', ['das kostet Fr. 120.', 'Ca. 5 Wochen']],
  ['1. One thing\n2. Another', ['1. One thing', '2. Another']],
  ['元気です。今日は？はい', ['元気です。', '今日は？', 'はい']],
  ['  ', []],
])('the sentences of %j', (text, expected) => {
  expect(sentencesOf(text)).toEqual(expected);
});

test('more signs end a sentence where they are asked for', () => {
  expect(sentencesOf('ok; see you: soon')).toEqual(['ok; see you: soon']);
  expect(sentencesOf('ok; see you: soon 5:30', ';:')).toEqual(['ok;', 'see you:', 'soon 5:30']);
});

test.each(['  a.  b?\n\n c… ', 'x\r\ny! z', '!!! ??? ...', ''])('the pieces of %j make up the text again', (text) => {
  expect(sentencePieces(text).join('')).toBe(text);
});

test.each(['? a', 'a. ', '1.\n', 'Dr. ', '. ', '…', '"'])(
  'ten times as much of %j takes about ten times as long',
  (unit) => {
    const work = (times: number) => (run: number) => sentencesOf(`${run} ${unit.repeat(times)}`);
    expect(timesAsLong(work(2_000), work(200))).toBeLessThan(40);
  },
);
