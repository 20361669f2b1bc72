import { characters } from '@spotter/language/text/characters';

/** What a fixed text may name of a chat: `{first name}`, or with a fallback: `{first name|there}`. */
const placeholders = {
  'first name': 'firstName',
  coach: 'coach',
  'call time': 'callTime',
  link: 'link',
} as const;
export type PlaceholderKey = (typeof placeholders)[keyof typeof placeholders];

/** The placeholders as a coach writes them. */
export const placeholderNames = Object.keys(placeholders).map((name) => `{${name}}`);

/** One stretch of a fixed text. */
export type FixedPart =
  | { kind: 'text'; text: string }
  | { kind: 'placeholder'; key: PlaceholderKey; fallback: string | null };

const spaces = characters(String.raw`\s`);

/** Reads a fixed text. `unknown`: names in braces without a meaning, which are kept as written. */
export function parsePlaceholders(text: string): { parts: FixedPart[]; unknown: string[] } {
  const parts: FixedPart[] = [];
  const unknown: string[] = [];
  let written = '';
  let at = 0;
  for (;;) {
    const found = nextBraces(text, at);
    written += text.slice(at, found?.start);
    if (found === null) break;
    const placeholder = readPlaceholder(text.slice(found.start + 1, found.end - 1));
    const braces = text.slice(found.start, found.end);
    at = found.end;
    if (placeholder === null) {
      unknown.push(braces);
      written += braces;
      continue;
    }
    if (written !== '') parts.push({ kind: 'text', text: written });
    parts.push(placeholder);
    written = '';
  }
  if (written !== '') parts.push({ kind: 'text', text: written });
  return { parts, unknown };
}

/** Returns the place of the next pair of braces in one line, with no brace between. */
function nextBraces(text: string, from: number): { start: number; end: number } | null {
  let start = -1;
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]!;
    if (sign === '{') start = at;
    else if (sign === '\n') start = -1;
    else if (sign === '}' && start !== -1) return { start, end: at + 1 };
  }
  return null;
}

function readPlaceholder(inside: string): FixedPart | null {
  const bar = inside.indexOf('|');
  const written = spaces.replaceRuns(bar === -1 ? inside : inside.slice(0, bar), ' ');
  const name = written.trim().toLowerCase();
  const key = Object.entries(placeholders).find(([known]) => known === name)?.[1];
  if (key === undefined) return null;
  const fallback = bar === -1 ? '' : inside.slice(bar + 1).trim();
  return { kind: 'placeholder', key, fallback: fallback === '' ? null : fallback };
}

/** Whether a fixed text has a placeholder. */
export function hasPlaceholders(text: string): boolean {
  return parsePlaceholders(text).parts.some(({ kind }) => kind === 'placeholder');
}
