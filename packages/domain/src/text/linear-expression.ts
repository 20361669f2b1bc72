import { RE2JS, type Matcher } from 're2js';

/** A match, with its groups as `RegExp` gives them: by number, and by name where they have one. */
export type LinearMatch = {
  index: number;
  /** The whole of it. */
  text: string;
  groups: (string | undefined)[];
  named: Record<string, string | undefined>;
};

/** An expression that takes time in proportion to the text, whatever the text is. */
export type LinearExpression = {
  test(text: string): boolean;
  /** The first match that begins at `from` or behind it. */
  find(text: string, from?: number): LinearMatch | null;
  /** All matches, none over another, from the left. */
  findAll(text: string): LinearMatch[];
  /** Every match replaced: by these very words, or by what `by` makes of it. */
  replace(text: string, by: string | ((match: LinearMatch) => string)): string;
  /** What stands between the matches. */
  split(text: string): string[];
};

/** What `\s` means to JavaScript; to RE2 it is ASCII only. Alternatives of a class, without its brackets. */
const spaces = String.raw`\t\n\v\f\r \x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}`;

/**
 * The only way to an expression in this package: RE2's syntax, on an engine that never goes back in the text
 * (docs/decisions/0010-linear-expressions.md). There are no lookaheads and no backreferences; lookbehinds may hold no groups.
 * Flags: `i`, `m`, `s`. It is compiled when it is first used.
 */
/* @__NO_SIDE_EFFECTS__ */
export function linear(pattern: string, flags = ''): LinearExpression {
  let compiled: RE2JS | null = null;
  const engine = () => (compiled ??= compile(pattern, flags));
  const findAll = (text: string) => {
    const found: LinearMatch[] = [];
    // Whether there is a match is told in a tenth of the time that it takes to say where.
    if (!engine().test(text)) return found;
    const matcher = engine().matcher(text);
    while (matcher.find()) found.push(matchOf(matcher));
    return found;
  };
  return {
    test: (text) => engine().test(text),
    find(text, from = 0) {
      if (from > text.length || !engine().test(text)) return null;
      const matcher = engine().matcher(text);
      return matcher.find(from) ? matchOf(matcher) : null;
    },
    findAll,
    replace(text, by) {
      const kept: string[] = [];
      let end = 0;
      for (const match of findAll(text)) {
        kept.push(text.slice(end, match.index), typeof by === 'string' ? by : by(match));
        end = match.index + match.text.length;
      }
      return kept.join('') + text.slice(end);
    },
    split(text) {
      const parts: string[] = [];
      let end = 0;
      for (const match of findAll(text)) {
        parts.push(text.slice(end, match.index));
        end = match.index + match.text.length;
      }
      return [...parts, text.slice(end)];
    },
  };
}

/** Alternatives as one group that captures nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function anyOf(...alternatives: (string | string[])[]): string {
  return `(?:${alternatives.flat().join('|')})`;
}

/** Whether one of these words or phrases stands in the text, whole. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf(...phrases: (string | string[])[]): LinearExpression {
  return linear(String.raw`\b${anyOf(...phrases)}\b`);
}

const engineFlags: Record<string, number> = {
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
};

function compile(pattern: string, flags: string): RE2JS {
  const asked = Array.from(flags, (flag) => {
    const known = engineFlags[flag];
    if (known === undefined) throw new Error(`An expression has the flag ${flag}, which is none of i, m and s`);
    return known;
  });
  return RE2JS.compile(
    withUnicodeSpaces(pattern),
    asked.reduce((all, flag) => all | flag, RE2JS.LOOKBEHINDS),
  );
}

function withUnicodeSpaces(pattern: string): string {
  let written = '';
  let inClass = false;
  for (let index = 0; index < pattern.length; index += 1) {
    const sign = pattern.charAt(index);
    if (sign === '\\') {
      index += 1;
      const escaped = pattern.charAt(index);
      if (escaped === 's') written += inClass ? spaces : `[${spaces}]`;
      else if (escaped === 'S' && !inClass) written += `[^${spaces}]`;
      else if (escaped === 'S') throw new Error(`An expression has \\S inside of a class: ${pattern}`);
      else written += sign + escaped;
      continue;
    }
    if (sign === '[') inClass = true;
    else if (sign === ']') inClass = false;
    written += sign;
  }
  return written;
}

function matchOf(matcher: Matcher): LinearMatch {
  const groups = Array.from({ length: matcher.groupCount() }, (_, index) => matcher.group(index + 1) ?? undefined);
  const named = Object.entries(matcher.getNamedGroups()).map(([name, group]) => [name, group ?? undefined] as const);
  return { index: matcher.start(), text: matcher.group() ?? '', groups, named: Object.fromEntries(named) };
}
