import { expect, test } from 'vitest';
import { linesOfPage } from './page-lines.ts';
import { sectionsOfPages } from './page-text.ts';

const letterWidth = 5;

/** A piece of text on a page, as pdf.js gives it: in letters of one width, 10 points high. */
const at = (left: number, base: number, str: string, { width = str.length * letterWidth, size = 10 } = {}) => ({
  str,
  transform: [size, 0, 0, size, left, base],
  width,
  height: size,
});
const textOf = (items: ReturnType<typeof at>[]) => linesOfPage(items).map(({ text }) => text);
const column = (left: number, top: number, lines: string[]) => lines.map((line, row) => at(left, top - row * 12, line));

test('a table is read row by row, with the lines of a cell together', () => {
  const cells = (top: number, ...texts: string[]) => texts.map((text, index) => at(50 + index * 120, top, text));
  expect(
    textOf([...cells(700, 'Plan', 'Price'), ...cells(685, 'Starter', '$97'), ...cells(670, 'Pro', '$197')]),
  ).toEqual(['Plan | Price', 'Starter | $97', 'Pro | $197']);
  const wrapped = [
    ...cells(700, 'Plan', 'What you get'),
    ...cells(680, 'Starter', 'Two calls a month and the'),
    at(170, 668, 'library of exercises'),
    // A cell in the middle of the lines beside it.
    at(170, 648, 'Four calls a month and'),
    at(50, 642, 'Pro'),
    at(170, 636, 'a plan of your own'),
  ];
  expect(textOf(wrapped)).toEqual([
    'Plan | What you get',
    'Starter | Two calls a month and the library of exercises',
    'Pro | Four calls a month and a plan of your own',
  ]);
});

test('columns of text are read one after the other, whatever their lines stand beside', () => {
  const left = ['Our coaching starts with a talk', 'about your goals and about what', 'has stopped you before today.'];
  const right = [
    'You can pause for three weeks a',
    'year without losing your place,',
    'and payments stop for that time.',
  ];
  expect(textOf([at(50, 740, 'Welcome to the guide'), ...column(50, 700, left), ...column(240, 694, right)])).toEqual([
    'Welcome to the guide',
    ...left,
    ...right,
  ]);
  const hebrew = ['המחיר הוא תשעים דולר לחודש', 'ואפשר לבטל בכל עת שתרצו', 'שלוש שיחות בשבוע כלולות'];
  const more = ['אפשר להתחיל בכל יום ראשון', 'בבוקר או בערב לפי בחירתכם', 'ובלי שום תשלום נוסף בכלל'];
  const fromRight = (edge: number, lines: string[]) =>
    lines.map((line, row) => at(edge - line.length * letterWidth, 700 - row * 12, line));
  expect(textOf([...fromRight(200, more), ...fromRight(400, hebrew)])).toEqual([...hebrew, ...more]);
});

test('words are told apart by the gaps between them', () => {
  expect(
    [
      [at(50, 700, 'Star'), at(70, 700, 'ter'), at(88, 700, '$97')],
      [at(50, 700, 'W E L C O M E'), at(125, 700, 'T O'), at(150, 700, 'Y O U')],
      Array.from('TO', (letter, index) => at(50 + index * 7, 700, letter)).concat(
        Array.from('ALL', (letter, index) => at(70 + index * 7, 700, letter)),
      ),
      [at(50, 700, '•'), at(70, 700, 'Bring water')],
      [at(50, 700, 'סוף'), at(66, 700, 'Dana'), at(90, 700, 'Reyes'), at(118, 700, 'עם הצוות של')],
    ].map((items) => textOf(items).join('\n')),
  ).toEqual(['Starter $97', 'WELCOME TO YOU', 'TO ALL', '• Bring water', 'עם הצוות של Dana Reyes סוף']);
});

test('a word that was split at the end of a line is whole, and so is a sentence across two pages', () => {
  const page = (...lines: string[]) => linesOfPage(column(50, 700, lines));
  expect(
    sectionsOfPages([
      page(
        'Rules',
        'We promise a money-back guaran-',
        'tee within fourteen days. The money-',
        'back form is online, and you',
      ),
      page('can send it at any time. Then we', 'write to you.'),
      page('and so on', 'Without an end'),
    ]),
  ).toEqual([
    {
      heading: 'Rules (page 1)',
      text: 'We promise a money-back guarantee within fourteen days. The money-back form is online, and you\ncan send it at any time.',
    },
    { heading: 'Page 2', text: 'Then we\nwrite to you.' },
    { heading: 'Page 3', text: 'and so on\nWithout an end' },
  ]);
});
