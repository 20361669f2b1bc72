import type { PhraseExamples } from '../../../safety/__fixtures__/example-types.ts';
import { bareCancelExamples } from './bare-cancel.ts';
import { bookingExamples } from './booking.ts';
import { botQuestionExamples } from './bot-question.ts';
import { cancellationExamples } from './cancellation.ts';
import { coachToldExamples } from './coach-told.ts';
import { deletionExamples } from './deletion.ts';
import { disclosureExamples } from './disclosure.ts';
import { humanClaimExamples } from './human-claim.ts';

/** The examples of all talk topics. */
export const talkPhraseExamples: PhraseExamples = {
  ...bareCancelExamples,
  ...botQuestionExamples,
  ...deletionExamples,
  ...disclosureExamples,
  ...humanClaimExamples,
  ...coachToldExamples,
  ...bookingExamples,
  ...cancellationExamples,
};
