/**
 * What an agent does, as the coach chose, once it said that it will ask:
 * the talk goes on, or the coach has the chat.
 */
export const unansweredChoices = ['go-on', 'hand-over'] as const;
export type WhenUnanswered = (typeof unansweredChoices)[number];
