import { ruleFeatures } from './rule-features.ts';
import { placesCount, readFeatures, type TextFeatures } from './text-features.ts';

/**
 * The categories of a model, in the order of its weights. Ordinary talk is the one class beside them, with weights of
 * zero.
 */
export type LinearModel = {
  categories: readonly string[];
  /** By place, then by category. */
  weights: Float32Array;
  biases: readonly number[];
};

/**
 * A model as a file: one signed byte per weight in base64, as the square root of its share of the category's largest.
 */
export type PackedModel = {
  categories: readonly string[];
  biases: readonly number[];
  largest: readonly number[];
  /** The fingerprint of the code that reads a text: weights of other code would mean nothing. */
  fingerprint: number;
  weights: string;
};

const steps = 127;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Returns the likelihood of each category for a text, between 0 and 1, in the order of the model's categories. */
export function likelihoods(model: LinearModel, { places, values }: TextFeatures): number[] {
  const { weights, biases } = model;
  const count = biases.length;
  const sums = [...biases];
  for (let at = 0; at < places.length; at += 1) {
    const start = places[at]! * count;
    const value = values[at]!;
    for (let category = 0; category < count; category += 1) sums[category]! += weights[start + category]! * value;
  }
  const top = Math.max(0, ...sums);
  const raised = sums.map((sum) => Math.exp(sum - top));
  const total = raised.reduce((sum, each) => sum + each, Math.exp(-top));
  return raised.map((each) => each / total);
}

/** Returns a model in the form that is kept in a file. */
export function packModel({ categories, weights, biases }: LinearModel): PackedModel {
  const count = categories.length;
  const largest = biases.map((_, category) => {
    let most = 0;
    for (let at = category; at < weights.length; at += count) most = Math.max(most, Math.abs(weights[at]!));
    return most;
  });
  const bytes = new Uint8Array(weights.length);
  weights.forEach((weight, at) => {
    const share = Math.abs(weight) / (largest[at % count] || 1);
    bytes[at] = Math.sign(weight) * Math.round(steps * Math.sqrt(share));
  });
  return { categories, biases, largest, fingerprint: fingerprintOfFeatures(), weights: toBase64(bytes) };
}

/** Returns a model from its file. Throws where the weights belong to other code. */
export function unpackModel({ categories, biases, largest, fingerprint, weights }: PackedModel): LinearModel {
  if (fingerprint !== fingerprintOfFeatures())
    throw new Error('The weights belong to other code: npm run train-safety');
  const count = categories.length;
  const bytes = fromBase64(weights, placesCount * count);
  const unpacked = new Float32Array(bytes.length);
  for (let at = 0; at < bytes.length; at += 1) {
    const share = bytes[at]! / steps;
    unpacked[at] = share * Math.abs(share) * largest[at % count]!;
  }
  return { categories, biases, weights: unpacked };
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

function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at]! << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    parts.push(
      alphabet[three >> 18]! + alphabet[(three >> 12) & 63]! + alphabet[(three >> 6) & 63]! + alphabet[three & 63]!,
    );
  }
  return parts.join('');
}

function fromBase64(text: string, length: number): Int8Array {
  const values = new Int16Array(128);
  for (let at = 0; at < alphabet.length; at += 1) values[alphabet.charCodeAt(at)] = at;
  const bytes = new Int8Array(length);
  for (let from = 0, to = 0; to < length; from += 4, to += 3) {
    const value = (offset: number) => values[text.charCodeAt(from + offset)]!;
    const three = (value(0) << 18) | (value(1) << 12) | (value(2) << 6) | value(3);
    bytes[to] = three >> 16;
    if (to + 1 < length) bytes[to + 1] = three >> 8;
    if (to + 2 < length) bytes[to + 2] = three;
  }
  return bytes;
}
