import { boundText } from '@spotter/language/text/bounded-text';
import { compiledOnce } from '@spotter/language/text/compile-ahead';
import { readAsset } from '@spotter/language/text/read-asset';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { likelihoods, unpackModel } from './linear-model.ts';
import { spamFeatures } from './spam-features.ts';
import spamWeights from './spam-weights.json' with { type: 'json' };
import type { StoredWeights } from './stored-weights.ts';

/** The classifier, unpacked at its first use or ahead. */
const stored: StoredWeights = spamWeights;
const classifier = compiledOnce(() =>
  unpackModel({ description: stored, weights: readAsset('@spotter/domain/spam-weights.bin') }),
);

/** Min likelihood, chosen so that fewer than one in 200 honest messages of held-out files reach it. */
const minLikelihood = 0.6;

/** Whether one message sells, begs or lures, in any of our languages: spam, and not a lead. */
export const isSpam = rememberLatest(
  (text: string) => text,
  (text: string): boolean => likelihoods(classifier(), spamFeatures(boundText(text).text))[0]! >= minLikelihood,
);
