import { characters } from './characters.ts';

// Accents and other marks, and the two voicing signs that become marks.
const marks = characters(String.raw`\p{M}\uFF9E\uFF9F`);
/** Unicode: the Stream-Safe Text Format has no more marks behind a letter. Real ones have fewer than ten. */
const maxMarks = 30;
const joiner = '\u034F';

/**
 * Returns a text in a normal form of Unicode. Marks are put in order by comparing each with the others, so those
 * without end on one letter are parted by an invisible sign.
 */
export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return marks.replaceRuns(text, parted).normalize(form);
}

function parted(run: string): string {
  if (run.length <= maxMarks) return run;
  return Array.from(run, (mark, index) => (index > 0 && index % maxMarks === 0 ? joiner + mark : mark)).join('');
}
