import { PhraseBook } from '../../safety/matching/phrase-book.ts';
import type { PhraseList } from '../../safety/safety-categories.ts';
import { wordClasses } from '../../safety/words/index.ts';
import { boundText } from '@spotter/language/text/bounded-text';
import { type ChatLanguage, chatLanguages } from '@spotter/language/detection/chat-language';
import { compiledOnce } from '@spotter/language/text/compile-ahead';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { bareCancelPhrases } from './bare-cancel.ts';
import { bookingPhrases } from './booking.ts';
import { callWishPhrases } from './call-wish.ts';
import { coachInstructedPhrases } from './coach-instructed.ts';
import { deletionPhrases } from './deletion.ts';
import { heardNothingPhrases } from './heard-nothing.ts';
import { humanClaimPhrases } from './human-claim.ts';
import { nameQuestionPhrases } from './name-question.ts';
import { notUnderstoodPhrases, willAskPhrases } from './no-answer.ts';
import { outcomePromisePhrases } from './outcome-promise.ts';
import type { Phrases } from './phrases.ts';
import { priceQuestionPhrases } from './price-question.ts';
import { putOffPhrases } from './put-off.ts';
import { talkWords } from './conversation-pattern-texts.ts';

export const talkPhrases = {
  'bare-cancel': bareCancelPhrases,
  deletion: deletionPhrases,
  'heard-nothing': heardNothingPhrases,
  'human-claim': humanClaimPhrases,
  'coach-told': coachInstructedPhrases,
  'outcome-promise': outcomePromisePhrases,
  booking: bookingPhrases,
  'call-wish': callWishPhrases,
  'put-off': putOffPhrases,
  'price-question': priceQuestionPhrases,
  'name-question': nameQuestionPhrases,
  'will-ask': willAskPhrases,
  'not-understood': notUnderstoodPhrases,
} satisfies Record<string, Phrases>;
export type TalkTopic = keyof typeof talkPhrases;

/** The phrases, compiled at their first use or ahead. */
export const talkPhraseBook = compiledOnce(() => new PhraseBook(listsOf(), { ...wordClasses, ...talkWords }));

function listsOf(): PhraseList<TalkTopic>[] {
  return (Object.keys(talkPhrases) as TalkTopic[]).flatMap((category) =>
    chatLanguages.map((language) => {
      const phrases: Phrases = talkPhrases[category];
      return { category, language, severity: 'other', hinted: false, phrases: phrases[language] ?? [] };
    }),
  );
}

/** Remembered because a draft is asked about one topic after the other. */
const findPhrases = rememberLatest(
  (text: string) => text,
  (text: string) => talkPhraseBook().find(text, new Date(0)),
);

/** Returns the languages in whose phrases a text is about a topic; empty where it is not. */
export function languagesOfTopic(text: string, topic: TalkTopic): ChatLanguage[] {
  return [
    ...new Set(
      findPhrases(boundText(text).text)
        .filter(({ category }) => category === topic)
        .map(({ language }) => language),
    ),
  ];
}

/** Whether a text is about a topic, in any language. */
export function isAbout(text: string, topic: TalkTopic): boolean {
  return languagesOfTopic(text, topic).length > 0;
}
