import type { Message } from '@spotter/contract';

/** What a message has to which nothing has happened: nothing is attached, answered, delivered or decided. */
export const blankMessage: Omit<Message, '_id' | 'type' | 'author' | 'text' | 'date' | 'status'> = {
  aborted: false,
  state: 'shown',
  attachments: [],
  reactions: [],
  quickReplies: [],
  tapped: false,
  replyTo: null,
  story: null,
  referral: null,
  deliveredAt: null,
  seenAt: null,
  decision: null,
  disclosure: null,
  thumb: null,
  failure: null,
  retryAt: null,
};
