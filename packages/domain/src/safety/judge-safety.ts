import { boundText } from '@spotter/language/text/bounded-text';
import { compiledOnce } from '@spotter/language/text/compile-ahead';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { foundIn, PhraseBook, type FoundPhrase, type Reading } from './matching/phrase-book.ts';
import { phraseLists } from './phrases/index.ts';
import { safetyCategories, type SafetyCategory, type SafetySeverity } from './safety-categories.ts';
import { signLists } from './signs/index.ts';
import { withoutIds } from '@spotter/language/text/without-ids';
import { wordClasses } from './words/index.ts';

/** What the rules saw in a text: the gravest thing, and the phrase or the signs that showed it. */
export type SafetyJudgment = {
  category: Exclude<SafetyCategory, 'stop'>;
  severity: SafetySeverity;
  hinted: boolean;
  phrase: string;
};

/** The phrases, compiled at their first use or ahead. */
const phraseBook = compiledOnce(() => new PhraseBook(phraseLists, wordClasses, signLists));

/**
 * Returns the phrases of a text and the weight of its signs, even where the weight is not enough. `now` turns
 * years of birth into ages.
 */
export const readSafety = rememberLatest(
  (text: string, now: Date) => `${now.toISOString().slice(0, 10)} ${text}`,
  (text: string, now: Date): Reading => phraseBook().read(withoutIds(boundText(text).text), now),
);

/** Returns every phrase in a text, of any category, and the signs that are enough. */
export function findPhrases(text: string, now: Date): FoundPhrase[] {
  return foundIn(readSafety(text, now));
}

/**
 * Returns the gravest matter in a text that ends a sales talk, of all that `counts`; null when there is none.
 * What is named goes before what is only hinted at, wherever they stand.
 */
export function judgeSafety(
  text: string,
  now: Date,
  counts: (found: FoundPhrase) => boolean = () => true,
): SafetyJudgment | null {
  const found = findPhrases(text, now).filter((each) => counts(each));
  for (const category of safetyCategories) {
    const ofCategory = found.filter((each) => each.category === category);
    const gravest = ofCategory.find(({ hinted }) => !hinted) ?? ofCategory[0];
    if (gravest === undefined || category === 'stop') continue;
    const { severity, hinted, phrase } = gravest;
    return { category, severity, hinted, phrase };
  }
  return null;
}

/** Returns how the phrases of a text ask for no more messages: by all of it, or in it; null where they do not. */
export function namesStop(text: string): 'whole' | 'within' | null {
  const found = findPhrases(text, new Date(0)).filter(({ category }) => category === 'stop');
  if (found.length === 0) return null;
  return found.some(({ phrase }) => phrase.startsWith('= ')) ? 'whole' : 'within';
}
