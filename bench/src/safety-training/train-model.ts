import { packModel, type PackedModel, type TrainedModel } from '@spotter/domain/safety';
import { seededRandom, shuffle } from '../seeded-order.ts';
import type { Classifier } from './classifiers.ts';
import { composeLongMessages } from './long-messages.ts';
import type { LabeledMessage } from './training-messages.ts';

/** Found by cross-validation, by message and by author: docs/decisions/0013. */
const rounds = 12;
/** The mean of the later rounds is kept, because otherwise the last message would count too much. */
const roundsBeforeMean = 4;
const pace = 0.15;
const biasPace = 0.02;
const decay = 1e-4;
/** A smaller error of a category is not worth correcting all its weights. */
const minFault = 0.004;
/** The mean of several models is used, because one alone depends on the order of its messages. */
const seeds = [1, 2];

type Sums = { weights: Float32Array; biases: Float64Array };

/** Returns a model trained on these messages. The same messages give the same model, byte for byte. */
export function trainModel(classifier: Classifier, messages: LabeledMessage[]): PackedModel {
  return joinTrained(
    classifier,
    seeds.map((seed) => trainOne(classifier, messages, seed)),
  );
}

/**
 * Returns the mean of the models of all seeds, in their order, in the form that is kept:
 * the measured one is shipped.
 */
function joinTrained(classifier: Classifier, trained: Sums[]): PackedModel {
  const mean = newSums(classifier);
  for (const { weights, biases } of trained) {
    weights.forEach((weight, at) => (mean.weights[at]! += weight / trained.length));
    biases.forEach((bias, at) => (mean.biases[at]! += bias / trained.length));
  }
  return packModel(againstLast(classifier, mean));
}

/**
 * Trains multinomial logistic regression by stochastic gradient descent with a step size of its own for each
 * weight (AdaGrad, Duchi et al. 2011): a rare word that means something counts at once.
 */
function trainOne(classifier: Classifier, messages: LabeledMessage[], seed: number): Sums {
  const sums = newSums(classifier);
  const categories = [...classifier.categories, 'none'];
  const count = categories.length;
  const { weights, biases } = newSums(classifier);
  const steepness = new Float32Array(weights.length).fill(1e-8);
  const random = seededRandom(seed);
  const long = classifier.readsLong ? composeLongMessages(messages, random) : [];
  const order = [...messages, ...long].map((message) => ({
    ...classifier.featuresOf(message),
    label: categories.indexOf(message.category),
    worth: message.category === 'none' ? classifier.weightOfOrdinary : 1,
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

function newSums({ rows, categories }: Classifier): Sums {
  const count = categories.length + 1;
  return { weights: new Float32Array(rows * count), biases: new Float64Array(count) };
}

/**
 * Returns the differences to ordinary talk, the last category,
 * because only differences between categories count.
 */
function againstLast({ rows, categories }: Classifier, { weights, biases }: Sums): TrainedModel {
  const count = biases.length;
  const remaining = count - 1;
  const differences = new Float32Array(rows * remaining);
  for (let place = 0; place < rows; place += 1) {
    for (let category = 0; category < remaining; category += 1) {
      differences[place * remaining + category] =
        weights[place * count + category]! - weights[place * count + remaining]!;
    }
  }
  const last = biases[remaining]!;
  return {
    categories,
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
