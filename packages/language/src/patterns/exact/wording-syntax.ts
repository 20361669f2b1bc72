/**
 * One place in a line of words.
 * - `word`: a word or a sign (`booked`, `,`), the start of one (`confirm*`), the end of one (`*s`), a number
 *   (`#`), one
 *   of up to two digits (`#2`), one with letters after it (`#h`), any word (`_`)
 * - `class`: one entry of a class of words (`{call}`)
 * - `choice`: one of several, of one word or more: `call/spot`, `(locked in/set up)`; in square brackets it may
 *   be
 *   missing (`[all/now]`), and with a star after them it may be there several times (`[all/now]*`)
 * - `gap`: up to three words between (`..`), or as many as the number says (`..5`), none of them one of these
 *   (`..5!not/never`)
 * - `reach`: anything in up to that many characters (`<80>`)
 * - `start` and `end`: of the text (`^`, `$`)
 */
export type WordingPart =
  | { kind: 'word'; word: string }
  | { kind: 'class'; name: string }
  | { kind: 'choice'; sequences: WordingPart[][]; optional: boolean; repeated: boolean }
  | { kind: 'gap'; room: number; without: string[] }
  | { kind: 'reach'; characters: number }
  | { kind: 'start' | 'end' };

/** Reads a line: `{you-are} [all/now]* {done}`. */
export function parseWording(line: string): WordingPart[] {
  return splitOutsideGroups(line, ' ').map(parsePart);
}

/** Reads a row of a class: `call, video call, chat with _`. */
export function parseEntries(row: string): WordingPart[][] {
  return splitOutsideGroups(row, ', ').map(parseWording);
}

const usualRoom = 3;

function parsePart(part: string): WordingPart {
  if (part === '^') return { kind: 'start' };
  if (part === '$') return { kind: 'end' };
  if (part.startsWith('..')) return parseGap(part.slice(2));
  if (part.startsWith('<') && part.endsWith('>')) return { kind: 'reach', characters: Number(part.slice(1, -1)) };
  const repeated = part.endsWith(']*');
  const optional = part.startsWith('[');
  const isGroup = optional || part.startsWith('(');
  const choices = splitOutsideGroups(isGroup ? part.slice(1, repeated ? -2 : -1) : part, '/');
  const [only = ''] = choices;
  if (isGroup || choices.length > 1) {
    return { kind: 'choice', sequences: choices.map(parseWording), optional, repeated };
  }
  return only.startsWith('{') ? { kind: 'class', name: only.slice(1, -1) } : { kind: 'word', word: only };
}

function parseGap(written: string): WordingPart {
  const [room = '', without = ''] = written.split('!');
  return { kind: 'gap', room: room === '' ? usualRoom : Number(room), without: without.split('/') };
}

function splitOutsideGroups(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(start, at));
      start = at + separator.length;
    }
  }
  return [...parts, text.slice(start)];
}
