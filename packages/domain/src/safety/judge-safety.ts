import { boundText } from '../autoreply/bounded-text.ts';
import { rememberLatest } from '../autoreply/remember-latest.ts';
import { PhraseBook, type FoundPhrase } from './phrase-book.ts';
import { phraseLists } from './phrases/index.ts';
import { safetyCategories, type SafetyCategory, type SafetySeverity } from './safety-categories.ts';
import { withoutIds } from './without-ids.ts';
import { wordClasses } from './words/index.ts';

/** What the rules saw in a text: the gravest thing, the phrase that showed it, and whether a part was left unread. */
export type SafetyJudgement = {
  category: Exclude<SafetyCategory, 'stop'>;
  severity: SafetySeverity;
  hinted: boolean;
  phrase: string;
  cut: boolean;
};

let book: PhraseBook | null = null;

/** Compiles the phrases, which else the first message waits for. Who only loads the domain does not pay for it. */
export function prepareSafetyRules(): PhraseBook {
  book ??= new PhraseBook(phraseLists, wordClasses);
  return book;
}

/** Every phrase that a text holds, of whatever category. `now` turns years of birth into ages. */
export const findPhrases = rememberLatest(
  (text: string, now: Date) => `${now.toISOString().slice(0, 10)} ${text}`,
  (text: string, now: Date): FoundPhrase[] => prepareSafetyRules().find(withoutIds(boundText(text).text), now),
);

/** The gravest matter in a text that is none for a sales talk; null when there is none. */
export function judgeSafety(text: string, now: Date): SafetyJudgement | null {
  const found = findPhrases(text, now);
  for (const category of safetyCategories) {
    const gravest = found.find((each) => each.category === category);
    if (gravest === undefined || category === 'stop') continue;
    const { severity, hinted, phrase } = gravest;
    return { category, severity, hinted, phrase, cut: boundText(text).cut };
  }
  return null;
}

/** Whether the contact asks to be written to no more. "I can't stop eating" does not. */
export function asksForSilence(text: string): boolean {
  return findPhrases(text, new Date(0)).some(({ category }) => category === 'stop');
}
