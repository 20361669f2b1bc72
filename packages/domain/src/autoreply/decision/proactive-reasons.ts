/** Why an agent writes on its own, without an answer being due. */
export const proactiveReasons = ['call-reminder', 'call-news', 'no-show', 'no-show-again', 'asked-for-later'] as const;

export type ProactiveReason = (typeof proactiveReasons)[number];
