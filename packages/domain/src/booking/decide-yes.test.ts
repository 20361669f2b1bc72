import { describe, expect, test } from 'vitest';
import { chatLanguages } from '@spotter/language/detection/chat-language';
import { confirmationText } from './confirmation-text.ts';
import { decideYes, type YesFacts } from './decide-yes.ts';
import { proposalButtons } from './proposal-buttons.ts';
import type { AnsweredMessage, Proposal, Tap, TapChoice } from './proposal.ts';

const now = new Date('2026-11-23T16:00:00Z');
const saidAt = new Date('2026-11-23T15:50:00Z');
const thursday = new Date('2026-11-26T23:00:00Z');
const friday = new Date('2026-11-27T23:00:00Z');

const asked: Proposal = {
  id: 'one',
  kind: 'confirm',
  action: 'book',
  slots: [thursday],
  state: 'live',
  messageId: 'question',
  saidAt,
  expiresAt: new Date('2026-11-24T15:50:00Z'),
};
const offered: Proposal = { ...asked, kind: 'offer', slots: [thursday, friday] };
const facts: YesFacts = {
  now,
  lastOutboundId: 'question',
  modelSaysYes: true,
  standing: null,
  needsAddress: false,
};

const says = (text: string, more: Partial<AnsweredMessage> = {}): AnsweredMessage => ({
  text,
  tap: null,
  hasAttachments: false,
  sentAt: new Date('2026-11-23T15:59:00Z'),
  ...more,
});
const taps = (choice: TapChoice, proposalId = 'one', text = 'a title') =>
  says(text, { tap: { kind: 'own', proposalId, choice } });
const yes: TapChoice = { kind: 'yes' };
const first: TapChoice = { kind: 'slot', nth: 0 };

describe('signs and thanks', () => {
  test('a sign agrees, whatever the model says', () => {
    const answers = ['👍', '✅', '👌', '💯', '👍👍', '👍🏽', '✅ 🙏', '100%'];
    const unsaid = { ...facts, modelSaysYes: null };
    const decided = answers.map((text) => decideYes(asked, [says(text)], unsaid).kind);
    expect(decided).toEqual(answers.map(() => 'carry-out'));
  });

  test('thanks get the question once more, and no third time', () => {
    const answers = ['thanks', 'thank you!', 'gracias', 'muchas gracias', 'merci', 'danke', 'grazie', 'obrigada', '🙏'];
    const decided = answers.map((text) => decideYes(asked, [says(text)], facts));
    expect(decided).toEqual(answers.map(() => ({ kind: 'ask-to-confirm', slot: thursday, because: 'thanks' })));
    expect(decideYes(asked, [says('thanks')], { ...facts, hasAskedTwice: true }).kind).toBe('none');
  });

  test('a goodbye, a number and other signs agree to nothing', () => {
    const answers = [
      'that is it, thank you',
      "thanks, that's all",
      'eso es todo, gracias',
      'das wars, danke',
      '5',
      '👎',
      '🤔',
    ];
    expect(answers.map((text) => decideYes(asked, [says(text)], facts).kind)).toEqual(answers.map(() => 'none'));
  });
});

describe('a yes in words', () => {
  test('is a whole assent to the one question that was asked last, where the model agrees', () => {
    expect(decideYes(asked, [says('yes')], facts)).toEqual({ kind: 'carry-out', slot: thursday, because: 'words' });
  });

  test.each<[string, Proposal | null, AnsweredMessage[], Partial<YesFacts>, string]>([
    ['nothing was proposed', null, [says('yes')], {}, 'nothing-proposed'],
    ['several times were offered', offered, [says('yes')], {}, 'several-times'],
    ['another proposal came after it', { ...asked, state: 'replaced' }, [says('yes')], {}, 'old-proposal'],
    ['it was done already', { ...asked, state: 'used' }, [says('yes')], {}, 'old-proposal'],
    ['a day has passed', asked, [says('yes')], { now: new Date('2026-11-24T15:50:00Z') }, 'old-proposal'],
    ['something else was said since', asked, [says('yes')], { lastOutboundId: 'reminder' }, 'not-the-last-message'],
    ['the answer says more', asked, [says('yes'), says('how long is it?')], {}, 'no-assent'],
    ['a picture came with it', asked, [says('yes', { hasAttachments: true })], {}, 'no-assent'],
    ['the model does not agree', asked, [says('yes')], { modelSaysYes: false }, 'model-disagrees'],
    ['the model was not asked', asked, [says('yes')], { modelSaysYes: null }, 'model-disagrees'],
    [
      'it was written while the question was on its way',
      asked,
      [says('yes', { sentAt: new Date('2026-11-23T15:49:59Z') })],
      {},
      'crossed',
    ],
    [
      'it was written before the last message of the answer, which asks',
      asked,
      [says('yes', { sentAt: new Date('2026-11-23T15:50:04Z') })],
      { lastOutboundAt: new Date('2026-11-23T15:50:06Z') },
      'crossed',
    ],
  ])('is none where %s', (_what, proposal, answer, more, because) => {
    expect(decideYes(proposal, answer, { ...facts, ...more })).toEqual({ kind: 'none', because });
  });

  test('is not lost where the clocks differ by more than a message takes', () => {
    const earlier = says('yes', { sentAt: new Date('2026-11-23T15:40:00Z') });
    expect(decideYes(asked, [earlier], facts).kind).toBe('carry-out');
  });
});

describe('a yes to cancelling or moving', () => {
  const answered = (action: Proposal['action'], text: string) =>
    decideYes({ ...asked, action }, [says(text)], facts).kind === 'carry-out';

  test.each(['yes', 'cancel it', 'yes, cancel it', 'cancel please', 'sí, cancélala', 'ja, sag ab', 'oui, annule'])(
    'is "%s", which is none to booking',
    (text) => {
      expect(answered('cancel', text)).toBe(true);
      if (text !== 'yes') expect(answered('book', text)).toBe(false);
    },
  );

  test.each([
    "don't cancel it",
    'no, cancel it',
    'can you cancel it?',
    'cancel it next week',
    'can i cancel my gym contract',
    'cancel the other one',
  ])('is not "%s"', (text) => {
    expect(answered('cancel', text)).toBe(false);
  });

  test('is what the button says, in every language', () => {
    for (const language of chatLanguages) {
      for (const action of ['book', 'move', 'cancel'] as const) {
        const [yesButton] = proposalButtons({ ...asked, action }, 'UTC', language);
        const title = yesButton?.title ?? '';
        expect([title, answered(action, title)]).toEqual([title, true]);
      }
    }
  });
});

describe('a tap', () => {
  test.each<[string, Proposal, TapChoice, Partial<YesFacts>, object]>([
    ['on a time books it', offered, { kind: 'slot', nth: 1 }, {}, { kind: 'carry-out', slot: friday, because: 'tap' }],
    ['on yes does what was asked', asked, yes, {}, { kind: 'carry-out', slot: thursday, because: 'tap' }],
    [
      'needs no model, and no place at the end',
      asked,
      yes,
      { modelSaysYes: null, lastOutboundId: 'reminder' },
      { kind: 'carry-out', slot: thursday, because: 'tap' },
    ],
    [
      'on other times brings others',
      offered,
      { kind: 'other-times' },
      {},
      { kind: 'offer-again', because: 'other-times' },
    ],
    ['on another time brings others', asked, { kind: 'no' }, {}, { kind: 'offer-again', because: 'other-times' }],
    ['on no keeps the call', { ...asked, action: 'cancel' }, { kind: 'no' }, {}, { kind: 'keep', because: 'tap' }],
    [
      'on a time asks for the address that the calendar needs',
      offered,
      first,
      { needsAddress: true },
      { kind: 'ask-address', slot: thursday, because: 'needs-address' },
    ],
    [
      'on a time asks whether to move the call that stands',
      offered,
      first,
      { standing: friday },
      { kind: 'ask-to-confirm', slot: thursday, because: 'has-call' },
    ],
    [
      'on a button of a replaced proposal books nothing',
      { ...offered, state: 'replaced' },
      first,
      {},
      { kind: 'offer-again', because: 'old-button' },
    ],
    [
      'on a used button books nothing',
      { ...offered, state: 'used' },
      first,
      {},
      { kind: 'offer-again', because: 'used-button' },
    ],
    [
      'on yesterday’s button books nothing',
      offered,
      first,
      { now: new Date('2026-11-25T00:00:00Z') },
      { kind: 'offer-again', because: 'old-button' },
    ],
    ['on yes below an offer books nothing', offered, yes, {}, { kind: 'offer-again', because: 'old-button' }],
    [
      'on a time that was never offered books nothing',
      offered,
      { kind: 'slot', nth: 7 },
      {},
      { kind: 'offer-again', because: 'old-button' },
    ],
  ])('%s', (_what, proposal, choice, more, decided) => {
    expect(decideYes(proposal, [taps(choice)], { ...facts, ...more })).toEqual(decided);
  });

  test('on a button of another proposal, or of another chat, books nothing', () => {
    expect(decideYes(offered, [taps(first, 'two')], facts)).toEqual({ kind: 'offer-again', because: 'old-button' });
    const foreign: Tap = { kind: 'foreign' };
    expect(decideYes(offered, [says('Thu 5 PM', { tap: foreign })], facts)).toEqual({
      kind: 'offer-again',
      because: 'foreign-button',
    });
  });

  test('with words behind it that say more is left to be understood; thanks take nothing back', () => {
    expect(decideYes(offered, [taps(first), says('wait, friday')], facts)).toEqual({
      kind: 'none',
      because: 'words-after-tap',
    });
    expect(decideYes(offered, [says('hmm'), taps(first), says('thanks!')], facts).kind).toBe('carry-out');
  });

  test('is the last of several', () => {
    expect(decideYes(offered, [taps(first), taps({ kind: 'slot', nth: 1 })], facts)).toMatchObject({ slot: friday });
  });
});

describe('the buttons', () => {
  const zone = 'America/Chicago';
  const titlesOf = (proposal: Proposal, language: 'en' | 'es') =>
    proposalButtons(proposal, zone, language).map(({ title }) => title);

  test('name the times and lead to others, or ask yes or no', () => {
    expect(titlesOf(offered, 'en')).toEqual(['Thu 5 PM', 'Fri 5 PM', 'Other times']);
    expect(titlesOf(offered, 'es')).toEqual(['jue 17:00', 'vie 17:00', 'Otras horas']);
    expect(titlesOf(asked, 'en')).toEqual(['Yes, book it', 'Another time']);
    expect(titlesOf({ ...asked, action: 'cancel' }, 'en')).toEqual(['Yes, cancel it', 'No, keep it']);
  });

  test('say the date where two of the days have one name', () => {
    const nextThursday = new Date(thursday.getTime() + 7 * 24 * 3_600_000);
    const twice = { ...offered, slots: [thursday, nextThursday] };
    expect(titlesOf(twice, 'en')).toEqual(['Thu 26, 5 PM', 'Thu 3, 5 PM', 'Other times']);
  });

  test('are at most thirteen, of at most twenty characters, in every language', () => {
    const slots = Array.from({ length: 20 }, (_, nth) => new Date(thursday.getTime() + nth * 3_600_000 * 31));
    for (const language of chatLanguages) {
      const spoken = language as 'en';
      const buttons = [
        ...proposalButtons({ ...offered, slots }, zone, spoken),
        ...(['book', 'move', 'cancel'] as const).flatMap((action) =>
          proposalButtons({ ...asked, action }, zone, spoken),
        ),
      ];
      expect(buttons).toHaveLength(13 + 6);
      for (const { title } of buttons) expect(Array.from(title).length, title).toBeLessThanOrEqual(20);
      expect(new Set(buttons.slice(0, 13).map(({ title }) => title)).size).toBe(13);
    }
  });
});

test('a confirmation says day, time, zone, place and where to change it', () => {
  const call = {
    action: 'book',
    start: thursday,
    zone: 'America/Chicago',
    place: 'Zoom',
    manageUrl: 'https://x.test/c',
  } as const;
  expect(confirmationText({ ...call, language: 'en' })).toBe(
    'Your call is booked for Thursday, November 26 at 5:00 PM (Central Time).\nWhere: Zoom\nMove or cancel it here: https://x.test/c',
  );
  expect(confirmationText({ ...call, language: 'es', place: null, manageUrl: null })).toBe(
    'Tu llamada está agendada para el jueves, 26 de noviembre, a las 17:00 (hora central).',
  );
  expect(confirmationText({ ...call, action: 'cancel', language: 'en' })).not.toContain('Zoom');
});
