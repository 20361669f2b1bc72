import { dangerFeatures, dangerOf, likelihoods, unpackModel, type DangerThresholds } from '@spotter/domain';
import { trainModel } from './train-model.ts';
import { filesOfOthers, labelledOn, type TrainingMessage } from './training-messages.ts';

/** A message, with a model's likelihood of anything severe or anything at all. The model has not seen it. */
export type UnseenMessage = { message: TrainingMessage; severe: number; any: number };

/**
 * `author`: every fourth file is left out of training as a whole, so that its author is not known. `message`: a fourth
 * of the messages.
 */
export const splits = ['author', 'message'] as const;
export type Split = (typeof splits)[number];
const parts = 4;

/**
 * How many ordinary messages may raise an alarm when thresholds are chosen. More than half of them were written to look
 * like danger, so the rate in everyday messages is far lower. A false alarm costs the coach a look, a missed one may
 * cost far more.
 */
const falseAlarms = { severe: 0.05, other: 0.06 };

/** Returns every message as a model that was not trained on it sees it; other authors wrote these messages. */
export function validate(messages: TrainingMessage[], split: Split): UnseenMessage[] {
  const others = messages.filter(({ file }) => filesOfOthers.includes(file));
  const partOf = new Map(
    others.map((message, at) => [message, (split === 'author' ? filesOfOthers.indexOf(message.file) : at) % parts]),
  );
  return [...new Set(partOf.values())].flatMap((part) => {
    const model = unpackModel(trainModel(messages.filter((message) => partOf.get(message) !== part)));
    return others
      .filter((message) => partOf.get(message) === part)
      .map((message) => ({ message, ...dangerOf(likelihoods(model, dangerFeatures(message.text, labelledOn))) }));
  });
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
