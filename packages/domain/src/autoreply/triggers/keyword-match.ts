import { characterAt, characterBefore, characters, replaceBetween } from '@spotter/language/text/characters';
import { boundText } from '@spotter/language/text/bounded-text';
import { foldText } from '@spotter/language/text/folded-text';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const letters = characters(String.raw`\p{L}`);
const lettersAndDigits = characters(String.raw`\p{L}\p{N}`);
const wordCharacters = characters(String.raw`\p{L}\p{N}_`);
// Scripts without spaces between words: every place in them may be a word's edge.
const unspacedScripts = characters(
  String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`,
);
// Korean writes its particles onto the word: a keyword may end inside a longer word, but it begins at an edge.
const hangul = characters(String.raw`\p{Script=Hangul}`);
const digits = characters('0-9');

/**
 * Returns the keyword that is in the text as whole words, in the coach's spelling; null when none is. It ignores
 * case, accents, apostrophes, repeated spaces, a hyphen instead of a space, and signs around the keyword
 * ("shred" matches "#shred!"). The longest match without signs wins; among equals the first in the list.
 */
export function matchKeyword(text: string, keywords: string[]): string | null {
  const folded = foldText(boundText(text).text);
  const plain = withoutSigns(folded);
  let best: { keyword: string; length: number } | null = null;
  for (const keyword of keywords) {
    const wanted = foldText(keyword);
    const bare = withoutSigns(signsBefore.withoutStart(signsBehind.withoutEnd(wanted)));
    const length = bare === '' ? wanted.length : bare.length;
    if (length <= (best?.length ?? 0)) continue;
    if (standsAlone(folded, wanted) || (bare !== '' && standsAlone(plain, bare))) best = { keyword, length };
  }
  return best?.keyword ?? null;
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
