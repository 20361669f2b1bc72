/**
 * One place in a phrase.
 * - `word`: a word (`die`), the start of one (`kill*`), one with a slip in it (`~suicidal`), a class
 *   (`{others}`), a
 *   quantity (`{weight}`)
 * - `choice`: one of several, of one word or more: `kill/hurt`, `(end it/stop living)`; in square brackets it
 *   may be missing
 * - `gap`: up to three words between (`..`), or up to eight (`...`)
 * - `not`: what may not stand there (`!work`); at the start of a phrase: not among the two words before it
 * - `edge`: where a clause starts or ends (`|`); `start` and `end`: of a whole message
 */
export type PhrasePart =
  | { kind: 'word'; word: string }
  | { kind: 'choice'; written: string; sequences: PhrasePart[][]; optional: boolean }
  | { kind: 'gap'; room: number }
  | { kind: 'not'; words: string[] }
  | { kind: 'edge' | 'start' | 'end' };

/** A whole phrase: its thoughts, found in one sentence in any order, and what explains them away. */
export type ParsedPhrase = { thoughts: string[]; unless: string[]; wholeMessage: boolean };

/**
 * Reads a phrase of the lists: `want to die & {sad} unless {training}, laughing`. One that starts with `= `
 * counts as a whole message only, with nothing but courtesies around it.
 */
export function parsePhrase(phrase: string): ParsedPhrase {
  const wholeMessage = phrase.startsWith('= ');
  const [spoken = '', unless] = (wholeMessage ? phrase.slice(2) : phrase).split(' unless ');
  return { thoughts: spoken.split(' & '), unless: unless?.split(', ') ?? [], wholeMessage };
}

/** Reads words in a row: `[really] want to (die/be dead)`. */
export function parseParts(words: string): PhrasePart[] {
  return splitOutsideGroups(words, ' ').map(parsePart);
}

function parsePart(part: string): PhrasePart {
  if (part === '..') return { kind: 'gap', room: 3 };
  if (part === '...') return { kind: 'gap', room: 8 };
  if (part === '|') return { kind: 'edge' };
  if (part.startsWith('!')) return { kind: 'not', words: part.slice(1).split('/') };
  const optional = part.startsWith('[');
  const choices = splitOutsideGroups(optional || part.startsWith('(') ? part.slice(1, -1) : part, '/');
  const [only = ''] = choices;
  if (choices.length === 1 && !optional && !part.startsWith('(')) return { kind: 'word', word: only };
  return { kind: 'choice', written: part, sequences: choices.map(parseParts), optional };
}

function splitOutsideGroups(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  const cut = (end: number) => {
    if (end > start) parts.push(text.slice(start, end));
    start = end + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === separator && depth === 0) cut(at);
  }
  cut(text.length);
  return parts;
}
