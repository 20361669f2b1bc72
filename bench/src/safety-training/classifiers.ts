import { dangerFeatures, placesCount, readFeatures, safetyCategories, type TextFeatures } from '@spotter/domain/safety';
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

/** It has fewer kinds of messages to tell apart. */
const botQuestionRows = 2 ** 16;

export const dangerClassifier: Classifier = {
  categories: safetyCategories,
  rows: placesCount,
  // Most real messages are ordinary talk, but only the smaller part of the labeled ones.
  weightOfOrdinary: 2,
  featuresOf: remembered((text) => dangerFeatures(text, labeledOn)),
};

export const botQuestionClassifier: Classifier = {
  categories: ['bot-question'],
  rows: botQuestionRows,
  weightOfOrdinary: 1,
  featuresOf: remembered((text) => {
    const { places, values } = readFeatures(text);
    return { places: places.map((place) => place & (botQuestionRows - 1)), values };
  }),
};

/** Returns a function that reads each text once, because the same messages are read in every round. */
function remembered(read: (text: string) => TextFeatures): (text: string) => TextFeatures {
  const known = new Map<string, TextFeatures>();
  return (text) => {
    const features = known.get(text) ?? read(text);
    known.set(text, features);
    return features;
  };
}
