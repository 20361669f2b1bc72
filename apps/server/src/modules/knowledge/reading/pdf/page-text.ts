import type { Section } from '@spotter/domain/knowledge';
import { isGoingOn } from './going-on.ts';
import type { Line } from './text-pieces.ts';

const maxHeadingLength = 80;
/** A heading is this much larger than the text, or its line ends long before those of the text. */
const headingSize = 1.1;
const headingWidth = 0.7;

/** Returns pages as sections. A sentence that goes on on the next page stays whole. */
export function sectionsOfPages(pages: Line[][]): Section[] {
  const compounds = compoundsIn(pages);
  const sections: Section[] = [];
  for (const [index, lines] of pages.entries()) {
    const rest = withTail(sections.at(-1), lines);
    if (rest.length > 0) sections.push(pageSection(rest, index + 1));
  }
  return sections.map(({ heading, text }) => ({ heading, text: joinWords(text, compounds) }));
}

/** Puts the end of a sentence to the page that it began on. Returns the lines that are left. */
function withTail(before: Section | undefined, lines: Line[]): Line[] {
  const last = before?.text.split('\n').at(-1) ?? '';
  if (before === undefined || lines.length === 0 || !isGoingOn(last, lines[0]!.text)) return lines;
  const end = lines.findIndex(({ text }) => /[.!?؟。](?:\s|$)/.test(text));
  if (end < 0 || end > 5) return lines;
  const line = lines[end]!;
  const at = line.text.search(/[.!?؟。](?:\s|$)/) + 1;
  before.text += `\n${[...lines.slice(0, end).map(({ text }) => text), line.text.slice(0, at)].join('\n')}`;
  const rest = line.text.slice(at).trim();
  return [...(rest === '' ? [] : [{ ...line, text: rest }]), ...lines.slice(end + 1)];
}

/** The first line of a page is its heading where it looks like one. */
function pageSection(lines: Line[], number: number): Section {
  const [first, second] = lines;
  const text = (from: number) =>
    lines
      .slice(from)
      .map((line) => line.text)
      .join('\n')
      .trim();
  return first !== undefined && second !== undefined && isHeading(first, second, lines)
    ? { heading: `${first.text.trim()} (page ${number})`, text: text(1) }
    : { heading: `Page ${number}`, text: text(0) };
}

function isHeading(first: Line, second: Line, lines: Line[]): boolean {
  if (first.text.length > maxHeadingLength || /[.!?:;,|]$/.test(first.text.trim()) || first.text.includes(' | '))
    return false;
  if (/^\p{Ll}/u.test(first.text) || isGoingOn(first.text, second.text)) return false;
  const sizes = lines.map(({ size }) => size).toSorted((one, other) => one - other);
  const widest = Math.max(...lines.map(({ width }) => width));
  return first.size >= sizes[Math.floor(sizes.length / 2)]! * headingSize || first.width <= widest * headingWidth;
}

/** Returns the words of a document that have a hyphen within a line. */
function compoundsIn(pages: Line[][]): Set<string> {
  const words = pages.flatMap((lines) => lines.flatMap(({ text }) => text.match(/\p{L}+-\p{L}+/gu) ?? []));
  return new Set(words.map((word) => word.toLowerCase()));
}

/** Joins words that were split at the end of a line. The hyphen of a compound stays. */
function joinWords(text: string, compounds: Set<string>): string {
  return text.replace(/(\p{L}+)([-\u2010\u00AD])\n(\p{Ll}+)/gu, (_whole, begin: string, hyphen: string, end: string) =>
    hyphen !== '\u00AD' && compounds.has(`${begin}-${end}`.toLowerCase()) ? `${begin}-${end}` : `${begin}${end}`,
  );
}
