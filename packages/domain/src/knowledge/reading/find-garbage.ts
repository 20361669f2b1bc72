import { characters, type Characters } from '@spotter/language/text/characters';
import { foldText } from '@spotter/language/text/folded-text';
import { hasWrongLetters } from './wrong-letters.ts';
import { createTokenizer } from '@spotter/language/text/tokens';

/** Enough to tell, and little enough to be counted at once. */
const judgedLength = 40_000;
const minWords = 12;

const broken = characters(String.raw`\uFFFD\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Co}\p{Cn}\p{Cs}`);
const spoken = characters(String.raw`\p{L}\p{M}\p{N}`);
const letters = characters(String.raw`\p{L}\p{M}`);
const { wordsOf } = createTokenizer(String.raw`\p{L}\p{M}`);
const spaces = characters(String.raw`\s`);
const cased = characters(String.raw`\p{Lu}\p{Ll}`);
const accented = characters(String.raw`\u00C0-\u024F`);
const latin = characters(String.raw`\p{sc=Latin}`);
const vowels = characters('aeiouy');
const halfKana = characters(String.raw`\uFF61-\uFF9F`);
const small = characters(String.raw`\p{Ll}`);
const addressSigns = characters('=/:@&');
const codeSigns = characters(String.raw`{}<>=\\`);
const notNames = characters('^a-zA-Z0-9#');
/** How the bytes of UTF-8 look when they are read one by one. */
const leadBytes = characters('ÂÃÄÅÆÐÑÎÏØÙâãäåæðï');
const trailBytes = characters(String.raw`\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ`);
/** The scripts of the world's larger languages. */
const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Hebrew',
  'Hangul',
  'Thai',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Georgian',
  'Armenian',
].map((name) => [name, characters(String.raw`\p{sc=${name}}`)] as const);
const eastAsian = characters(String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}`);

/** Returns in plain words what makes a text unreadable; null where it can be read. */
export function findGarbage(whole: string): string | null {
  const text = whole.slice(0, judgedLength);
  const seen = spaces.replaceRuns(text, '');
  const length = seen.length;
  if (!letters.areIn(text)) return 'It has no words.';
  if (count(broken, seen) > length * 0.005 + 1) return 'Its characters are damaged, or in an encoding we don’t know.';
  if (length >= 40 && count(spoken, seen) < length * 0.4) return 'It has more signs than letters.';
  const misread = misreadBytes(seen);
  if (misread >= 3 && misread * 2 > length * 0.02) return misencoded;
  if (count(halfKana, seen) > length * 0.3) return misencoded;
  if (hasLostLetters(text)) return 'Some of its letters are lost: there are question marks in their place.';
  if (showsCode(text, seen)) return 'It shows code instead of text.';
  return hasWrongLetters(text) ? misencoded : findStrangeWords(text);
}

/** "fr?hzeitig", and not "/page?id". */
function hasLostLetters(text: string): boolean {
  const parts = spaces.split(text).filter((part) => letters.areIn(part));
  const lost = parts.filter((part) => {
    const inner = part.split('?');
    const isWithin = inner.some((end, at) => at > 0 && small.areIn(end.slice(0, 1)));
    return inner.length > 1 && inner.length < 5 && isWithin && !addressSigns.areIn(part);
  });
  return lost.length >= 3 && lost.length > parts.length * 0.08;
}

/** Whether a good part of a text is for machines: markup, escaped signs, data, programs. */
function showsCode(text: string, seen: string): boolean {
  const start = text.trimStart().slice(0, 8);
  if (['{"', '[{"', '{\\rtf', '%PDF-'].some((head) => start.startsWith(head))) return true;
  const escaped = text.split('&').filter((part) => isEntity(part.slice(0, 9))).length;
  if (escaped >= 3 && escaped > seen.length * 0.01) return true;
  return seen.length >= 30 && count(codeSigns, seen) > seen.length * 0.08;
}

function isEntity(part: string): boolean {
  const end = part.indexOf(';');
  return end > 1 && !notNames.areIn(part.slice(0, end));
}

const misencoded = 'Its letters are garbled: it isn’t in the encoding that it says.';

function findStrangeWords(text: string): string | null {
  const words = wordsOf(text);
  const share = (isStrange: (word: string) => boolean, among: string[]) =>
    among.length < minWords ? 0 : among.filter(isStrange).length / among.length;
  const long = words.filter((word) => word.length >= 3);
  if (share((word) => count(accented, word) >= word.length * 0.6, long) > 0.3) return misencoded;
  if (
    share(
      hasInnerCapital,
      long.filter((word) => cased.areIn(word)),
    ) > 0.35
  )
    return misencoded;
  const inLatin = words.filter((word) => latin.areIn(word));
  const unspoken = (word: string) => !vowels.areIn(foldText(word));
  const fourOrMore = inLatin.filter((word) => word.length >= 4);
  if (share(unspoken, fourOrMore) > 0.4) return 'It has letters but no words: the file hides which ones they are.';
  if (share((word) => word.length === 1, inLatin) > 0.6) return 'Its words are in single letters.';
  const glued = inLatin.filter((word) => word.length > 40).join('').length;
  if (glued > inLatin.join('').length * 0.5) return 'Its words stand together without spaces.';
  return scriptsIn(text).length > 3 ? misencoded : null;
}

/** Returns the scripts that a good part of a text is written in, that of the most first. */
export function scriptsIn(text: string): string[] {
  const own = letters.only(text.slice(0, judgedLength));
  const counted = [...scripts, ['East Asian', eastAsian] as const].map(
    ([name, set]) => [name, count(set, own)] as const,
  );
  const other = own.length - counted.reduce((sum, [, found]) => sum + found, 0);
  return [...counted, ['other', other] as const]
    .filter(([, found]) => found > own.length * 0.06)
    .toSorted(([, one], [, another]) => another - one)
    .map(([name]) => name);
}

function hasInnerCapital(word: string): boolean {
  let before = '';
  for (const letter of word) {
    if (isSmall(before) && isCapital(letter)) return true;
    before = letter;
  }
  return false;
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

function isSmall(letter: string): boolean {
  return letter !== letter.toUpperCase();
}

function misreadBytes(text: string): number {
  let pairs = 0;
  for (let at = 1; at < text.length; at += 1)
    if (trailBytes.areIn(text.charAt(at)) && leadBytes.areIn(text.charAt(at - 1))) pairs += 1;
  return pairs;
}

function count(set: Characters, text: string): number {
  return set.only(text).length;
}
