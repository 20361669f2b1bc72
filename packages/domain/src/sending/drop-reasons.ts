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
  'clip-gone',
  'unreadable',
] as const;
export type DropReason = (typeof dropReasons)[number];

/** Why the agent's message is not sent, in words for the coach that end a sentence. */
export const dropWords: Record<DropReason, string> = {
  'contact-wrote': 'they wrote in between',
  'contact-took-back': 'they took back what it answers',
  'contact-edited': 'they changed what it answers',
  'person-wrote': 'you wrote in between',
  'chat-taken': 'you took the chat',
  'other-app-took': 'another app has the conversation',
  'switched-off': 'the agent was turned off',
  paused: 'you paused the agent in between',
  'marked-spam': 'you marked the chat as spam',
  canceled: 'you canceled it',
  'handed-over': 'the agent handed the chat to you',
  'part-failed': 'the message before it could not be sent',
  'window-closed': 'the window to reply closed in between',
  'too-late': 'its time was over',
  'clip-gone': 'the clip was deleted, or may no longer be sent',
  unreadable: 'what was stored of it could not be read; the agent writes another',
};
