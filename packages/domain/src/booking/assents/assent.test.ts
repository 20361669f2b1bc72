import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { isAssent } from './assent.ts';
import type { LabeledAnswer } from './__fixtures__/labeled-answer.ts';
import { temptingAnswers } from './__fixtures__/tempting-answers.ts';

const folder = new URL('./__fixtures__/', import.meta.url);
// The set that was open while the lists were made, and the one that their authors have not seen.
const files = (await readdir(folder)).filter((name) => name.startsWith('assents-'));

describe.each(files)('of the answers in %s', async (file) => {
  const set = (await import(new URL(file, folder).href)) as Record<string, LabeledAnswer[]>;
  const answers = Object.values(set).flat();

  test('at least 97 % of those that agree are taken for a yes', () => {
    const agreeing = answers.filter(({ yes }) => yes);
    const missed = agreeing.filter(({ text }) => !isAssent(text)).map(({ text }) => text);
    expect(missed.length / agreeing.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
  });

  test('none of those that do not agree is', () => {
    expect(answers.filter(({ text, yes }) => !yes && isAssent(text)).map(({ text }) => text)).toEqual([]);
  });
});

describe.each(Object.entries(temptingAnswers))('of the answers that tempt by their %s', (_attack, byLanguage) => {
  test.each(Object.entries(byLanguage))('none in %s agrees', (_language, answers) => {
    expect(answers.filter((answer) => isAssent(answer))).toEqual([]);
  });
});

test.each([
  'yes, thanks so much for being so patient with me',
  'sí, perdón por la demora en contestar',
  'sim! mal posso esperar para começar com você',
  "oui, j'ai hâte d'échanger avec vous",
  'Perfekt 😊 ich freue mich schon auf unser Gespräch',
  'Sì\ngrazie per la pazienza e la gentilezza',
  'hola Ana, dale',
  'certo, scusa il ritardo nella risposta',
])('%j agrees, as the rest of it is courtesy', (answer) => {
  expect(isAssent(answer)).toBe(true);
});

test.each([
  'sounds perfetc',
  'definately',
  'perefcto, gracias',
  'combniado',
  'parfiatement',
  'selbstverstandlcih',
  'volenteri',
])('%j agrees in spite of its spelling', (answer) => {
  expect(isAssent(answer)).toBe(true);
});

test.each([
  'dale po',
  'hágale pues parce',
  'sim uai',
  'bah fechado tchê',
  'ben oui hein',
  'jo passt ma eh',
  'va bene neh',
  'aye go on pal',
])('%j agrees in its dialect', (answer) => {
  expect(isAssent(answer)).toBe(true);
});

test.each([
  'Perfecto Carlos, nos vemos entonces',
  'Cela me convient. Bien cordialement, M. Lefèvre',
  'Sehr gern. Mit freundlichen Grüßen, H. Brandt',
  'Guten Abend,\nder Termin ist mir recht.\nGruß Uwe',
])('%j agrees, and names someone', (answer) => {
  expect(isAssent(answer)).toBe(true);
});

test.each(['perfeitoobrigada', 'vaibene', 'me parese vien', 'prfct', 'ouo parfait', 'ja klra gerne', 'me quda bien'])(
  '%j agrees in the spelling of hurried thumbs',
  (answer) => {
    expect(isAssent(answer)).toBe(true);
  },
);

test.each(['ja bkae', 'gene', 'ok mardo', 'Gruß Dienstag', 'Passt. LG Morgen', 'ok Friday', 'marcarei', 'jajaja'])(
  '%j does not agree, as the guess at a word or a name is no better than another',
  (answer) => {
    expect(isAssent(answer)).toBe(false);
  },
);

test.each(['oh nice', 'ah ok', 'ah tá', 'oh cool thanks', 'qué chido', 'ah d’accord', 'ach so gut'])(
  '%j only tells that something was heard',
  (answer) => {
    expect(isAssent(answer)).toBe(false);
  },
);

test.each(['oh nice, book it', 'ah ok perfetto', 'nossa que legal, pode marcar'])(
  '%j agrees after the surprise',
  (answer) => {
    expect(isAssent(answer)).toBe(true);
  },
);

test.each([
  'Yesss!!',
  'ok',
  '👍🏽',
  'yeah that works for me, thank you!',
  'Okay let’s do it :)',
  'siii porfa 🙏',
  'me viene genial',
  'c’est parfait pour moi',
  'das passt mir gut, danke',
  'perfetto, grazie mille',
  'isso mesmo, pode marcar',
  'jajaja sí dale',
])('%j agrees', (answer) => {
  expect(isAssent(answer)).toBe(true);
});

test.each([
  '',
  'thanks',
  '❤️',
  'haha',
  'yes?',
  'yes but',
  'yes no',
  'yes on tuesday',
  'yes at 5',
  'ok let me check',
  "i'm good",
  'schon gut',
  'ok :(',
  'yes 🤔',
  'maybe',
  'the first',
  'any',
  'sure if it is free',
  'yes maya@example.test',
  'ok https://example.test',
  'yes '.repeat(60),
])('%j does not agree', (answer) => {
  expect(isAssent(answer)).toBe(false);
});

test('what is agreed to depends on what was asked', () => {
  expect(isAssent('yes, cancel it', 'cancel')).toBe(true);
  expect(isAssent('yes, cancel it')).toBe(false);
  expect(isAssent('yes, move it', 'move')).toBe(true);
  expect(isAssent('book it', 'cancel')).toBe(false);
});

test.each(['sure jan', 'just what i needed', 'ok bail', 'yes pain', 'sì, cane'])(
  'a mocking word or a real word beside a yes is no slip of the finger: %s',
  (answer) => {
    expect(isAssent(answer)).toBe(false);
  },
);
