/** How urgently a chat needs the coach, the most urgent first. */
export const urgencies = [
  'severe',
  'hot',
  'window-closing',
  'send-failed',
  'handed-over',
  'to-approve',
  'leaking',
  'unconfirmed',
] as const;
export type Urgency = (typeof urgencies)[number];
