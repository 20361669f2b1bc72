import { characters } from '@spotter/language/text/characters';
import { sentencesIn } from './fixed-sentences.ts';
import { parsePlaceholders, type PlaceholderKey } from './placeholders.ts';

/** What is known of a chat; null: not known. */
export type PlaceholderValues = Record<PlaceholderKey, string | null>;

/** The values of an unknown contact. */
export const noPlaceholderValues: PlaceholderValues = { firstName: null, coach: null, callTime: null, link: null };

/** Longer than any name, time or address to join a call. */
const maxValueLength = 300;
// Private signs stand for what is not known until the sentences around it are seen.
const lost = '\uE000';
const gap = '\uE001';
const privateSigns = characters(`${lost}${gap}`);
const blanks = characters(String.raw`\s`);
const joints = characters(String.raw`\s,;:@–—\-`);
const openers = characters(String.raw`\s,;:!?.…–—\-`);
const closers = characters(String.raw`,;:!?.…\n`);
const sentenceEnds = characters(String.raw`.!?…`);
/** A sentence without its name can do; without its time or its link it says nothing. */
const carriesSentence: ReadonlySet<PlaceholderKey> = new Set(['callTime', 'link']);

/**
 * Returns a fixed text with what is known in it, else with the coach's fallback. What has neither leaves no
 * hole: a name goes with the comma around it, a time or a link with its whole sentence. Where the values make
 * the text longer than fits, it is said as if nothing was known.
 */
export function fillPlaceholders(
  text: string,
  values: PlaceholderValues,
  fits: (filled: string) => boolean = () => true,
): string {
  const { parts } = parsePlaceholders(text);
  if (parts.every(({ kind }) => kind === 'text')) return text;
  const filled = say(parts, values);
  return fits(filled) ? filled : say(parts, noPlaceholderValues);
}

function say(parts: ReturnType<typeof parsePlaceholders>['parts'], values: PlaceholderValues): string {
  const rendered = parts
    .map((part) => {
      if (part.kind === 'text') return privateSigns.replace(part.text, '');
      const known = valueOf(values[part.key]) ?? part.fallback;
      return known === null ? (carriesSentence.has(part.key) ? lost : gap) : privateSigns.replace(known, '');
    })
    .join('');
  const kept = sentencesIn(rendered).filter((piece) => !piece.includes(lost));
  const closed = closeGaps(kept.join(''));
  return closed === '' ? closeGaps(rendered.replaceAll(lost, gap)) : closed;
}

function valueOf(known: string | null): string | null {
  if (known === null || known.length > maxValueLength) return null;
  const value = blanks.replaceRuns(known, ' ').trim();
  return value === '' ? null : value;
}

function closeGaps(text: string): string {
  const [first = '', ...others] = text.split(gap);
  return others.reduce(closeGap, first).trim();
}

/** Joins what stands around a missing word, without the signs that it needed. */
function closeGap(before: string, behind: string): string {
  const whole = before.trimEnd();
  const after = withoutOwner(behind);
  const isAfterSpace = whole !== before || whole === '';
  if (whole === '' || (isAfterSpace && (before.endsWith('\n') || sentenceEnds.areIn(whole.slice(-1)))))
    return before + capitalized(openers.withoutStart(after));
  if (isBracketed(whole, after)) return joints.withoutEnd(whole.slice(0, -1)) + after.trimStart().slice(1);
  const isClosed = after.trim() === '' || closers.areIn(withoutSpaces(after).slice(0, 1));
  if (isClosed) return joints.withoutEnd(whole) + withoutSpaces(after);
  return whole + (after.startsWith(' ') ? after : ` ${after}`);
}

/** Returns a text without the `'s` of the name before it. */
function withoutOwner(text: string): string {
  return text.startsWith("'s ") || text.startsWith('’s ') ? text.slice(2) : text;
}

function isBracketed(before: string, after: string): boolean {
  const open = '([“"«'.indexOf(before.slice(-1));
  return open !== -1 && ')]”"»'[open] === after.trimStart().slice(0, 1);
}

/** Returns a text without the spaces at its beginning; a new line stays. */
function withoutSpaces(text: string): string {
  const line = text.indexOf('\n');
  const head = line === -1 ? text : text.slice(0, line);
  return head.trim() === '' ? (line === -1 ? '' : text.slice(line)) : text.trimStart();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
