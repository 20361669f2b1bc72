import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MessageLimit, splitReply } from './split-reply.ts';

const instagram: MessageLimit = { unit: 'bytes', max: 1000 };
const messenger: MessageLimit = { unit: 'characters', max: 2000 };
const bytes = (text: string) => new TextEncoder().encode(text).length;
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

test('a short answer stays one message', () => {
  expect(splitReply('  Hey Ana! What is your goal?  ', instagram)).toEqual(['Hey Ana! What is your goal?']);
});

test('an empty answer is no message', () => {
  expect(splitReply(' \n ', instagram)).toEqual([]);
});

test('a long answer is cut at sentence ends', () => {
  expect(splitReply('One two three. Four five six! Seven?', { unit: 'characters', max: 20 })).toEqual([
    'One two three.',
    'Four five six!',
    'Seven?',
  ]);
});

test('sentences share a message as long as they fit', () => {
  expect(splitReply('One. Two. Three. Four.', { unit: 'characters', max: 11 })).toEqual([
    'One. Two.',
    'Three.',
    'Four.',
  ]);
});

test('a sentence that is too long is cut between words, and the next sentence keeps its space', () => {
  expect(splitReply('alpha beta gamma delta. Ok then.', { unit: 'characters', max: 16 })).toEqual([
    'alpha beta gamma',
    'delta. Ok then.',
  ]);
});

test('a link is not cut at its question mark', () => {
  const link = 'https://calendly.com/dan/call?month=2026-03';
  const parts = splitReply(`Here it is: ${link} See you!`, { unit: 'characters', max: 50 });
  expect(parts.some((part) => part.includes(link))).toBe(true);
});

test.each([
  ['a title', 'Hi there Ana. Ask Dr. Smith now. Bye.', 22, ['Hi there Ana.', 'Ask Dr. Smith now.', 'Bye.']],
  [
    'a half of the day',
    'Hay lugar hoy. A las 5 p. m. Hora local. Ok?',
    30,
    ['Hay lugar hoy.', 'A las 5 p. m. Hora local. Ok?'],
  ],
  [
    'the number of a point',
    '1. Squat\n2. Push-ups today\n3. Rest',
    12,
    ['1. Squat', '2. Push-ups', 'today', '3. Rest'],
  ],
  ['an example', 'Eat some rice. Or e.g. Beans with it.', 25, ['Eat some rice.', 'Or e.g. Beans with it.']],
  ['no number in the middle of a text', 'Eat at 5. Train at 6. Rest.', 12, ['Eat at 5.', 'Train at 6.', 'Rest.']],
])('a full stop that ends no sentence is no place to cut: %s', (_what, text, max, parts) => {
  expect(splitReply(text, { unit: 'characters', max })).toEqual(parts);
});

test('paragraphs inside one message stay', () => {
  expect(splitReply('One.\n\nTwo.', instagram)).toEqual(['One.\n\nTwo.']);
});

test('a cut never goes through what a reader sees as one letter', () => {
  const family = '👨‍👩‍👧‍👦';
  const parts = splitReply(family.repeat(100), instagram);
  expect(parts.join('')).toBe(family.repeat(100));
  expect(parts.every((part) => withoutSpaces(part).replaceAll(family, '') === '')).toBe(true);
  expect(splitReply('e\u0301'.repeat(10), { unit: 'bytes', max: 7 })).toEqual(Array(5).fill('e\u0301'.repeat(2)));
});

describe('whatever the text, nothing is lost and every part is within the limit', () => {
  const texts: [string, string][] = [
    ['English', 'You can do this. It takes twelve weeks, three days each! Ready? '.repeat(60)],
    ['Spanish', '¿Qué te impide empezar? Mañana es un buen día; el método es fácil. '.repeat(60)],
    ['Cyrillic without an end', 'привет '.repeat(500)],
    ['one endless word', 'a'.repeat(5000)],
    ['Japanese', 'ダイエットは続けることが大切です。一緒に頑張りましょう！'.repeat(80)],
    ['emoji', '💪🏽🔥❤️‍🔥'.repeat(300)],
    ['one letter under a thousand accents', `a${'\u0301'.repeat(3000)}`],
    ['half of an emoji', `${'x '.repeat(900)}\uD83D`],
  ];
  test.each(texts)('%s', (_name, text) => {
    for (const limit of [instagram, messenger, { unit: 'bytes', max: 40 }, { unit: 'characters', max: 9 }] as const) {
      const parts = splitReply(text, limit);
      expect(withoutSpaces(parts.join(''))).toBe(withoutSpaces(text));
      for (const part of parts) {
        expect(limit.unit === 'bytes' ? bytes(part) : part.length).toBeLessThanOrEqual(limit.max);
        expect(part).toBe(part.trim());
        expect(part).not.toBe('');
      }
    }
  });
});

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);
const size = (text: string, { unit }: MessageLimit) => (unit === 'bytes' ? bytes(text) : text.length);

describe('for every text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      'Sure! ',
      'What is your goal? ',
      '👨‍👩‍👧‍👦',
      '💪🏽',
      '\n\n',
      'https://a.com/?b=1 ',
      '¿Y tú? ',
      'e\u0301',
      '素晴らしい。',
    ),
  );
  const anyText = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));
  const anyLimit = fc.record({
    unit: fc.constantFrom('bytes' as const, 'characters' as const),
    // The longest character of these texts is the emoji of a family of four.
    max: fc.integer({ min: 40, max: 1000 }),
  });

  test('the parts hold all of it in order, each within the limit and none of them empty', () => {
    fc.assert(
      fc.property(anyText, anyLimit, (text, limit) => {
        const parts = splitReply(text, limit);
        expect(withoutSpaces(parts.join(''))).toBe(withoutSpaces(text));
        for (const part of parts) {
          expect(size(part, limit)).toBeLessThanOrEqual(limit.max);
          expect(part.trim()).toBe(part);
          expect(part).not.toBe('');
        }
      }),
      { numRuns: 300 },
    );
  });

  test('no cut goes through a letter', () => {
    fc.assert(
      fc.property(anyText, anyLimit, (text, limit) => {
        const whole = lettersOf(text).filter((letter) => letter.trim() !== '' && size(letter, limit) <= limit.max);
        const cut = splitReply(text, limit)
          .flatMap(lettersOf)
          .filter((letter) => letter.trim() !== '');
        // A combining mark at the start of a part would be cut off from its base.
        const tooLong = lettersOf(text).some((letter) => size(letter, limit) > limit.max);
        if (!tooLong) expect(cut.map((letter) => letter.trim())).toEqual(whole.map((letter) => letter.trim()));
      }),
      { numRuns: 300 },
    );
  });

  test('a text that fits is not cut, and no two neighbours would have fit together at a sentence end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Yes.', 'Ok then!', 'What is next?', 'I see that well.'), {
          minLength: 1,
          maxLength: 40,
        }),
        fc.integer({ min: 20, max: 200 }),
        (sentences, max) => {
          const limit = { unit: 'characters', max } as const;
          const parts = splitReply(sentences.join(' '), limit);
          expect(parts.every((part) => /[.!?]$/.test(part))).toBe(true);
          for (const [index, part] of parts.slice(1).entries()) {
            const next = /^.*?[.!?](?= |$)/.exec(part)![0];
            expect(`${parts[index]} ${next}`.length).toBeGreaterThan(max);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
