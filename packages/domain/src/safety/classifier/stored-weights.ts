import type { ModelDescription } from './linear-model.ts';

/** The description beside the classifier's weights, as `npm run train-safety` writes it. */
export type StoredWeights = ModelDescription & {
  /** SHA-256 of the weights. */
  hash: string;
  /** The labeled messages that they were trained on: how many, and a fingerprint of their files. */
  trainedOn: { messages: number; hash: string };
  /** Chosen on messages that were left out of training. */
  thresholds: DangerThresholds;
};
/** The min likelihood that something is severe, or that anything needs a person. */
export type DangerThresholds = { severe: number; other: number };
