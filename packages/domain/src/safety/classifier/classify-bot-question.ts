import { sentencesOf } from '@spotter/language/sentences/sentences';
import { boundText } from '@spotter/language/text/bounded-text';
import { compiledOnce } from '@spotter/language/text/compile-ahead';
import { readAsset } from '@spotter/language/text/read-asset';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { withoutIds } from '@spotter/language/text/without-ids';
import botQuestionWeights from './bot-question-weights.json' with { type: 'json' };
import { likelihoods, unpackModel } from './linear-model.ts';
import type { StoredWeights } from './stored-weights.ts';
import { readFeatures } from './text-features.ts';

/** The classifier, unpacked at its first use or ahead. */
const stored: StoredWeights = botQuestionWeights;
const classifier = compiledOnce(() =>
  unpackModel({ description: stored, weights: readAsset('@spotter/domain/bot-question-weights.bin') }),
);

/**
 * Min likelihood of a message, and of one of its sentences, which weighs little among three others. A sentence
 * has to be surer: "are you real?? what a price!" asks for no machine.
 */
const minLikelihood = { message: 0.45, sentence: 0.8 };

/** Whether a contact asks, in any of our languages, if a machine writes. Each line is a message of its own. */
export const asksIfBot = rememberLatest(
  (text: string) => text,
  (text: string): boolean =>
    withoutIds(boundText(text).text)
      .split('\n')
      .some(
        (line) =>
          likelihoodOf(line) >= minLikelihood.message ||
          sentencesOf(line).some((sentence) => likelihoodOf(sentence) >= minLikelihood.sentence),
      ),
);

function likelihoodOf(words: string): number {
  return likelihoods(classifier(), readFeatures(words))[0]!;
}
