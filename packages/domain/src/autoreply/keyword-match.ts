import { foldText } from './folded-text.ts';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const wordCharacter = /[\p{L}\p{N}_]/u;
// Written without spaces between words: every place in them may be a word's edge.
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * The keyword that stands in the text as whole words, in the coach's spelling; null when none does.
 * Blind to case, accents and repeated spaces; the longest match wins, among equals the first in the list.
 */
export function matchKeyword(text: string, keywords: string[]): string | null {
  const folded = foldText(text);
  let best: { keyword: string; length: number } | null = null;
  for (const keyword of keywords) {
    const wanted = foldText(keyword);
    if (wanted.length <= (best?.length ?? 0)) continue;
    if (standsAlone(folded, wanted)) best = { keyword, length: wanted.length };
  }
  return best?.keyword ?? null;
}

function standsAlone(text: string, wanted: string): boolean {
  let edges: Set<number> | null = null;
  for (let start = text.indexOf(wanted); start !== -1; start = text.indexOf(wanted, start + 1)) {
    // An emoji inside a joined one (a person in a family) is not that emoji.
    edges ??= graphemeEdges(text);
    const end = start + wanted.length;
    if (edges.has(start) && edges.has(end) && isWordEdge(text, start) && isWordEdge(text, end)) return true;
  }
  return false;
}

function graphemeEdges(text: string): Set<number> {
  const edges = new Set([text.length]);
  for (const { index } of graphemes.segment(text)) edges.add(index);
  return edges;
}

function isWordEdge(text: string, index: number): boolean {
  const before = characterEndingAt(text, index);
  const after = characterStartingAt(text, index);
  const joins = (character: string) => wordCharacter.test(character) && !unspacedScript.test(character);
  return !(joins(before) && joins(after));
}

function characterStartingAt(text: string, index: number): string {
  const point = text.codePointAt(index);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function characterEndingAt(text: string, index: number): string {
  const last = text.slice(index - 1, index);
  return /[\uDC00-\uDFFF]/.test(last) ? text.slice(Math.max(0, index - 2), index) : last;
}
