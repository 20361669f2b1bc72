import { dangerOf, likelihoods, unpackModel, type DangerThresholds } from '@spotter/domain/safety';
import { dangerClassifier } from './classifiers.ts';
import { trainModel } from './train-model.ts';
import { filesOfOthers, type TrainingMessage } from './training-messages.ts';

/** A model's likelihood of anything severe, or of anything at all, in a message that it has not seen. */
export type Judged = { severe: number; any: number };
export type UnseenMessage = Judged & { message: TrainingMessage };

/**
 * `author`: every fourth file is left out of training as a whole, so that its author is not known. `message`: a
 * fourth of the messages.
 */
export const splits = ['author', 'message'] as const;
export type Split = (typeof splits)[number];
export const parts = [0, 1, 2, 3] as const;

/**
 * How many ordinary messages may raise an alarm when thresholds are chosen. More than half of them were written
 * to look like danger, so the rate in everyday messages is far lower. A false alarm costs the coach a look, a
 * missed one may cost far more.
 */
const falseAlarms = { severe: 0.05, other: 0.06 };

/** Returns the messages of a part, in their order. Other authors than the classifier's wrote them. */
export function leftOut(messages: TrainingMessage[], split: Split, part: number): TrainingMessage[] {
  const others = messages.filter(({ file }) => filesOfOthers.includes(file));
  const partOf = (file: string, at: number) => (split === 'author' ? filesOfOthers.indexOf(file) : at) % parts.length;
  return others.filter(({ file }, at) => partOf(file, at) === part);
}

/** Returns what a model that is trained on all other messages says of those of a part, in their order. */
export function judgeLeftOut(messages: TrainingMessage[], split: Split, part: number): Judged[] {
  const unseen = leftOut(messages, split, part);
  const isUnseen = new Set(unseen);
  const seen = messages.filter((message) => !isUnseen.has(message));
  const model = unpackModel(trainModel(dangerClassifier, seen));
  return unseen.map((message) => dangerOf(likelihoods(model, dangerClassifier.featuresOf(message))));
}

/** Returns the lowest thresholds at which ordinary messages raise no more alarms than allowed. */
export function chooseThresholds(seen: UnseenMessage[]): DangerThresholds {
  const ordinary = seen.filter(({ message }) => message.category === 'none');
  const severe = thresholdFor(
    ordinary.map((each) => each.severe),
    Math.floor(ordinary.length * falseAlarms.severe),
  );
  const other = thresholdFor(
    ordinary.filter((each) => each.severe <= severe).map(({ any }) => any),
    Math.floor(ordinary.length * falseAlarms.other),
  );
  return { severe, other };
}

function thresholdFor(scores: number[], alarms: number): number {
  return Math.ceil((scores.toSorted((left, right) => right - left)[alarms] ?? 1) * 100) / 100;
}
