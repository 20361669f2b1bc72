// Finds the phrases of phrases.js in a text for people.
import { phrases } from './phrases.js';

/** Longer phrases first, so that each place gets the best advice. */
const searches = phrases
  .map((phrase) => ({ ...phrase, search: searchFor(phrase.phrase), exceptions: (phrase.except ?? []).map(searchFor) }))
  .toSorted((one, other) => other.phrase.length - one.phrase.length);

/**
 * Returns the places of a text whose words are not ours, in order, each place once.
 * @param {string} text
 * @param {string} file its path from the repository's folder
 * @returns {{ at: number, found: string, better: string }[]}
 */
export function findPhrases(text, file) {
  const folded = text.replaceAll('’', "'").toLowerCase();
  const taken = [];
  const found = [];
  for (const { search, exceptions, better, allowed } of searches) {
    if (allowed?.includes(file)) continue;
    const right = exceptions.flatMap((exception) => rangesOf(exception, folded));
    for (const [at, end] of rangesOf(search, folded)) {
      const isInside = ([from, to]) => from <= at && end <= to;
      if (right.some(isInside) || taken.some(([from, to]) => at < to && from < end)) continue;
      taken.push([at, end]);
      found.push({ at, found: text.slice(at, end), better });
    }
  }
  return found.toSorted((one, other) => one.at - other.at);
}

/** Returns the check's message about a phrase. */
export function complaint({ found, better }) {
  return `“${found.replaceAll(/\s+/g, ' ')}” is not our word: write “${better}”`;
}

function rangesOf(search, folded) {
  return [...folded.matchAll(search)].map((match) => [match.index, match.index + match[0].length]);
}

/** Returns a search for whole words, over any white space; a star is any ending. */
function searchFor(phrase) {
  const words = phrase
    .replaceAll('’', "'")
    .toLowerCase()
    .split(' ')
    .map((word) => word.replaceAll(/[.:]/g, String.raw`\$&`).replace('*', '[a-z]*'));
  return new RegExp(String.raw`(?<![\w-])${words.join(String.raw`\s+`)}(?![\w-]*\w)`, 'g');
}
