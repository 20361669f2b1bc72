import { boundText } from '@spotter/language/text/bounded-text';
import { compiledOnce } from '@spotter/language/text/compile-ahead';
import { readAsset } from '@spotter/language/text/read-asset';
import { rememberLatest } from '@spotter/language/text/remember-latest';
import { sentencesOf } from '@spotter/language/sentences/sentences';
import { likelihoods, unpackModel } from '../../safety/classifier/linear-model.ts';
import type { StoredWeights } from '../../safety/classifier/stored-weights.ts';
import dueWeights from './due-words-weights.json' with { type: 'json' };
import ourWeights from './our-words-weights.json' with { type: 'json' };
import { likeliestKind } from './likeliest-kind.ts';
import { ourFeatures } from './word-features.ts';

/** What a message of the business is, beside `other`, in the order of the weights. */
export const ourKinds = ['promise-send', 'promise-answer', 'given', 'offers-call'] as const;
/** When a promise is due, beside `hours`, in the order of the weights. */
export const dueKinds = ['now', 'today', 'tomorrow', 'days', 'weeks'] as const;

export type OurWords = {
  kind: (typeof ourKinds)[number] | 'other';
  /** When what it promises is due; null where it promises nothing. */
  dueAfterMs: number | null;
};

const hourMs = 3_600_000;
const dueAfterHours = { now: 1, hours: 4, today: 12, tomorrow: 30, days: 72, weeks: 192 };

const stored: { ours: StoredWeights; dues: StoredWeights } = { ours: ourWeights, dues: dueWeights };
const ourClassifier = compiledOnce(() =>
  unpackModel({ description: stored.ours, weights: readAsset('@spotter/domain/our-words-weights.bin') }),
);
const dueClassifier = compiledOnce(() =>
  unpackModel({ description: stored.dues, weights: readAsset('@spotter/domain/due-words-weights.bin') }),
);

/**
 * Min likelihoods, chosen on messages that were left out of training. A promise that is seen wrongly alarms a
 * coach, and one sentence looks more often like a promise than a whole message.
 */
const minOfPromise = { message: 0.7, sentence: 0.8 };
const minOfOthers = 0.5;

/** Returns what a message of the business is, in any of our languages: as a whole, or else one of its sentences. */
export const readOurWords = rememberLatest(
  (text: string) => text,
  (text: string): OurWords => {
    const read = boundText(text).text;
    const whole = wordsIn(read, minOfPromise.message);
    if (whole.kind !== 'other') return whole;
    const sentences = sentencesOf(read, ';');
    const promise = sentences.length === 1 ? undefined : sentences.find(isPromise);
    return promise === undefined ? whole : wordsIn(promise, minOfPromise.sentence);
  },
);

function isPromise(sentence: string): boolean {
  return wordsIn(sentence, minOfPromise.sentence).dueAfterMs !== null;
}

function wordsIn(text: string, minPromise: number): OurWords {
  const [send = 0, answer = 0, given = 0, call = 0] = likelihoods(ourClassifier(), ourFeatures(text));
  if (send + answer >= minPromise)
    return { kind: send > answer ? 'promise-send' : 'promise-answer', dueAfterMs: dueAfter(text) };
  const kind = given >= minOfOthers ? 'given' : call >= minOfOthers ? 'offers-call' : 'other';
  return { kind, dueAfterMs: null };
}

function dueAfter(text: string): number {
  const likely = likelihoods(dueClassifier(), ourFeatures(text));
  return dueAfterHours[likeliestKind(likely, dueKinds, 'hours')] * hourMs;
}
