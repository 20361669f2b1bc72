import type { PackedModel } from './linear-model.ts';

/** The classifier's weights as `npm run train-safety` writes them. */
export type KeptWeights = PackedModel & {
  /** Of the labelled messages that they were trained on. */
  data: string;
  /** Chosen on messages that were left out of training. */
  thresholds: DangerThresholds;
};
/** How sure the classifier must be that something is severe, or that anything needs a person. */
export type DangerThresholds = { severe: number; other: number };
