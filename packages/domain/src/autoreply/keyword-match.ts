import { foldText } from './folded-text.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wordCharacter = /[\p{L}\p{N}_]/u;
// Written without spaces between words: every place in them may be a word's edge.
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
// Korean writes its particles onto the word: a word may end inside a longer one, but it begins at an edge.
const hangul = /\p{Script=Hangul}/u;

/**
 * The keyword that stands in the text as whole words, in the coach's spelling; null when none does.
 * Blind to case, accents, apostrophes and repeated spaces, to a hyphen in place of a space, and to signs around the keyword
 * ("#shred!" is met by "shred"). The longest match wins, signs around it left out; among equals the first in the list.
 */
export function matchKeyword(text: string, keywords: string[]): string | null {
  const folded = foldText(text);
  const plain = withoutSigns(folded);
  let best: { keyword: string; length: number } | null = null;
  for (const keyword of keywords) {
    const wanted = foldText(keyword);
    const bare = withoutSigns(wanted.replace(signsAround, ''));
    const length = bare === '' ? wanted.length : bare.length;
    if (length <= (best?.length ?? 0)) continue;
    if (standsAlone(folded, wanted) || (bare !== '' && standsAlone(plain, bare))) best = { keyword, length };
  }
  return best?.keyword ?? null;
}

// What a coach puts around a keyword for show. "c#", "c++", "$97" and "50%" keep what belongs to them.
const signsAround = /^[#"'¡¿([{.,:;!?*-]+|["')\]}.,:;!?…*-]+$/gu;

/** The text as somebody types it who leaves out apostrophes and hyphens. */
function withoutSigns(folded: string): string {
  return folded.replace(/(?<=\p{L})'(?=\p{L})/gu, '').replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ');
}

function standsAlone(text: string, wanted: string): boolean {
  let edges: Set<number> | null = null;
  if (wanted === '') return false;
  for (let start = text.indexOf(wanted); start !== -1; start = text.indexOf(wanted, start + 1)) {
    // An emoji inside a joined one (a person in a family) is not that emoji.
    edges ??= graphemeEdges(text);
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
  if (/^\d[.,]\d$/.test(text.slice(Math.max(0, index - 2), index + 1))) return false;
  return !(joins(characterEndingAt(text, index)) && joins(characterStartingAt(text, index)));
}

function isWordEnd(text: string, index: number): boolean {
  const last = characterEndingAt(text, index);
  const next = characterStartingAt(text, index);
  // "1.5" and "10,000" are one number.
  if (/\d/.test(last) && /^[.,]\d/.test(text.slice(index, index + 2))) return false;
  return !(joins(last) && joins(next)) || (hangul.test(last) && hangul.test(next));
}

function joins(character: string): boolean {
  return wordCharacter.test(character) && !unspacedScript.test(character);
}

function characterStartingAt(text: string, index: number): string {
  const point = text.codePointAt(index);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function characterEndingAt(text: string, index: number): string {
  const last = text.slice(index - 1, index);
  return /[\uDC00-\uDFFF]/.test(last) ? text.slice(Math.max(0, index - 2), index) : last;
}
