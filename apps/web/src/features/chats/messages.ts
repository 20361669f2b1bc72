import type { ChatStage, Message } from '@spotter/contract';
import type { AgentState } from '@spotter/domain/inbox';

/** Every sentence of the conversations and the chat. */
export const chatMessages = {
  unknownUser: 'Unknown User',
  chatIdMissing: 'Chat ID not found',

  listTitle: 'Conversations',
  skipToChat: 'Skip to chat',
  listEmptyTitle: 'No conversations yet',
  listEmptyHint: 'New DMs to this account show up here.',
  listFailedTitle: 'Your conversations didn’t load',
  listEnd: 'That’s everyone.',
  failedHint: 'Your conversations are safe on the server. Check your connection and try again.',
  retry: 'Try again',
  chooseTitle: 'Choose a conversation',
  chooseHint: 'Watch it live and jump in anytime.',

  chatEmpty: 'No messages yet.',
  olderFailed: 'Older messages didn’t load.',
  newMessages: 'New messages',
  reconnecting: 'Connection lost. Reconnecting… You won’t miss anything.',

  toggle: 'Enable/Disable autoreplies on this chat',
  enabled: 'Chat enabled successfully!',
  disabled: 'Chat disabled successfully!',
  toggleFailed: 'Failed to change chat status.',
  accountOff: 'Autoreplies are off for the whole account.',

  readOnly: 'You can read this chat. Writing needs the role Setter, which the owner of the workspace can give you.',
  sendPlaceholder: 'Send a message...',
  sendNote: "If this is a business account, you can't reply",
  sent: 'Message sent successfully!',
  sendFailed: "Failed to send message. Please make sure it's not a business account",
  sendUnreached: 'We couldn’t reach Spotter.',
  sendDataMissing: 'Missing required data to send message',
  draftKept: 'Your text is back in the box.',

  dropped: 'Dropped draft, never sent',
  unsent: 'This message was unsent',
  unsupported: 'This message only shows in the app',
  edited: 'Edited',
  tapped: 'Tapped',
  buttons: 'Buttons sent with it',

  agentWrites: 'Agent is writing…',
  cancelReply: 'Cancel',
  cancelReplyLong: 'Cancel this answer. Your agent stays on.',

  handBackNote: 'You told your agent:',
  answersNext: 'Your agent answers when they write next.',

  why: 'why',
  whyTitle: 'Why the agent wrote this',

  factsTitle: 'What your agent learned',
  factsEmpty: 'Nothing yet. Goal, experience, timeline and more show up here as your agent learns them.',
  lastDecisionTitle: 'Last decision',
};

/** Returns how much of an answer was sent, and why the rest was not. */
export function brokenOffSentence({ sent, of }: { sent: number; of: number }, why: string | null): string {
  const reason = why === null ? '' : `: ${why.charAt(0).toLowerCase()}${why.slice(1).replace(/\.$/, '')}`;
  return `${sent} of ${of} sent${reason}`;
}

/** The stages in the coach's words. */
export const stageNames: Record<ChatStage, string> = {
  new: 'New',
  engaged: 'Talking',
  qualified: 'Qualified',
  booked: 'Booked',
  lost: 'Lost',
  needs_you: 'Needs you',
};

/** The agent has an answer that waits for the coach's word. */
export const asksForOk = 'Asks for your OK';

/** What the agent does in a chat. */
export const agentStateNames: Record<AgentState, string> = {
  'taken-over': 'You took over',
  spam: 'Spam',
  stopped: 'Stopped',
  'not-a-lead': 'Not a lead',
  off: 'Agent off',
  'no-agent': 'No agent',
  'other-app': 'Another app answers',
  delayed: 'Answer delayed',
  waiting: 'Answers soon',
  'waits-for-keyword': 'Waiting for a keyword',
  on: 'Agent on',
};

const authors = { agent: 'Agent', coach: 'You', 'other-app': 'Other app' };

/** Returns the author of a message, as the coach would say it. */
export function authorName(author: Message['author'], contactName: string): string {
  return author === 'contact' ? contactName : authors[author];
}

const attachmentNames: Record<string, string> = {
  image: 'Photo',
  video: 'Video',
  audio: 'Voice note',
  file: 'File',
  share: 'Shared post',
  story_mention: 'Story mention',
  story_reply: 'Story reply',
  reel: 'Reel',
  ig_reel: 'Reel',
  sticker: 'Sticker',
};

/** Returns the name of an attachment without a title of its own. */
export function attachmentName(type: string): string {
  return attachmentNames[type] ?? 'Attachment';
}

/** Returns a message in one line. */
export function snippet(message: Message): string {
  if (message.state === 'unsent') return chatMessages.unsent;
  if (message.state === 'unsupported') return chatMessages.unsupported;
  if (message.text.trim() !== '') return message.text;
  const [first] = message.attachments;
  if (first?.transcript?.status === 'ready') return first.transcript.text;
  return first === undefined ? '' : (first.title ?? attachmentName(first.type));
}
