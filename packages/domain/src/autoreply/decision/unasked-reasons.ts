/** Why an agent writes of its own accord, without an answer being due. */
export const unaskedReasons = ['call-reminder', 'call-news', 'no-show', 'no-show-again', 'asked-for-later'] as const;

export type UnaskedReason = (typeof unaskedReasons)[number];
