import { describe, expect, test } from 'vitest';
import { admitDraft } from './mend-draft.ts';
import type { DraftContext } from '../gate/output-gate.ts';

const context: DraftContext = {
  canary: 'c4n4ry',
  earlierReplies: ['Great to hear from you! What would you like to change?'],
  allowedLinks: [],
  offerText: '',
  bookings: [],
  now: new Date('2026-11-20T12:00:00Z'),
  facts: [{ name: 'goal', value: 'abs' }],
  maxLength: 120,
};
const admit = (text: string, more: Partial<DraftContext> = {}) => admitDraft({ text }, { ...context, ...more });

describe('what is only a fault of form is left out, and the rest is said', () => {
  test.each([
    [
      'a question too many',
      "You're talking to my AI assistant, and I read along. Want me in person? What have you tried so far?",
      "You're talking to my AI assistant, and I read along. Want me in person?",
      ['several-questions'],
    ],
    [
      'questions without a space between',
      '¿Qué has probado? ¿Y cuándo quieres empezar? ¿Tienes tiempo?',
      '¿Qué has probado?',
      ['several-questions'],
    ],
    [
      'what was said before',
      'Great to hear from you! Three days a week can do a lot.',
      'Three days a week can do a lot.',
      ['repeated'],
    ],
    ['what is known already', 'Three days is plenty. What is your goal?', 'Three days is plenty.', ['asks-known']],
    ['an end in the middle', 'Three days is plenty. We would start with the', 'Three days is plenty.', ['cut-off']],
    [
      'a sentence too many',
      `Three days is plenty to start. ${'We build it up week by week and look at how you feel. '.repeat(3)}`,
      'Three days is plenty to start. We build it up week by week and look at how you feel.',
      ['too-long'],
    ],
    [
      'several of them',
      'Great to hear from you! What is your goal? What have you tried so far?',
      'What have you tried so far?',
      ['repeated', 'several-questions'],
    ],
  ])('%s', (_, text, spoken, mended) => {
    expect(admit(text)).toEqual({ ok: true, text: spoken, mended });
  });

  test('an endless draft is refused unread, at the cost of an ordinary one', () => {
    const once = (text: string) => {
      const before = process.cpuUsage();
      const admitted = admit(text);
      const { user, system } = process.cpuUsage(before);
      return { admitted, cpuMs: (user + system) / 1000 };
    };
    // The least of some: what else the process does meanwhile counts too.
    const cost = (text: string) => {
      const each = [once(text), once(text), once(text)];
      return { ...each[0]!, cpuMs: Math.min(...each.map(({ cpuMs }) => cpuMs)) };
    };
    const ordinary = 'We build it up week by week and look at how you feel. ';
    const max = Math.max(once(ordinary.repeat(100)).cpuMs, 1);
    for (const unit of ['Sure thing! ', 'what? ', '$5 at 5pm ', ordinary]) {
      const { admitted, cpuMs } = cost(unit.repeat(400_000));
      expect(admitted).toEqual({ ok: false, problem: 'too-long' });
      expect(cpuMs).toBeLessThan(3 * max);
    }
  });

  test('nothing is left out of a good draft', () => {
    expect(admit('Three days is plenty. What have you tried so far?')).toEqual({
      ok: true,
      text: 'Three days is plenty. What have you tried so far?',
      mended: [],
    });
  });

  test('what was left out is told', () => {
    expect(admit('Three days is plenty. What have you tried? When could you start?')).toEqual({
      ok: true,
      text: 'Three days is plenty. What have you tried?',
      mended: ['several-questions'],
    });
  });
});

describe('a draft is refused', () => {
  test.each([
    ['of which nothing would be left', 'Great to hear from you!', 'repeated'],
    ['of which only a greeting would be left', 'Hey! What is your goal?', 'asks-known'],
    ['of one sentence without an end', 'We would start with the', 'cut-off'],
    ['with a fault of substance', 'It is only $97. What have you tried? When could you start?', 'unknown-price'],
    ['with a false claim', "You're booked for Tuesday! Ok? What have you tried? And when?", 'claims-booking'],
  ])('%s', (_, text, problem) => {
    expect(admit(text)).toEqual({ ok: false, problem });
  });
});

describe('what need not be asked now is left out', () => {
  const cases: [string, Partial<DraftContext>, string, string][] = [
    [
      'while a call is arranged: what qualifies',
      { asking: 'booking' },
      'Mornings work well. Is there room in your budget for coaching at the moment?',
      'Mornings work well.',
    ],
    ['a field of the coach', { asking: 'booking' }, 'Tuesday is open. What do you eat?', 'Tuesday is open.'],
    [
      'but not where they are',
      { asking: 'booking' },
      'Happy to. Which city are you in?',
      'Happy to. Which city are you in?',
    ],
    ['and not the time', { asking: 'booking' }, 'Sure. Is 2 PM or 3 PM better?', 'Sure. Is 2 PM or 3 PM better?'],
    [
      'after a "not now": anything',
      { asking: 'nothing' },
      'No stress at all. When would you start?',
      'No stress at all.',
    ],
    [
      'what was asked just before, in other words',
      { lately: ['How many days a week can you train?'] },
      'Nights are tough. How many days in a normal week do you have?',
      'Nights are tough.',
    ],
    [
      'a second promise to ask',
      { earlierReplies: ["I don't have that in front of me. I'll ask and get back to you."] },
      'The app works offline too. The rest I will have to ask about.',
      'The app works offline too.',
    ],
    [
      'a promise to ask where nothing was asked',
      { asksNothing: true },
      "Ha, the app never sleeps. I'd rather ask about that one first.",
      'Ha, the app never sleeps.',
    ],
    [
      'a second "I did not get that"',
      { earlierReplies: ['I did not quite get that. What is the main goal for you right now?'] },
      "I'm not sure I got that right. Training three days works well.",
      'Training three days works well.',
    ],
  ];

  test('in every case', () => {
    const spoken = cases.map(([what, more, text]) => {
      const admitted = admit(text, { facts: [], maxLength: 300, ...more });
      return [what, admitted.ok ? admitted.text : admitted.problem];
    });
    expect(spoken).toEqual(cases.map(([what, , , left]) => [what, left]));
  });

  test('all offers are not listed a second time', () => {
    const offerNames = ['Strong Start', 'Busy Strong 12'];
    const listing = 'Strong Start is $97, Busy Strong 12 is $249 a month.';
    const listed = { offerNames, offerText: listing, earlierReplies: [listing] };
    expect(admit('We have Busy Strong 12 for $249 a month, and Strong Start for $97.', listed)).toEqual({
      ok: false,
      problem: 'lists-again',
    });
    expect(admit('With nights I would take Strong Start, $97.', listed)).toMatchObject({ ok: true });
  });
});
