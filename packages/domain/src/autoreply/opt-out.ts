import { foldText } from './folded-text.ts';
import { optOutLanguages } from './opt-out-words.ts';
import { rememberLatest } from './remember-latest.ts';

/** A wish for silence is short; what is longer than this many words says something else as well. */
const longestWish = 24;
/** Loud or alone, "stop" is a stop in every language. */
const everywhere = 'stop+(?: all| it| this)?';
const links = 'and|y|e|et|und|en|i|so|not interested|no me interesa';

const politeness = anyOf(optOutLanguages.flatMap((words) => [...words.politeness, links]));
const politeAtStart = new RegExp(`^${politeness}(?: |$)`);
const politeAtEnd = new RegExp(` ${politeness}$`);
const wishAtStart = new RegExp(
  `^${anyOf([...optOutLanguages.flatMap(({ wholeMessages }) => wholeMessages), everywhere])}(?: |$)`,
);
const wholeClauses = optOutLanguages.map(
  ({ clauses, tails }) => new RegExp(`^${anyOf(clauses)}(?: ${anyOf(tails)}){0,3}$`),
);

function anyOf(expressions: string[]): string {
  return `(?:${expressions.join('|')})`;
}

/**
 * Whether the contact asks to be written to no more, in English, Spanish, Portuguese, French, German, Italian, Dutch or
 * Polish. "I can't stop eating" and "para mí" do not: a bare "stop" or "para" counts only as a whole message.
 */
export const isOptOut = rememberLatest(
  (text: string) => text,
  (text: string): boolean => {
    const folded = foldText(text).replace(/'/g, '');
    const whole = wordsOnly(folded);
    if (isWholeWish(whole)) return true;
    const parts = folded.split(/[.,;:!?¡¿\n]+|\p{Extended_Pictographic}/u).map(wordsOnly);
    return [whole, ...parts].some(isWishClause);
  },
);

/** Nothing but wishes for silence and polite words. */
function isWholeWish(words: string): boolean {
  if (isTooLong(words)) return false;
  let rest = words;
  let wished = false;
  while (rest !== '') {
    const wish = wishAtStart.exec(rest)?.[0];
    wished ||= wish !== undefined;
    const said = wish ?? politeAtStart.exec(rest)?.[0];
    if (said === undefined) return false;
    rest = rest.slice(said.length);
  }
  return wished;
}

/** One clause that is a wish for silence, with polite words or a bare "stop" before it and polite words after it. */
function isWishClause(words: string): boolean {
  if (words === '' || isTooLong(words)) return false;
  return peel(words, (rest) => rest.replace(politeAtEnd, '')).some((end) =>
    peel(end, withoutFirstWords).some((clause) => wholeClauses.some((wholeClause) => wholeClause.test(clause))),
  );
}

function withoutFirstWords(clause: string): string {
  const rest = clause.replace(politeAtStart, '');
  return rest === clause ? clause.replace(wishAtStart, '') : rest;
}

/** The text and what is left of it each time something is taken off. */
function peel(text: string, takeOff: (rest: string) => string): string[] {
  const stages = [text];
  for (let rest = takeOff(text); rest !== stages.at(-1) && rest !== ''; rest = takeOff(rest)) stages.push(rest);
  return stages;
}

function isTooLong(words: string): boolean {
  return words.split(' ').length > longestWish;
}

function wordsOnly(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
