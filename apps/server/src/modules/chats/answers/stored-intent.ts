import type { ModelUse } from '@spotter/contract';
import type { IntentAnswer, IntentQuestion } from '@spotter/domain/autoreply';

/**
 * A model's answer what a contact wants.
 * It counts for the question of this key alone: another text has another key.
 */
export type StoredIntent = IntentAnswer & {
  asked: IntentQuestion['intents'];
  /** What asking it took; null where it did not say. */
  model: ModelUse | null;
};
