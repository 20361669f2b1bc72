import { sentencesOf } from '@spotter/language/sentences/sentences';
import { characters } from '@spotter/language/text/characters';

const digits = characters('0-9');

/**
 * Whether a coach's words still offer the times that an answer did, so that its buttons may go with them: every
 * sentence with a number in it is left as it was.
 */
export function keepsTimes(proposed: string, edited: string): boolean {
  const numbered = sentencesOf(proposed).filter((sentence) => digits.areIn(sentence));
  return numbered.length > 0 && numbered.every((sentence) => edited.includes(sentence.trim()));
}
