import { RE2JS, type Matcher } from 're2js';
import { compiledOnce } from './compile-ahead.ts';
import type { LinearMatch } from './linear-match.ts';
import { replaceMatches } from './replace-matches.ts';
import { reviewable } from './reviewable.ts';

/** An expression that takes time in proportion to the text, for any text. */
export type LinearExpression = {
  test(text: string): boolean;
  /** Returns the first match that begins at or after `from`. */
  find(text: string, from?: number): LinearMatch | null;
  /** Returns all matches from the left, without overlaps. */
  findAll(text: string): LinearMatch[];
  /** Returns the text with every match replaced: by this very text, or by the result of `by`. */
  replace(text: string, by: string | ((match: LinearMatch) => string)): string;
  /** Returns the text between the matches. */
  split(text: string): string[];
};

/** What `\s` means in JavaScript; in RE2 it is ASCII only. Members of a class, without its brackets. */
const spaces = String.raw`\s\v\pZ\x{FEFF}`;

/**
 * Returns an expression in RE2's syntax, on an engine that never backtracks
 * (docs/decisions/0010-linear-expressions.md). This package uses no other expressions. There are no lookaheads
 * and no backreferences; lookbehinds may contain no groups. Flags: `i`, `m`, `s`. It is compiled at its first
 * use. One that is too long to review is refused.
 */
/* @__NO_SIDE_EFFECTS__ */
export function linear(pattern: string, flags = ''): LinearExpression {
  const written = reviewable(withUnicodeSpaces(pattern));
  const engine = compiledOnce(() => compile(written, flags));
  const findAll = (text: string) => {
    const found: LinearMatch[] = [];
    // Whether there is a match takes a tenth of the time of finding where.
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
    replace: (text, by) => replaceMatches(text, findAll(text), by),
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

/** Returns alternatives as one group that captures nothing. */
/* @__NO_SIDE_EFFECTS__ */
export function anyOf(...alternatives: (string | string[])[]): string {
  return `(?:${alternatives.flat().join('|')})`;
}

/** Returns an expression that finds one of these words or phrases, whole. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf(...phrases: (string | string[])[]): LinearExpression {
  return linear(String.raw`\b${anyOf(...phrases)}\b`);
}

// Read when needed: the web app, which compiles nothing, leaves the engine out.
const engineFlags = (): Record<string, number> => ({
  i: RE2JS.CASE_INSENSITIVE,
  m: RE2JS.MULTILINE,
  s: RE2JS.DOTALL,
});

function compile(written: string, flags: string): { test(text: string): boolean; matcher(text: string): Matcher } {
  const asked = Array.from(flags, (flag) => {
    const known = engineFlags()[flag];
    if (known === undefined) throw new Error(`An expression has the flag ${flag}, which is none of i, m and s`);
    return known;
  });
  const bits = asked.reduce((all, flag) => all | flag, 0);
  const whole = RE2JS.compile(written, bits | RE2JS.LOOKBEHINDS);
  const wider = withoutLookbehinds(written);
  if (wider === written) return whole;
  // A lookbehind only removes matches, and is slow: where the rest finds nothing it is not needed.
  const rest = RE2JS.compile(wider, bits);
  return { test: (text) => rest.test(text) && whole.test(text), matcher: (text) => whole.matcher(text) };
}

const lookbehinds = ['(?<!', '(?<='];

function withoutLookbehinds(pattern: string): string {
  let written = '';
  let depth = 0;
  let inClass = false;
  for (let index = 0; index < pattern.length; index += 1) {
    const sign = pattern.charAt(index);
    const begins = !inClass && depth === 0 && lookbehinds.some((mark) => pattern.startsWith(mark, index));
    if (depth === 0 && !begins) written += sign === '\\' ? pattern.slice(index, index + 2) : sign;
    if (sign === '\\') index += 1;
    else if (inClass) inClass = sign !== ']';
    else if (sign === '[') inClass = true;
    else if (begins) depth = 1;
    else if (depth > 0 && sign === '(') depth += 1;
    else if (depth > 0 && sign === ')') depth -= 1;
  }
  return written;
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
