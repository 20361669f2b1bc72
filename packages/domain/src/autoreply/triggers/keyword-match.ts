import { characterAt, characterBefore, characters, replaceBetween } from '@spotter/language/text/characters';
import { boundText } from '@spotter/language/text/bounded-text';
import { foldText } from '@spotter/language/text/folded-text';
import { wordsOf } from '@spotter/language/text/tokens';
import type { KeywordMatch } from './keyword-matches.ts';
import { findTypo, unspacedScripts } from './keyword-typos.ts';

/** A keyword in the coach's spelling, and how it is looked for. */
export type Keyword = { word: string; match: KeywordMatch };

/** What starts an agent, and the words that keep it from starting; those are looked for as whole words. */
export type WantedWords = { keywords: Keyword[]; excludeWords: string[] };

/** A keyword that is in a text, and what stands there for it, as texts are compared. */
export type FoundKeyword = Keyword & { written: string };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const letters = characters(String.raw`\p{L}`);
const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);
const others = characters(String.raw`^\p{L}\p{N}`);
const wordCharacters = characters(String.raw`\p{L}\p{N}_`);
// Korean writes its particles onto the word: a keyword may end inside a longer word, but it begins at an edge.
const hangul = characters(String.raw`\p{Script=Hangul}`);
const digits = characters('0-9');

/** Returns the first of the words that is in the text as whole words by `findKeyword`; null when none is. */
export function matchKeyword(text: string, words: string[]): string | null {
  return findKeyword(text, asWords(words))?.word ?? null;
}

/** Returns words as keywords that are looked for as whole words. */
export function asWords(words: string[]): Keyword[] {
  return words.map((word) => ({ word, match: 'word' }));
}

/** Returns the keyword that is in a text, and the word that keeps it from starting an agent; null where none is. */
export function findWanted(
  text: string,
  { keywords, excludeWords }: WantedWords,
): { found: FoundKeyword | null; excluded: string | null } {
  return { found: findKeyword(text, keywords), excluded: matchKeyword(text, excludeWords) };
}

/**
 * Returns the keyword that is in the text, in the coach's spelling; null when none is. It ignores case, accents,
 * apostrophes, repeated spaces, a hyphen instead of a space, and signs around the keyword ("shred" matches
 * "#shred!"). The longest match without signs wins, one without typos first; among equals the first in the list.
 */
export function findKeyword(text: string, keywords: Keyword[]): FoundKeyword | null {
  const compared = readText(text);
  let best: (FoundKeyword & { length: number; isTypo: boolean }) | null = null;
  for (const { word, match } of keywords) {
    const wanted = readKeyword(word);
    const { length } = wanted;
    const isLonger = length > (best?.length ?? 0);
    if (isLonger || best?.isTypo === true) {
      const written = writtenFor(compared, wanted, match);
      if (written !== null) {
        best = { word, match, written, length, isTypo: false };
        continue;
      }
    }
    if (match !== 'fuzzy' || !isLonger || best?.isTypo === false) continue;
    const written = findTypo(compared.words(), wanted.words);
    if (written !== null) best = { word, match, written, length, isTypo: true };
  }
  return best === null ? null : { word: best.word, match: best.match, written: best.written };
}

type ComparedText = ReturnType<typeof readText>;
type ComparedKeyword = ReturnType<typeof readKeyword>;

function readText(text: string) {
  const folded = foldText(boundText(text).text);
  const plain = withoutSigns(folded);
  let words: string[] | null = null;
  let alone: string[] | null = null;
  return {
    folded,
    plain,
    words: () => (words ??= wordsOf(plain)),
    alone: () => (alone ??= [signless(folded), signless(plain)]),
  };
}

function readKeyword(word: string) {
  const wanted = foldText(word);
  const bare = withoutSigns(signsBefore.withoutStart(signsBehind.withoutEnd(wanted)));
  return { wanted, bare, words: wordsOf(bare), length: bare === '' ? wanted.length : bare.length };
}

/** Whether two keywords are one word: in another case, or with other accents or signs around. */
export function isSameKeyword(one: string, other: string): boolean {
  return comparedForm(one) === comparedForm(other);
}

/** Returns what of a keyword is compared. */
export function comparedForm(keyword: string): string {
  const { bare, wanted } = readKeyword(keyword);
  return bare === '' ? wanted : bare;
}

/** Returns a keyword as the text writes it without typos; null where it does not. */
function writtenFor(text: ComparedText, { wanted, bare }: ComparedKeyword, match: KeywordMatch): string | null {
  if (wanted === '') return null;
  switch (match) {
    case 'word':
    case 'fuzzy':
      return standsAlone(text.folded, wanted) || (bare !== '' && standsAlone(text.plain, bare)) ? wanted : null;
    case 'exact':
      return text.alone().includes(signless(wanted)) || (bare !== '' && text.alone().includes(signless(bare)))
        ? wanted
        : null;
    case 'contains':
      return partOf(text.folded, wanted) ?? (bare === '' ? null : partOf(text.plain, bare));
  }
}

/** Returns letters and digits alone, as "shred!! 🔥" is the word "shred"; a text without any stays as it is. */
function signless(folded: string): string {
  return lettersAndDigits.areIn(folded) ? others.replaceRuns(folded, ' ').trim() : folded;
}

const maxPartLength = 60;

/** Returns the words of the text in which the keyword is, anywhere; null where it is not. */
function partOf(text: string, wanted: string): string | null {
  const start = text.indexOf(wanted);
  if (start === -1) return null;
  const end = text.indexOf(' ', start + wanted.length);
  const part = text.slice(text.lastIndexOf(' ', start) + 1, end === -1 ? text.length : end);
  return part.length > maxPartLength ? wanted : part;
}

// Signs that a coach puts around a keyword for show. "c#", "c++", "$97" and "50%" keep what belongs to them.
const signsBefore = characters(String.raw`#"'¡¿(\[{.,:;!?*\-`);
const signsBehind = characters(String.raw`"')\]}.,:;!?…*\-`);

/** Returns the text as people type it who leave out apostrophes and hyphens. */
function withoutSigns(folded: string): string {
  return replaceBetween(replaceBetween(folded, "'", letters, ''), '-', lettersAndDigits, ' ');
}

// Signs of ASCII stay on their own, but for the two of a line's end.
const joining = characters(String.raw`^\x00-\x0C\x0E-\x7F`);
const everywhere = { has: () => true };

function standsAlone(text: string, wanted: string): boolean {
  let edges: Pick<Set<number>, 'has'> | null = null;
  if (wanted === '') return false;
  for (let start = text.indexOf(wanted); start !== -1; start = text.indexOf(wanted, start + 1)) {
    // An emoji inside a joined emoji (a person in a family) is not that emoji. To look takes longer than all else.
    edges ??= joining.areIn(text) ? graphemeEdges(text) : everywhere;
    const end = start + wanted.length;
    if (edges.has(start) && edges.has(end) && isWordStart(text, start) && isWordEnd(text, end)) return true;
  }
  return false;
}

function graphemeEdges(text: string): Set<number> {
  const edges = new Set([text.length]);
  for (const { index } of graphemes.segment(text)) edges.add(index);
  return edges;
}

function isWordStart(text: string, index: number): boolean {
  if (isInNumber(text, index - 1)) return false;
  return !(joins(characterBefore(text, index)) && joins(characterAt(text, index)));
}

function isWordEnd(text: string, index: number): boolean {
  if (isInNumber(text, index)) return false;
  const last = characterBefore(text, index);
  const next = characterAt(text, index);
  return !(joins(last) && joins(next)) || (hangul.areIn(last) && hangul.areIn(next));
}

/** Whether the sign at the index is inside a number: "1.5", "10,000". */
function isInNumber(text: string, index: number): boolean {
  const sign = text.charAt(index);
  return (sign === '.' || sign === ',') && digits.areIn(text.charAt(index - 1)) && digits.areIn(text.charAt(index + 1));
}

function joins(character: string): boolean {
  return wordCharacters.areIn(character) && !unspacedScripts.areIn(character);
}
