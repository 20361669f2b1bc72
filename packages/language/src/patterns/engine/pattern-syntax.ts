import { characters } from '../../text/characters.ts';

/**
 * One place in a pattern of words (docs/autoreply/wordings.md).
 * - `word`: a word or a sign (`booked`, `,`), or a form that several words have (`confirm*`, `#2`, `~suicidal`)
 * - `class`: one entry of a class of words (`{call}`)
 * - `choice`: one of several sequences, which may be missing, or be there several times
 * - `gap`: up to so many words or characters, without these words
 * - `not`: what may not follow; at the start of a pattern: what may not be among the two words before it
 * - `start`, `end`, `edge`: of the text, or of a clause
 */
export type PatternPart =
  | { kind: 'word'; word: string }
  | { kind: 'class'; name: string }
  | { kind: 'choice'; written: string; sequences: PatternPart[][]; optional: boolean; repeated: boolean }
  | { kind: 'gap'; written: string; room: number; unit: GapUnit; without: string[] }
  | { kind: 'not'; written: string; words: string[] }
  | { kind: 'start' | 'end' | 'edge' };
export type GapUnit = 'words' | 'characters';

/** What is more than a word. */
const signs = characters(String.raw`\[({<.^$|!/`);

/** Reads words in a row: `{you-are} [all/now]* {done}`. */
export function parsePattern(words: string): PatternPart[] {
  const parts = splitOutsideGroups(words, ' ');
  return signs.areIn(words) ? parts.map(parsePart) : parts.map((word) => ({ kind: 'word', word }));
}

/** Reads a list of patterns, separated by commas: `call, video call, chat with _`. */
export function parseList(list: string): PatternPart[][] {
  return patternsOf(list).map(parsePattern);
}

/** Returns the patterns of a list as they are written. */
export function patternsOf(list: string): string[] {
  return splitOutsideGroups(list.replaceAll('\n', ' '), ',')
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '');
}

const usualRoom = 3;
const bounds: Record<string, PatternPart> = { '^': { kind: 'start' }, $: { kind: 'end' }, '|': { kind: 'edge' } };

function parsePart(part: string): PatternPart {
  const bound = bounds[part];
  if (bound !== undefined) return bound;
  if (part.startsWith('..')) return parseGap(part);
  if (part.startsWith('<') && part.endsWith('>'))
    return { kind: 'gap', written: part, room: roomOf(part.slice(1, -1), part), unit: 'characters', without: [] };
  if (part.startsWith('!') && part !== '!') return { kind: 'not', written: part, words: part.slice(1).split('/') };
  const repeated = part.endsWith(']*');
  const optional = part.startsWith('[');
  const isGroup = optional || part.startsWith('(');
  const choices = splitOutsideGroups(isGroup ? part.slice(1, repeated ? -2 : -1) : part, '/');
  if (isGroup || choices.length > 1)
    return { kind: 'choice', written: part, sequences: choices.map(parsePattern), optional, repeated };
  return part.startsWith('{') ? { kind: 'class', name: part.slice(1, -1) } : { kind: 'word', word: part };
}

function parseGap(part: string): PatternPart {
  const [room = '', without] = part.slice(2).split('!');
  return {
    kind: 'gap',
    written: part,
    room: room === '' ? usualRoom : roomOf(room, part),
    unit: 'words',
    without: without?.split('/') ?? [],
  };
}

function roomOf(written: string, part: string): number {
  const room = Number(written);
  if (!Number.isInteger(room)) throw new Error(`No number is in ${part}.`);
  return room;
}

/** Splits a text by a sign that is outside of brackets; empty pieces are left out. */
function splitOutsideGroups(text: string, separator: string): string[] {
  const pieces = text.split(separator);
  if (!text.includes('(') && !text.includes('[')) return pieces.filter((piece) => piece !== '');
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const piece of pieces) {
    part = depth === 0 ? piece : part + separator + piece;
    depth += openBrackets(piece);
    if (depth === 0 && part !== '') parts.push(part);
  }
  return parts;
}

/** Returns how many brackets of a text are opened and not closed. */
function openBrackets(text: string): number {
  let open = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '(' || character === '[') open += 1;
    else if (character === ')' || character === ']') open -= 1;
  }
  return open;
}
