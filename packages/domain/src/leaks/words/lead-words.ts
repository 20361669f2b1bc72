import { boundText } from '@spotter/language/text/bounded-text';
import { compiledOnce } from '@spotter/language/text/compile-ahead';
import { readAsset } from '@spotter/language/text/read-asset';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { isAcknowledgement } from '../../wording/acknowledgement.ts';
import { likelihoods, unpackModel } from '../../safety/classifier/linear-model.ts';
import type { StoredWeights } from '../../safety/classifier/stored-weights.ts';
import leadWeights from './lead-words-weights.json' with { type: 'json' };
import { likeliestKind } from './likeliest-kind.ts';
import { leadFeatures } from './word-features.ts';

/** What the words of a lead are, beside `owed`, which want an answer, in the order of the weights. */
export const leadKinds = ['ready', 'bought', 'no', 'later', 'has-it', 'rest'] as const;
export type LeadWords = (typeof leadKinds)[number] | 'owed';

const stored: StoredWeights = leadWeights;
const classifier = compiledOnce(() =>
  unpackModel({ description: stored, weights: readAsset('@spotter/domain/lead-words-weights.bin') }),
);

/** A lead who is wrongly taken for ready looks lost without a call. */
const minOfReady = 0.5;

/** Returns what the words of a lead are, in any of our languages. `before`: our message that they follow. */
export const readLeadWords = rememberLatest(
  (text: string, before: string | null) => JSON.stringify([text, before]),
  (text: string, before: string | null): LeadWords => {
    if (isAcknowledgement(text)) return 'rest';
    const read = boundText(text).text;
    const likely = likelihoods(classifier(), leadFeatures(read, before === null ? null : boundText(before).text));
    const kind = likeliestKind(likely, leadKinds, 'owed');
    return kind === 'ready' && Math.max(...likely) < minOfReady ? 'owed' : kind;
  },
);
