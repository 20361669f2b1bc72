import { foldText } from '@spotter/language/text/folded-text';
import { givenNames } from './given-names.ts';
import { phrasesOf } from '@spotter/language/patterns/whole/phrase-graph';
import { createTokenizer } from '@spotter/language/text/tokens';

const { wordsOf } = createTokenizer(String.raw`\p{L}\p{M}`);
const maxWords = 3;
export const given = new Set(phrasesOf(givenNames).flat());

/**
 * Returns the words of an answer that are written like names, folded:
 * with a capital letter, and small ones after it.
 */
export function capitalizedWords(answer: string): Set<string> {
  const written = wordsOf(answer).filter((word) => isCapitalized(word));
  return new Set(written.map((word) => foldText(word)));
}

function isCapitalized(word: string): boolean {
  const [first = '', ...rest] = word;
  return first !== first.toLowerCase() && rest.length > 0 && rest.join('') === rest.join('').toLowerCase();
}

/** Whether an answer ends here with a name: a single one, or one after a given name or an initial. */
export function isSignature(words: string[], isSurname: (word: string) => boolean): boolean {
  const last = words.at(-1);
  if (last === undefined || words.length > maxWords || !isSurname(last)) return false;
  return words.slice(0, -1).every((word) => given.has(word) || (word.length === 1 && word !== last));
}
