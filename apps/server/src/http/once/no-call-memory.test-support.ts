import type { CallMemory } from './answer-once.ts';

/** Takes every call for a new one, for apps whose routes no API key may call. */
export const noCallMemory: CallMemory = {
  claim: async () => ({ kind: 'new' }),
  keep: async () => undefined,
  release: async () => undefined,
};
