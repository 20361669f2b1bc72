import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../running/program.ts';

/** The longest text that a stranger may try; no platform accepts more. */
const maxTextLength = 20_000;
/** The share of texts of that length; most have a length that a platform would accept. */
const longShare = 0.02;

/** Texts that have stopped the product, or a rule of it, before. */
const knownAttacks = [
  `${'in the '.repeat(36)}x`,
  `yes, ${'sure thing, '.repeat(40)}x`,
  `y,${'ya esta,'.repeat(40)}x`,
  `<INSERTA${'S-INSERTAA'.repeat(40)}`,
  'a'.repeat(maxTextLength),
  'at '.repeat(maxTextLength / 3),
  'left bad '.repeat(maxTextLength / 9),
  '<|'.repeat(maxTextLength / 4) + '|>'.repeat(maxTextLength / 4),
  'http://'.repeat(maxTextLength / 7),
  'a@'.repeat(maxTextLength / 2),
  ' '.repeat(maxTextLength - 1) + 'x',
];

/** One stretch each of many scripts, of signs between letters, and of invisible signs. */
const scripts = [
  'привет как дела',
  'γειά σου τι κάνεις',
  'مرحبا كيف حالك',
  'שלום מה שלומך',
  'नमस्ते आप कैसे हैं',
  'สวัสดีครับ',
  '你好吗朋友',
  'こんにちは元気ですか',
  '안녕하세요',
  'გამარჯობა',
  '𝗦𝗛𝗥𝗘𝗗 𝓯𝓻𝓮𝓮',
  'ＳＨＲＥＤ',
  'ŁØĐ ßı',
  'a\u0301\u0302\u0303',
  '👩‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '🇪🇸',
  'p\u200dr\u200di\u200dc\u200de ',
  '\u202eabc\u202c',
  'ехаmple.соm ',
];
const separators = [' ', ', ', '. ', '? ', '-', "'s ", '\n', ': ', ' 1 ', '$1 ', '/', '@', '.', '_', '(', '<', '['];
const endings = ['x', '', '?', '!', ' 10%', '\n'];

/** Returns the beginning of a text, without half a character at the cut. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).toWellFormed();
}

/**
 * Returns the words of every rule, read from the rules themselves, so that a new rule is tried automatically.
 * The weights of a classifier are left out: they are numbers in letters.
 */
function wordsOfTheRules(): string[] {
  const folder = path.join(root, 'packages');
  const sources = globSync('{language,domain}/src/**/*.ts', { cwd: folder }).filter(
    (file) => !/\.test\.ts$|__fixtures__|-weights\.ts$/.test(file),
  );
  const words = sources.flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(words)];
}

/**
 * Returns a number of texts that were made to keep a reader busy: the known ones first, then the words of the
 * rules, each at least once.
 */
export function writeHostileTexts(count: number, random: () => number): string[] {
  const words = wordsOfTheRules();
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)]!;
  const some = (list: string[], max: number) =>
    Array.from({ length: 1 + Math.floor(random() * max) }, () => pick(list));
  const lengthOf = () => (random() < longShare ? maxTextLength : 100 + Math.floor(random() * 900));
  const repeated = (unit: string) => cutText(unit.repeat(Math.ceil(maxTextLength / unit.length)), lengthOf());
  const made = count - knownAttacks.length;
  let used = 0;
  const shapes = [
    () => {
      const from = used;
      used += Math.ceil((words.length * shapes.length) / made);
      return words.slice(from, used).join(pick(separators)) + pick(separators);
    },
    () => repeated(`${pick(words)}${pick(separators)}`),
    () => repeated(some(words, 4).join(' ') + pick(separators)),
    () => repeated(some([...words, ...separators, ...scripts], 8).join('')),
    () => repeated(some(scripts, 2).join(pick(separators))),
  ];
  return [
    ...knownAttacks,
    ...Array.from({ length: made }, (_, index) => shapes[index % shapes.length]!() + pick(endings)),
  ];
}
