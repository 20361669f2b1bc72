import { characters } from '@spotter/language/text/characters';
import type { Section } from './cut-passages.ts';

const lineEnds = characters(String.raw`\u0085\u2028\u2029\u000B\u000C`);
/**
 * What no text shows, and what the database does not store:
 * controls, halves of characters, what hides or turns text.
 */
const unseen = characters(
  String.raw`\u0000-\u0008\u000E-\u001F\u007F-\u009F\p{Cs}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E007F}`,
);

/** Returns a text from outside as it may be stored, shown and sent: the one entry for outside texts. */
export function cleanText(text: string): string {
  const lines = lineEnds.replace(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n'), '\n');
  return unseen.replaceRuns(lines, '');
}

/** Returns sections with clean texts, without those that have none. */
export function cleanSections(sections: Section[]): Section[] {
  return sections
    .map(({ heading, text }) => ({ heading: cleanText(heading).trim(), text: cleanText(text).trim() }))
    .filter(({ text }) => text !== '');
}
