import type { ModelUse } from '@spotter/contract';
import type { DangerAnswer } from '@spotter/domain/safety';

/**
 * A model's answer whether words are danger.
 * It counts for the question of this key alone: another text has another key.
 */
export type StoredDanger = DangerAnswer & {
  /** What asking it took; null where it was not asked or did not say. */
  model: ModelUse | null;
};
