import {
  safetyCategories,
  dangerFeatures,
  packModel,
  placesCount,
  type PackedModel,
  type TextFeatures,
  type TrainedModel,
} from '@spotter/domain/safety';
import { seededRandom, shuffle } from '../seeded-order.ts';
import { composeLongMessages } from './long-messages.ts';
import { labeledOn, type TrainingMessage } from './training-messages.ts';

/** Found by cross-validation, by message and by author: docs/decisions/0013. */
const rounds = 12;
/** The mean of the later rounds is kept, because otherwise the last message would count too much. */
const roundsBeforeMean = 4;
const pace = 0.15;
const biasPace = 0.02;
const decay = 1e-4;
/** Most real messages are ordinary talk, but only the smaller part of the labeled ones. */
const weightOfOrdinary = 2;
/** A smaller error of a category is not worth correcting all its weights. */
const minFault = 0.004;
/** The mean of several models is used, because one alone depends on the order of its messages. */
const seeds = [1, 2];

const features = new Map<string, TextFeatures>();

type Sums = { weights: Float32Array; biases: Float64Array };
const categories = [...safetyCategories, 'none'] as const;

/** Returns a model trained on these messages. The same messages give the same model, byte for byte. */
export function trainModel(messages: TrainingMessage[]): PackedModel {
  return joinTrained(seeds.map((seed) => trainOne(messages, seed)));
}

/**
 * Returns the mean of the models of all seeds, in their order, in the form that is kept:
 * the measured one is shipped.
 */
function joinTrained(trained: Sums[]): PackedModel {
  const mean = newSums();
  for (const { weights, biases } of trained) {
    weights.forEach((weight, at) => (mean.weights[at]! += weight / trained.length));
    biases.forEach((bias, at) => (mean.biases[at]! += bias / trained.length));
  }
  return packModel(againstLast(mean));
}

/**
 * Trains multinomial logistic regression by stochastic gradient descent with a step size of its own for each
 * weight (AdaGrad, Duchi et al. 2011): a rare word that means something counts at once.
 */
function trainOne(messages: TrainingMessage[], seed: number): Sums {
  const sums = newSums();
  const count = categories.length;
  const { weights, biases } = newSums();
  const steepness = new Float32Array(weights.length).fill(1e-8);
  const random = seededRandom(seed);
  const order = [...messages, ...composeLongMessages(messages, random)].map((message) => ({
    ...featuresOf(message.text),
    label: categories.indexOf(message.category),
    worth: message.category === 'none' ? weightOfOrdinary : 1,
  }));
  const share = 1 / (rounds - roundsBeforeMean);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const { places, values, label, worth } of order) {
      const faults = likelihoodsIn(weights, biases, places, values);
      faults[label]! -= 1;
      const corrected: number[] = [];
      for (let category = 0; category < count; category += 1) {
        faults[category]! *= worth;
        biases[category]! -= biasPace * faults[category]!;
        if (Math.abs(faults[category]!) > minFault) corrected.push(category);
      }
      for (let at = 0; at < places.length; at += 1) {
        const start = places[at]! * count;
        for (const category of corrected) {
          const slope = faults[category]! * values[at]! + decay * weights[start + category]!;
          steepness[start + category]! += slope * slope;
          weights[start + category]! -= (pace * slope) / Math.sqrt(steepness[start + category]!);
        }
      }
    }
    if (round >= roundsBeforeMean) {
      weights.forEach((weight, at) => (sums.weights[at]! += weight * share));
      biases.forEach((bias, at) => (sums.biases[at]! += bias * share));
    }
  }
  return sums;
}

function newSums(): Sums {
  return {
    weights: new Float32Array(placesCount * categories.length),
    biases: new Float64Array(categories.length),
  };
}

/**
 * Returns the differences to ordinary talk, the last category,
 * because only differences between categories count.
 */
function againstLast({ weights, biases }: Sums): TrainedModel {
  const count = biases.length;
  const remaining = count - 1;
  const differences = new Float32Array(placesCount * remaining);
  for (let place = 0; place < placesCount; place += 1) {
    for (let category = 0; category < remaining; category += 1) {
      differences[place * remaining + category] =
        weights[place * count + category]! - weights[place * count + remaining]!;
    }
  }
  const last = biases[remaining]!;
  return {
    categories: safetyCategories,
    weights: differences,
    biases: Array.from(biases.slice(0, remaining), (bias) => bias - last),
  };
}

function likelihoodsIn(weights: Float32Array, biases: Float64Array, places: Int32Array, values: Float64Array) {
  const count = biases.length;
  const sums = Float64Array.from(biases);
  for (let at = 0; at < places.length; at += 1) {
    const start = places[at]! * count;
    for (let category = 0; category < count; category += 1) sums[category]! += weights[start + category]! * values[at]!;
  }
  const top = sums.reduce((max, sum) => Math.max(max, sum), -Infinity);
  const raised = sums.map((sum) => Math.exp(sum - top));
  const total = raised.reduce((sum, each) => sum + each, 0);
  return raised.map((each) => each / total);
}

function featuresOf(text: string): TextFeatures {
  const known = features.get(text) ?? dangerFeatures(text, labeledOn);
  features.set(text, known);
  return known;
}
