import { characters } from '@spotter/language/text/characters';

/** A part of a text under one heading. */
export type Section = { heading: string; text: string };

/** The length that a passage has at most, in characters: a prompt takes several. */
const maxLength = 1200;
/** A last piece shorter than this goes with the one before it. */
const minLength = 200;
const hashes = characters('#');
const endMarks = characters('.!?:;,');
const deepestHeading = 6;

/** Cuts sections into passages that are short enough to be quoted, at the ends of paragraphs, sentences or words. */
export function cutPassages(sections: Section[], max: number): Section[] {
  const passages: Section[] = [];
  for (const { heading, text } of sections) {
    for (const piece of piecesOf(text)) {
      if (passages.length === max) return passages;
      passages.push({ heading, text: piece });
    }
  }
  return passages;
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > maxLength + minLength) {
    const end = endOfPiece(rest);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
}

/** Returns where the next piece ends: never in its first half, so that none is tiny. */
function endOfPiece(text: string): number {
  const window = text.slice(0, maxLength);
  for (const end of ['\n\n', '\n', '. ', '? ', '! ', '。', '？', '！', '؟ ', ' ']) {
    const at = window.lastIndexOf(end);
    if (at > maxLength / 2) return at + end.length;
  }
  // Half of a surrogate pair cannot be stored.
  const last = window.slice(-1);
  return last >= '\uD800' && last <= '\uDBFF' ? maxLength - 1 : maxLength;
}

/**
 * Returns the sections of a plain text: a short line without an end mark, with text right below it, is a
 * heading, as is a line of Markdown that begins with `#`.
 */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [];
  let heading = '';
  let lines: string[] = [];
  const close = () => {
    const spoken = lines.join('\n').trim();
    if (spoken !== '') sections.push({ heading, text: spoken });
    // A title right above another one is said too.
    else if (heading !== '') sections.push({ heading: '', text: heading });
    lines = [];
  };
  const all = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n');
  for (const [index, line] of all.entries()) {
    const plain = line.trim();
    if (isHeading(plain, (all[index - 1] ?? '').trim(), (all[index + 1] ?? '').trim())) {
      close();
      heading = hashes.withoutStart(plain).trim().slice(0, 200);
    } else lines.push(line);
  }
  close();
  return sections;
}

function isHeading(line: string, before: string, after: string): boolean {
  if (isMarkdownHeading(line)) return true;
  return before === '' && after.length > 60 && line.length > 0 && line.length <= 80 && !endMarks.areIn(line.slice(-1));
}

function isMarkdownHeading(line: string): boolean {
  const title = hashes.withoutStart(line);
  const depth = line.length - title.length;
  return depth > 0 && depth <= deepestHeading && title.startsWith(' ') && title.trim() !== '';
}
