import { automaticExamples } from './examples/automatic.ts';
import { bargainsExamples } from './examples/bargains.ts';
import { bookingClaimsEnglishExamples } from './examples/booking-claims-english.ts';
import { bookingClaimsSpanishExamples } from './examples/booking-claims-spanish.ts';
import { bookingPromisesExamples } from './examples/booking-promises.ts';
import { draftsExamples } from './examples/drafts.ts';
import { pricesExamples } from './examples/prices.ts';
import { questionsExamples } from './examples/questions.ts';
import { refusalsExamples } from './examples/refusals.ts';
import { timesAndConditionsExamples } from './examples/times-and-conditions.ts';

/** For each line of each list, by `list: line`, words that it finds whole: together they need every word of the line. */
export type WordingExamples = Record<string, string[]>;

export const wordingExamples: WordingExamples = {
  ...automaticExamples,
  ...bargainsExamples,
  ...bookingClaimsEnglishExamples,
  ...bookingClaimsSpanishExamples,
  ...bookingPromisesExamples,
  ...draftsExamples,
  ...pricesExamples,
  ...questionsExamples,
  ...refusalsExamples,
  ...timesAndConditionsExamples,
};
