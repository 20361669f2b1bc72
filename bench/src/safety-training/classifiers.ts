import {
  dangerFeatures,
  placesCount,
  readFeatures,
  safetyCategories,
  spamFeatures,
  type TextFeatures,
} from '@spotter/domain/safety';
import { dueKinds, leadFeatures, leadKinds, ourFeatures, ourKinds } from '@spotter/domain/leaks';
import { labeledOn, type LabeledMessage } from './training-messages.ts';

/** What a classifier tells apart, and how it reads. */
export type Classifier = {
  /** Beside ordinary talk. */
  categories: readonly string[];
  /** Rows of its table of weights: a power of two. */
  rows: number;
  /** How much an ordinary message counts against another one. */
  weightOfOrdinary: number;
  /** Whether messages are also read in the middle of others: not where each is judged on its own. */
  readsLong: boolean;
  featuresOf: (message: Pick<LabeledMessage, 'text' | 'before'>) => TextFeatures;
};

/** The rows of those that have fewer kinds of messages to tell apart. */
const fewerRows = 2 ** 16;

export const dangerClassifier: Classifier = {
  categories: safetyCategories,
  rows: placesCount,
  // Most real messages are ordinary talk, but only the smaller part of the labeled ones.
  weightOfOrdinary: 2,
  readsLong: true,
  featuresOf: remembered((text) => dangerFeatures(text, labeledOn)),
};

export const botQuestionClassifier: Classifier = {
  categories: ['bot-question'],
  rows: fewerRows,
  weightOfOrdinary: 1,
  readsLong: true,
  featuresOf: remembered((text) => inFewerRows(readFeatures(text))),
};

export const spamClassifier: Classifier = {
  categories: ['spam'],
  rows: fewerRows,
  weightOfOrdinary: 1,
  readsLong: true,
  featuresOf: remembered((text) => inFewerRows(spamFeatures(text))),
};

export const ourWordsClassifier: Classifier = {
  categories: ourKinds,
  rows: fewerRows,
  weightOfOrdinary: 1,
  readsLong: false,
  featuresOf: remembered((text) => inFewerRows(ourFeatures(text))),
};

export const dueWordsClassifier: Classifier = { ...ourWordsClassifier, categories: dueKinds };

export const leadWordsClassifier: Classifier = {
  categories: leadKinds,
  rows: fewerRows,
  weightOfOrdinary: 1,
  readsLong: false,
  featuresOf: remembered((text, before) => inFewerRows(leadFeatures(text, before))),
};

function inFewerRows({ places, values }: TextFeatures): TextFeatures {
  return { places: places.map((place) => place & (fewerRows - 1)), values };
}

/** Returns a function that reads each text once, because the same messages are read in every round. */
function remembered(read: (text: string, before: string | null) => TextFeatures): Classifier['featuresOf'] {
  const known = new Map<string, TextFeatures>();
  return ({ text, before = null }) => {
    const key = before === null ? text : JSON.stringify([text, before]);
    const features = known.get(key) ?? read(text, before);
    known.set(key, features);
    return features;
  };
}
