import type { HandOverReason } from '../../safety/hand-over-reasons.ts';

/** What a message is: a reason to call a person, or the ordinary talk of a fitness coach's inbox. */
export type MessageLabel =
  | Exclude<HandOverReason, 'failed-twice' | 'unanswered' | 'unheard-note' | 'delicate-picture'>
  | 'ordinary';

/** Messages as contacts write them, by what they are. Ages and years are as of November 20, 2026. */
export type LabeledMessages = Record<MessageLabel, string[]>;
