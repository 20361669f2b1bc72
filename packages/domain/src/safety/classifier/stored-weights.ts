import type { ModelDescription } from './linear-model.ts';

/** The description beside a classifier's weights, as its training writes it. */
export type StoredWeights = ModelDescription & {
  /** SHA-256 of the weights. */
  hash: string;
  /** The labeled messages that they were trained on: how many, and a fingerprint of their files. */
  trainedOn: { messages: number; hash: string };
};
/** The min likelihood that something is severe, or that anything needs a person. */
export type DangerThresholds = { severe: number; other: number };
