import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './program.ts';

/** The longest that a stranger may try; no platform takes more. */
const longestText = 20_000;
/** One in so many is as long as that; most are what a platform would take. */
const longShare = 0.02;

/** Texts that have stopped the product, or a rule of it, before. */
const knownAttacks = [
  `${'in the '.repeat(36)}x`,
  `yes, ${'sure thing, '.repeat(40)}x`,
  `y,${'ya esta,'.repeat(40)}x`,
  `<INSERTA${'S-INSERTAA'.repeat(40)}`,
  'a'.repeat(longestText),
  'at '.repeat(longestText / 3),
  'left bad '.repeat(longestText / 9),
  '<|'.repeat(longestText / 4) + '|>'.repeat(longestText / 4),
  'http://'.repeat(longestText / 7),
  'a@'.repeat(longestText / 2),
  ' '.repeat(longestText - 1) + 'x',
];

/** One stretch each of many scripts, of what stands between letters, and of what nobody sees. */
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

/** The beginning of a text, without half a character at the cut. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).toWellFormed();
}

/** The words of every rule, read from the rules themselves: a new rule is tried without anybody's asking. */
function wordsOfTheRules(): string[] {
  const folder = path.join(root, 'packages/domain/src/autoreply');
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const words = sources.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(words)];
}

/** So many texts that were made to keep a reader busy: the known ones first, then every word of every rule repeated. */
export function writeHostileTexts(count: number, random: () => number): string[] {
  const words = wordsOfTheRules();
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)]!;
  const some = (list: string[], most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(list));
  const lengthOf = () => (random() < longShare ? longestText : 100 + Math.floor(random() * 900));
  const repeated = (unit: string) => cutText(unit.repeat(Math.ceil(longestText / unit.length)), lengthOf());
  const shapes = [
    // A share of the words each, so that all of them have their turn.
    (index: number) => `${words[index % words.length]}${pick(separators)}`,
    (index: number) => `${[words[index % words.length], ...some(words, 3)].join(' ')}${pick(separators)}`,
    () => some([...words, ...separators, ...scripts], 8).join(''),
    () => some(scripts, 2).join(pick(separators)),
  ];
  const made = Array.from({ length: count - knownAttacks.length }, (_, index) => {
    const shape = shapes[Math.floor(random() * shapes.length)]!;
    return repeated(shape(index)) + pick(endings);
  });
  return [...knownAttacks, ...made];
}
