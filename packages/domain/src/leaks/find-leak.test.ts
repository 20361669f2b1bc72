import { describe, expect, test } from 'vitest';
import { saysYesToCall } from './call-yes.ts';
import { findLeak } from './find-leak.ts';
import type { LeakCall, LeakFacts, LeakMessage } from './leak-spans.ts';
import { worthOfLead } from './leak-worth.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
type Said = [author: LeakMessage['author'], hours: number, text: string, hasContent?: boolean];

/** The facts of a chat in which these words were said, the oldest first. */
function chat(said: Said[], given: Partial<LeakFacts> = {}): LeakFacts {
  const messages = said.map(([author, hours, text, hasContent = false]) => ({
    author,
    text,
    at: hoursAgo(hours),
    hasContent,
  }));
  const own = messages.findLastIndex(({ author }) => author !== 'contact');
  return {
    lastInboundAt: messages.findLast(({ author }) => author === 'contact')?.at ?? null,
    isClosed: false,
    isClient: false,
    awaitingSince: messages[own + 1]?.at ?? null,
    isQualified: false,
    followsUpAt: null,
    calls: [],
    messages,
    ...given,
  };
}

const call = (startsIn: number, given: Partial<LeakCall> = {}): LeakCall => ({
  status: 'booked',
  startsAt: hoursAgo(-startsIn),
  endsAt: hoursAgo(-startsIn - 1),
  madeAt: hoursAgo(80),
  isConfirmed: false,
  outcome: null,
  ...given,
});
const plan: Said[] = [
  ['contact', 30, 'can i see a week'],
  ['coach', 29, "I'll send you the plan tonight"],
];
const answered: Said[] = [
  ['contact', 22, 'evenings are hard'],
  ['agent', 21.9, 'I get it. When would you begin?'],
];
const missed = { calls: [call(-5, { outcome: 'no-show' })] };

describe('how a lead is about to be lost', () => {
  test.each<[string, LeakFacts, string | null]>([
    ['nobody answered for hours', chat([['contact', 4, 'how much is it']]), 'left-waiting'],
    ['nobody answered for an hour', chat([['contact', 1, 'how much is it']]), null],
    ['the agent is about to answer', chat([['contact', 4, 'how much is it']], { awaitingSince: null }), null],
    [
      'nothing is left to say',
      chat([
        ['agent', 5, 'Here it is!'],
        ['contact', 4, 'thank you so much'],
      ]),
      null,
    ],
    [
      'a yes to a question',
      chat([
        ['agent', 5, 'Shall we talk?'],
        ['contact', 4, 'yes'],
      ]),
      'left-waiting',
    ],
    [
      'goodbye',
      chat([
        ['agent', 5, 'Talk soon!'],
        ['contact', 4, 'at work til 6, ttyl'],
      ]),
      null,
    ],
    ['the window ends over their silence', chat(answered), 'window-closing'],
    ['the agent follows up before that', chat(answered, { followsUpAt: hoursAgo(-1) }), null],
    ['they have a call', chat(answered, { calls: [call(60)] }), null],
    ['a client is silent', chat(answered, { isClient: true }), null],
    ['a promise is due', chat(plan), 'promise-open'],
    ['it was kept', chat([...plan, ['coach', 20, 'Here it is', true]]), null],
    ['something else was said', chat([...plan, ['coach', 20, 'Have you seen my reel?']]), 'promise-open'],
    [
      'the agent promised it, and the coach wrote',
      chat([
        ['contact', 30, 'can i see a week'],
        ['agent', 29, "I'll send you the plan tonight"],
        ['coach', 20, 'Begin with two days, then we see'],
      ]),
      null,
    ],
    ['they found it themselves', chat([...plan, ['contact', 26, 'nvm found it!'], ['coach', 25, 'Great!']]), null],
    [
      'it is not due yet',
      chat([
        ['contact', 3, 'my form?'],
        ['coach', 2, "I'll look at it by tomorrow"],
      ]),
      null,
    ],
    [
      'only if they join',
      chat([
        ['contact', 30, 'ok'],
        ['coach', 29, "If you join, I'll send the plan"],
      ]),
      null,
    ],
    [
      'a call tomorrow without a yes',
      chat([['contact', 60, 'ok']], { awaitingSince: null, calls: [call(20)] }),
      'call-unconfirmed',
    ],
    [
      'a call with a yes',
      chat([['contact', 60, 'ok']], { awaitingSince: null, calls: [call(20, { isConfirmed: true })] }),
      null,
    ],
    ['a call next week', chat([['contact', 60, 'ok']], { awaitingSince: null, calls: [call(150)] }), null],
    ['a call that was missed', chat([['contact', 60, 'ok']], { awaitingSince: null, ...missed }), 'no-show'],
    [
      'the coach wrote about it',
      chat(
        [
          ['contact', 60, 'ok'],
          ['coach', 4, 'Missed you!'],
        ],
        missed,
      ),
      null,
    ],
    [
      'the agent only posted',
      chat(
        [
          ['contact', 60, 'ok'],
          ['agent', 4, 'New reel is up!'],
        ],
        missed,
      ),
      'no-show',
    ],
    [
      'wants in and got no call',
      chat([
        ['contact', 30, 'take my money'],
        ['agent', 29, 'You made my day!'],
      ]),
      'no-call',
    ],
    [
      'was offered one',
      chat([
        ['contact', 30, 'take my money'],
        ['agent', 29, 'Shall we have a quick call?'],
      ]),
      null,
    ],
    [
      'is asked something since yesterday',
      chat([
        ['contact', 13, 'take my money'],
        ['agent', 12, 'You made my day! How many days could you train?'],
      ]),
      null,
    ],
    [
      'wants in and hears of nothing for hours',
      chat([
        ['contact', 9, 'take my money'],
        ['agent', 8, 'You made my day!'],
      ]),
      'no-call',
    ],
    [
      'wants in, cheers, and hears of nothing for hours',
      chat([
        ['contact', 9, 'take my money'],
        ['agent', 8.9, 'You made my day!'],
        ['contact', 8.8, '🔥🔥'],
      ]),
      'no-call',
    ],
    [
      'changed their mind',
      chat([
        ['contact', 60, 'take my money'],
        ['agent', 59, 'You made my day!'],
        ['contact', 30, 'sorry, i changed my mind, this is not for me'],
        ['agent', 29, 'No worries at all!'],
      ]),
      null,
    ],
    [
      'declined, and the window ends',
      chat([
        ['contact', 22, 'no thanks, too expensive for me'],
        ['agent', 21.9, 'All the best!'],
        ['contact', 21.8, 'thank you'],
        ['agent', 21.7, 'Anything else?'],
      ]),
      null,
    ],
    [
      'found it themselves before anybody answered',
      chat([
        ['contact', 5, 'where is the link to the recipe?'],
        ['contact', 4.9, 'ah never mind, found it'],
      ]),
      null,
    ],
    ['a voice note', chat([['contact', 4, '', true]]), 'left-waiting'],
    [
      'bought already',
      chat([
        ['contact', 30, 'im ready, just paid it'],
        ['agent', 29, 'Welcome!'],
      ]),
      null,
    ],
    [
      'fits and puts it off',
      chat(
        [
          ['contact', 30, 'not now, next year'],
          ['agent', 29, 'Sure!'],
        ],
        { isQualified: true },
      ),
      null,
    ],
  ])('%s', (_, facts, kind) => {
    expect(findLeak(facts, now).leak?.kind ?? null).toBe(kind);
    expect(findLeak({ ...facts, isClosed: true }, now).leak).toBeNull();
  });

  test('of several the most pressing counts, a case that was handled never again, the next one does', () => {
    const facts = chat([...plan, ['contact', 5, 'hello?']]);
    const first = findLeak(facts, now).leak!;
    expect(first.kind).toBe('left-waiting');
    const second = findLeak(facts, now, [first]).leak!;
    expect(second.kind).toBe('promise-open');
    expect(findLeak(facts, now, [first, second]).leak).toBeNull();
  });

  test('says when to look again, so that nothing has to be looked at in between', () => {
    const facts = chat([['contact', 1, 'how much is it']]);
    const { leak, lookAt } = findLeak(facts, now);
    expect([leak, findLeak(facts, new Date(lookAt!.getTime() - 1)).leak]).toEqual([null, null]);
    expect(findLeak(facts, lookAt!).leak?.kind).toBe('left-waiting');
    expect(findLeak(chat([]), now)).toEqual({ leak: null, lookAt: null });
  });
});

test('who books a call for the next day, or says yes before it, has confirmed it', () => {
  const yes = (hours: number) => chat([['contact', hours, 'yes, see you then']]).messages;
  expect(saysYesToCall(call(20), yes(5))).toBe(true);
  expect(saysYesToCall(call(20), yes(70))).toBe(false);
  expect(saysYesToCall(call(20, { madeAt: hoursAgo(1) }), [])).toBe(true);
  expect(saysYesToCall(call(20, { status: 'offered' }), yes(5))).toBe(false);
});

test('a lead is worth what leads like them did times the usual offer, and nothing where too few came', () => {
  const price = (amount: number, currency = 'USD') => ({ amount, currency, per: 'once' as const, from: false });
  const offers = [
    { name: 'Small', price: price(9_700) },
    { name: 'Usual', price: price(99_700) },
    { name: 'Large', price: price(250_000) },
    { name: 'Free', price: price(0) },
    { name: 'Abroad', price: price(1_000, 'EUR') },
  ];
  const counts = { engaged: 400, qualified: 100, booked: 12, shown: 9 };
  const offer = { name: 'Usual', amount: 99_700, currency: 'USD' };
  expect(worthOfLead('qualified', counts, offers)).toEqual({ share: 12, step: 'booked', offer });
  expect(worthOfLead('engaged', counts, offers)).toEqual({ share: 3, step: 'booked', offer });
  expect(worthOfLead('booked', counts, offers)).toBeNull();
  expect(worthOfLead('booked', { ...counts, booked: 20 }, offers)).toEqual({ share: 45, step: 'shown', offer });
  expect(worthOfLead('qualified', counts, [])).toBeNull();
});
