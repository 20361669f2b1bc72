/** Why a message of the agent that still waited is not sent. */
export const dropReasons = [
  'contact-wrote',
  'contact-took-back',
  'contact-edited',
  'person-wrote',
  'chat-taken',
  'other-app-took',
  'switched-off',
  'paused',
  'marked-spam',
  'canceled',
  'handed-over',
  'part-failed',
  'window-closed',
  'too-late',
] as const;
export type DropReason = (typeof dropReasons)[number];
