import type { PackedModel } from './linear-model.ts';

/** The classifier's weights as `npm run train-safety` writes them. */
export type KeptWeights = PackedModel & {
  /** A fingerprint of the labeled messages that they were trained on. */
  data: string;
  /** Chosen on messages that were left out of training. */
  thresholds: DangerThresholds;
};
/** The min likelihood that something is severe, or that anything needs a person. */
export type DangerThresholds = { severe: number; other: number };
