import type { PhraseExamples } from '../../../safety/__fixtures__/example-types.ts';
import { bareCancelExamples } from './bare-cancel.ts';
import { bookingExamples } from './booking.ts';
import { callWishExamples } from './call-wish.ts';
import { coachInstructedExamples } from './coach-instructed.ts';
import { deletionExamples } from './deletion.ts';
import { heardNothingExamples } from './heard-nothing.ts';
import { humanClaimExamples } from './human-claim.ts';
import { nameQuestionExamples } from './name-question.ts';
import { noAnswerExamples } from './no-answer.ts';
import { outcomePromiseExamples } from './outcome-promise.ts';
import { priceQuestionExamples } from './price-question.ts';
import { putOffExamples } from './put-off.ts';

/** The examples of all talk topics. */
export const talkPhraseExamples: PhraseExamples = {
  ...bareCancelExamples,
  ...deletionExamples,
  ...heardNothingExamples,
  ...humanClaimExamples,
  ...coachInstructedExamples,
  ...bookingExamples,
  ...callWishExamples,
  ...outcomePromiseExamples,
  ...putOffExamples,
  ...priceQuestionExamples,
  ...nameQuestionExamples,
  ...noAnswerExamples,
};
