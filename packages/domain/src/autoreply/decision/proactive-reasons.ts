/** Why an agent writes without being asked. */
export const proactiveReasons = [
  'call-reminder',
  'call-news',
  'no-show',
  'no-show-again',
  'asked-for-later',
  'follow-up',
] as const;

export type ProactiveReason = (typeof proactiveReasons)[number];
