import { describe, expect, test } from 'vitest';
import { hasAskedToCancel, hasConfirmed, type ChatTurn } from './confirmed-time.ts';

const zone = 'America/Chicago';
const at = new Date('2026-11-23T15:30:00Z');
const offer =
  'I have Monday, November 23 at 11:00 AM; Monday, November 23 at 12:00 PM or Tuesday, November 24 at 9:00 AM (Central Standard Time) open. Which one suits you best?';
const monday11 = new Date('2026-11-23T17:00:00Z');
const monday12 = new Date('2026-11-23T18:00:00Z');
const tuesday9 = new Date('2026-11-24T15:00:00Z');
const thursday10 = new Date('2026-11-26T16:00:00Z');

const turns = (...texts: string[]): ChatTurn[] =>
  texts.map((text, index) => ({ from: index === 0 || text.startsWith('A: ') ? 'business' : 'contact', text, at }));

describe('a time is confirmed', () => {
  test.each([
    [['the second one'], monday12],
    [['la segunda porfa'], monday12],
    [['12 works'], monday12],
    [['tuesday'], tuesday9],
    [['tmrw at 9'], tuesday9],
    [['mañana a las 9'], tuesday9],
    [['not monday, tues at 9'], tuesday9],
    [['wed at 10', 'no wait thurs at 10'], thursday10],
    [['Thursday, 10 am'], thursday10],
    [['any'], monday11],
    [
      ['the second one', 'A: Monday, November 23 at 12:00 PM is open. What is your email?', 'maya@example.test'],
      monday12,
    ],
    [
      ['the second one', 'A: Monday, November 23 at 12:00 PM is open. What is your email?', 'actually the first'],
      monday11,
    ],
    [['thurs', 'A: So Thursday, November 26 at 10:00 AM?', 'yes'], thursday10],
    ...['yesss', 'siii', 'absolutely', 'me va bien', 'me sirve', 'that’s perfect', 'i can do that'].map(
      (yes): [string[], Date] => [['thurs', 'A: So Thursday, November 26 at 10:00 AM?', yes], thursday10],
    ),
    [['tuesday at 9. can you send me the link?'], tuesday9],
    [['can you book me for tuesday at 9?'], tuesday9],
  ])('by %j', (answers, start) => {
    expect(hasConfirmed(turns(offer, ...answers), start, [zone])).toBe(true);
  });
});

describe('a time is not confirmed', () => {
  test.each([
    [[], monday11],
    [['yes'], monday11],
    [['the second one'], monday11],
    [['the second one', 'wait no'], monday12],
    [['not monday'], monday11],
    [['monday'], monday11],
    [['el lunes no'], monday11],
    [['is tuesday at 9 still free?'], tuesday9],
    [['tues at 9 or thurs at 10'], tuesday9],
    [['after 10 on thursday'], thursday10],
    [['how long does it take?'], tuesday9],
    [['do you take calls tuesday at 9?'], tuesday9],
    ...[
      'ok but i need to check first',
      'sure let me check my calendar',
      'ok let me think',
      'ok déjame ver',
      'yes if it is cheap',
      'ok so what is it about?',
      'ok so how does it work',
      'thursday?',
    ].map((open): [string[], Date] => [['thurs', 'A: So Thursday, November 26 at 10:00 AM?', open], thursday10]),
    [
      ['the second one', 'A: Monday, November 23 at 12:00 PM is open. What is your email?', 'actually the first'],
      monday12,
    ],
  ])('by %j', (answers, start) => {
    expect(hasConfirmed(turns(offer, ...answers), start, [zone])).toBe(false);
  });
});

test.each([
  [['cancel it'], true],
  [['ya no quiero la llamada'], true],
  [['A: Should I cancel your call?', 'yes'], true],
  [["please don't cancel"], false],
  [['can you cancel my call?'], true],
  [['I need to cancel tomorrow'], true],
  [['puedes cancelarla?'], true],
  [['something came up, cant make it'], true],
  [['ya no puedo ir'], true],
  [['can i cancel anytime?'], false],
  [['do you have a cancellation policy'], false],
  [['what if i have to cancel?'], false],
  [['how do i cancel my gym?'], false],
  [['i cancelled netflix lol'], false],
  [['i cant make it to the gym much'], false],
  [['ya no quiero comer tanto'], false],
  [['thanks!'], false],
])('a call is cancelled only when that is asked for: %j', (answers, asked) => {
  expect(hasAskedToCancel(turns('You are all set.', ...answers))).toBe(asked);
});
