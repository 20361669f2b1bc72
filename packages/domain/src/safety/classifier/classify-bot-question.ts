import { sentencesOf } from '@spotter/language/sentences/sentences';
import { boundText } from '@spotter/language/text/bounded-text';
import { compiledOnce } from '@spotter/language/text/compile-ahead';
import { readAsset } from '@spotter/language/text/read-asset';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { withoutIds } from '@spotter/language/text/without-ids';
import type { DangerWord } from '../danger-question.ts';
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
 * Min likelihoods of a message, and of one of its sentences, which weighs little among three others. A sentence
 * has to be surer: "are you real?? what a price!" asks for no machine.
 */
const likely = { message: 0.45, sentence: 0.8 };
/** From here on it is sure, and no model is asked. */
const sure = { message: 0.75, sentence: 0.92 };
/** From here on it is worth asking a model. */
const possible = { message: 0.08, sentence: 0.2 };

/** How surely a contact asks if a machine writes. */
type Sureness = 'sure' | 'likely' | 'possible' | 'no';

const surenessOf = rememberLatest(
  (text: string) => text,
  (text: string): Sureness => {
    const lines = withoutIds(boundText(text).text)
      .split('\n')
      .map((line) => ({
        message: likelihoodOf(line),
        sentence: Math.max(0, ...sentencesOf(line).map(likelihoodOf)),
      }));
    const reaches = (min: typeof likely) =>
      lines.some(({ message, sentence }) => message >= min.message || sentence >= min.sentence);
    if (reaches(sure)) return 'sure';
    if (reaches(likely)) return 'likely';
    return reaches(possible) ? 'possible' : 'no';
  },
);

/**
 * Whether a contact asks, in any of our languages, if a machine writes. Each line is a message of its own.
 * `says`: what a model said of words in doubt, if it was asked.
 */
export function asksIfBot(text: string, says: DangerWord | null | undefined = null): boolean {
  const sureness = surenessOf(text);
  if (sureness === 'sure' || sureness === 'no') return sureness === 'sure';
  return says === 'machine' || (says !== 'none' && sureness === 'likely');
}

/** Whether only a model can tell if a contact asks that. */
export function mayAskIfBot(text: string): boolean {
  const sureness = surenessOf(text);
  return sureness === 'likely' || sureness === 'possible';
}

function likelihoodOf(words: string): number {
  return likelihoods(classifier(), readFeatures(words))[0]!;
}
