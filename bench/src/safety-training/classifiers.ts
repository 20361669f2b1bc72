import {
  dangerFeatures,
  placesCount,
  readFeatures,
  safetyCategories,
  spamFeatures,
  type TextFeatures,
} from '@spotter/domain/safety';
import { labeledOn } from './training-messages.ts';

/** What a classifier tells apart, and how it reads. */
export type Classifier = {
  /** Beside ordinary talk. */
  categories: readonly string[];
  /** Rows of its table of weights: a power of two. */
  rows: number;
  /** How much an ordinary message counts against another one. */
  weightOfOrdinary: number;
  featuresOf: (text: string) => TextFeatures;
};

/** The rows of those that have fewer kinds of messages to tell apart. */
const fewerRows = 2 ** 16;

export const dangerClassifier: Classifier = {
  categories: safetyCategories,
  rows: placesCount,
  // Most real messages are ordinary talk, but only the smaller part of the labeled ones.
  weightOfOrdinary: 2,
  featuresOf: remembered((text) => dangerFeatures(text, labeledOn)),
};

export const botQuestionClassifier: Classifier = {
  categories: ['bot-question'],
  rows: fewerRows,
  weightOfOrdinary: 1,
  featuresOf: remembered((text) => inFewerRows(readFeatures(text))),
};

export const spamClassifier: Classifier = {
  categories: ['spam'],
  rows: fewerRows,
  weightOfOrdinary: 1,
  featuresOf: remembered((text) => inFewerRows(spamFeatures(text))),
};

function inFewerRows({ places, values }: TextFeatures): TextFeatures {
  return { places: places.map((place) => place & (fewerRows - 1)), values };
}

/** Returns a function that reads each text once, because the same messages are read in every round. */
function remembered(read: (text: string) => TextFeatures): (text: string) => TextFeatures {
  const known = new Map<string, TextFeatures>();
  return (text) => {
    const features = known.get(text) ?? read(text);
    known.set(text, features);
    return features;
  };
}
