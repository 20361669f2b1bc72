import { describe, expect, test } from 'vitest';
import { chooseStems } from './choose-stems.ts';
import { countGreeting } from './greeting.ts';
import { cutPassages, sectionsOf } from './cut-passages.ts';
import { fuseLikeness } from './fuse-likeness.ts';
import { nearestWords } from './nearest-words.ts';
import { preferAskedAlike, standsOut } from './prefer-asked-alike.ts';

describe('what is cut', () => {
  test('a long text at the ends of its sentences, with its heading, and nothing gets lost', () => {
    const text = Array.from({ length: 80 }, (_, number) => `This is sentence number ${number}.`).join(' ');
    const passages = cutPassages([{ heading: 'Rules', text }], 100);
    expect(passages.length).toBeGreaterThan(1);
    expect(passages.map((passage) => passage.text).join(' ')).toBe(text);
    for (const passage of passages) {
      expect(passage.heading).toBe('Rules');
      expect(passage.text.length).toBeLessThanOrEqual(1_400);
      expect(passage.text).toMatch(/\.$/);
    }
  });

  test('a plain text at its headings', () => {
    const long = 'Sixty characters are what a line needs to look like a paragraph here.';
    expect(sectionsOf(`Intro line that is a sentence.\n\n## Refunds\nWithin 14 days.\n\nParking\n${long}`)).toEqual([
      { heading: '', text: 'Intro line that is a sentence.' },
      { heading: 'Refunds', text: 'Within 14 days.' },
      { heading: 'Parking', text: long },
    ]);
  });
});

describe('what is searched by', () => {
  const known = {
    stems: new Map([
      ['refund', 30],
      ['day', 6_000],
      ['week', 5_500],
    ]),
    passages: 10_000,
  };
  const asked = (...stems: string[]) => stems.map((stem) => ({ stems: [stem], trust: 1 }));

  test('the rarest stems find, the others only rank, and the rarer counts more', () => {
    const { among, stems } = chooseStems(asked('day', 'refund', 'nothing'), known);
    expect(among).toEqual(['refund']);
    expect(stems.map(({ stem }) => stem)).toEqual(['refund', 'day']);
    const weights = stems.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    expect(new Set(weights).size).toBe(2);
  });

  test('all find among few passages, where a rare word may be chance', () => {
    const few = { stems: new Map([...known.stems].map(([stem, found]) => [stem, found / 100])), passages: 100 };
    expect(chooseStems(asked('day', 'refund'), few).among).toEqual(['refund', 'day']);
  });

  test('of common ones alone, passages with two of them are compared first', () => {
    expect(chooseStems(asked('day', 'week'), known).all).toEqual(['week', 'day']);
    expect(chooseStems(asked('day', 'refund'), known).all).toEqual([]);
    expect(chooseStems(asked('day'), known).all).toEqual([]);
  });

  test('common ones find where there is nothing else', () => {
    expect(chooseStems(asked('day'), known).among).toEqual(['day']);
    expect(chooseStems(asked('nothing'), known).among).toEqual([]);
  });
});

test.each([
  ['gaurantee', ['guarantee']],
  ['refnud', ['refund']],
  ['refund', []],
  ['tree', []],
])('%s may be %j', (word, expected) => {
  expect(nearestWords(word, ['guarantee', 'refund', 'free', 'garage'], 3)).toEqual(expected);
});

test('what greets before a question is told from the question', () => {
  expect(countGreeting(['hola', 'buenas', 'cuanto', 'vale'])).toBe(2);
  expect(countGreeting(['is', 'evening', 'good'])).toBe(0);
  expect(countGreeting(['hey'])).toBe(0);
});

describe('what words and meaning say of passages is joined', () => {
  const keysOf = (...joined: Parameters<typeof fuseLikeness<string>>) => fuseLikeness(...joined).map(({ key }) => key);

  test('of what words find nearly alike, the nearer by meaning comes first', () => {
    const found = [
      { key: 'a', byWords: 8, byMeaning: 0.3 },
      { key: 'b', byWords: 7, byMeaning: 0.6 },
      { key: 'c', byWords: 2, byMeaning: 0.3 },
    ];
    expect(keysOf(found, true)).toEqual(['b', 'a', 'c']);
  });

  test('what words find surely stays first when something is a little nearer by meaning', () => {
    const found = [
      { key: 'a', byWords: 8, byMeaning: 0.4 },
      { key: 'd', byWords: 0, byMeaning: 0.9 },
    ];
    expect(keysOf(found, true)).toEqual(['a', 'd']);
  });

  test('meaning leads where words are not trusted, or find nothing', () => {
    const found = [
      { key: 'a', byWords: 8, byMeaning: 0.4 },
      { key: 'd', byWords: 0, byMeaning: 0.9 },
    ];
    expect(keysOf(found, false)).toEqual(['d', 'a']);
    const unfound = found.map((each) => ({ ...each, byWords: 0 }));
    expect(keysOf(unfound, true)).toEqual(['d', 'a']);
  });

  test('a passage that is not embedded yet is not behind for that', () => {
    const found = [
      { key: 'new', byWords: 8, byMeaning: null },
      { key: 'a', byWords: 2, byMeaning: 0.9 },
      { key: 'b', byWords: 1, byMeaning: 0.7 },
    ];
    expect(keysOf(found, true)[0]).toBe('new');
  });

  test('without embeddings words decide alone', () => {
    const found = [
      { key: 'a', byWords: 2, byMeaning: null },
      { key: 'b', byWords: 8, byMeaning: null },
    ];
    expect(keysOf(found, true)).toEqual(['b', 'a']);
  });
});

test('a passage is preferred that is asked for as the question asks', () => {
  const passage = (title: string, wordings: string[]) => ({ title, heading: '', wordings, score: 1 });
  const refund = passage('Guarantee', ['can i get my money back', 'money back if i hate it', 'give me my money back']);
  const back = passage('Injuries', ['my back hurts', 'get back in shape', 'i want my money worth']);
  expect(preferAskedAlike('do i get my money back', [back, refund])[0]).toMatchObject({ title: 'Guarantee' });
});

test('what is asked for is clear where few passages are near, and not where many are as near', () => {
  const scored = (...scores: number[]) => scores.map((score) => ({ score }));
  expect(standsOut(scored(2.4, 1.2, 1.1, 1))).toBe(true);
  expect(standsOut(scored(1.4, 1.3, 1.2, 1.1))).toBe(false);
  expect(standsOut(scored(1.4, 1.3))).toBe(true);
  expect(standsOut([])).toBe(false);
});
