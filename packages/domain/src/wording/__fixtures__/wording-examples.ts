import { automaticExamples } from './examples/automatic.ts';
import { bargainsExamples } from './examples/bargains.ts';
import { bookingClaimsEnglishExamples } from './examples/booking-claims-english.ts';
import { bookingClaimsSpanishExamples } from './examples/booking-claims-spanish.ts';
import { bookingPromisesExamples } from './examples/booking-promises.ts';
import { draftsExamples } from './examples/drafts.ts';
import { machineExamples } from './examples/machine.ts';
import { obedienceExamples } from './examples/obedience.ts';
import { pricesExamples } from './examples/prices.ts';
import { questionsExamples } from './examples/questions.ts';
import { refusalsExamples } from './examples/refusals.ts';
import { replayExamples } from './examples/replay.ts';
import { timesAndConditionsExamples } from './examples/times-and-conditions.ts';
import type { WordingExamples } from './examples-by-line.ts';

export const wordingExamples: WordingExamples = {
  ...automaticExamples,
  ...bargainsExamples,
  ...bookingClaimsEnglishExamples,
  ...bookingClaimsSpanishExamples,
  ...bookingPromisesExamples,
  ...draftsExamples,
  ...machineExamples,
  ...obedienceExamples,
  ...pricesExamples,
  ...questionsExamples,
  ...refusalsExamples,
  ...replayExamples,
  ...timesAndConditionsExamples,
};
