import type { PhraseExamples } from '../../../safety/__fixtures__/example-types.ts';
import { bookingExamples } from './booking.ts';
import { botQuestionExamples } from './bot-question.ts';
import { callWishExamples } from './call-wish.ts';
import { cancellationExamples } from './cancellation.ts';
import { coachToldExamples } from './coach-told.ts';
import { deletionExamples } from './deletion.ts';
import { disclosureExamples } from './disclosure.ts';
import { humanClaimExamples } from './human-claim.ts';
import { noAnswerExamples } from './no-answer.ts';
import { priceQuestionExamples } from './price-question.ts';
import { putOffExamples } from './put-off.ts';

/** The examples of all talk topics. */
export const talkPhraseExamples: PhraseExamples = {
  ...botQuestionExamples,
  ...deletionExamples,
  ...disclosureExamples,
  ...humanClaimExamples,
  ...coachToldExamples,
  ...bookingExamples,
  ...cancellationExamples,
  ...callWishExamples,
  ...putOffExamples,
  ...priceQuestionExamples,
  ...noAnswerExamples,
};
