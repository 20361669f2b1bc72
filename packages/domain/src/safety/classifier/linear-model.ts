import { ruleFeatures } from './rule-features.ts';
import { placesCount, readFeatures, type TextFeatures } from './text-features.ts';

/**
 * A trained model: the weights of its categories, by place, then by category. Ordinary talk is the one class
 * beside them, with weights of zero.
 */
export type TrainedModel = { categories: readonly string[]; weights: Float32Array; biases: readonly number[] };

/** A model as it is used: each weight is a signed byte, the square root of its share of the category's largest. */
export type LinearModel = {
  categories: readonly string[];
  biases: readonly number[];
  largest: readonly number[];
  /** By place, then by category. */
  weights: Int8Array;
};

/** What is written beside the weights of a model. */
export type ModelDescription = Omit<LinearModel, 'weights'> & {
  /** The fingerprint of the code that reads a text: weights of other code would mean nothing. */
  fingerprint: number;
  /** Rows, a power of two, and categories. */
  shape: readonly number[];
};

/** A model as it is kept: a description, and the weights in a file of their own. */
export type PackedModel = { description: ModelDescription; weights: Int8Array };

const steps = 127;

/** Returns the likelihood of each category for a text, between 0 and 1, in the order of the model's categories. */
export function likelihoods({ weights, biases, largest }: LinearModel, { places, values }: TextFeatures): number[] {
  const count = biases.length;
  // Smaller tables are a power of two as well: more pieces of text share a row.
  const lastRow = weights.length / count - 1;
  const squares = biases.map(() => 0);
  for (let at = 0; at < places.length; at += 1) {
    const start = (places[at]! & lastRow) * count;
    const value = values[at]!;
    for (let category = 0; category < count; category += 1) {
      const step = weights[start + category]!;
      squares[category]! += step * Math.abs(step) * value;
    }
  }
  const sums = biases.map((bias, category) => bias + (squares[category]! * largest[category]!) / steps ** 2);
  const top = Math.max(0, ...sums);
  const raised = sums.map((sum) => Math.exp(sum - top));
  const total = raised.reduce((sum, each) => sum + each, Math.exp(-top));
  return raised.map((each) => each / total);
}

/** Returns a model in the form that is kept in files. */
export function packModel({ categories, weights, biases }: TrainedModel): PackedModel {
  const count = categories.length;
  const largest = biases.map((_, category) => {
    let max = 0;
    for (let at = category; at < weights.length; at += count) max = Math.max(max, Math.abs(weights[at]!));
    return max;
  });
  const bytes = new Int8Array(weights.length);
  weights.forEach((weight, at) => {
    const share = Math.abs(weight) / (largest[at % count] || 1);
    bytes[at] = Math.sign(weight) * Math.round(steps * Math.sqrt(share));
  });
  const shape = [weights.length / count, count];
  return { description: { shape, fingerprint: fingerprintOfFeatures(), categories, biases, largest }, weights: bytes };
}

/** Returns a model from its files. Throws where the weights belong to other code. */
export function unpackModel({ description, weights }: PackedModel): LinearModel {
  const { categories, biases, largest, fingerprint, shape } = description;
  if (fingerprint !== fingerprintOfFeatures())
    throw new Error('The weights belong to other code: npm run train-safety');
  const [rows = 0, columns] = shape;
  if (placesCount % rows !== 0 || columns !== categories.length || weights.length !== rows * columns)
    throw new Error('The weights have another size than their description: npm run train-safety');
  return { categories, biases, largest, weights };
}

/** Returns a number that changes with the code that reads a text. */
export function fingerprintOfFeatures(): number {
  const text = "I'm 15, ça va?! 12kg in 2011… sooooo 💪 zażółć été 1700 kcal, 14 14";
  const known = ruleFeatures({
    phrases: [{ category: 'minor', language: 'en', severity: 'severe', hinted: false, phrase: 'fingerprint' }],
    evidence: [{ category: 'abuse', language: 'en', severity: 'severe', enough: 8, sum: 5, signs: [] }],
  });
  const { places, values } = readFeatures(text, known);
  let hash = placesCount;
  places.forEach((place, at) => {
    hash = Math.imul(hash ^ place ^ Math.round(values[at]! * 1e6), 0x01000193);
  });
  return hash >>> 0;
}
