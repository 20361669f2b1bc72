/** How many messages an answer may leave as, at most. */
export const bubbleChoices = [1, 2, 3] as const;
export type BubbleChoice = (typeof bubbleChoices)[number];
