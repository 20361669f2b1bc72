import type { DropReason } from '@spotter/domain/sending';
import type { SendRefusal } from '@spotter/providers/ports/messaging-channel';

type Failure = SendRefusal | DropReason | 'rate-limited' | 'provider-down';

const sentences: Record<Failure, string> = {
  'window-closed': 'The 24-hour window is closed. It opens again when they write.',
  'contact-unavailable': 'They can’t get messages from you right now.',
  'account-reconnect': 'You need to reconnect this account.',
  'account-restricted': 'The platform isn’t letting this account send messages right now.',
  'thread-owned-by-other-app': 'Another app is answering in this conversation.',
  'app-misconfigured': 'The platform refused the message because the app is missing a permission.',
  'bad-request': 'The platform refused the message.',
  'rate-limited': 'The platform asked us to slow down.',
  'provider-down': 'We couldn’t reach the platform.',
  'contact-wrote': 'They wrote in between.',
  'contact-took-back': 'They took back what it answers.',
  'contact-edited': 'They changed what it answers.',
  'person-wrote': 'You wrote in between.',
  'chat-taken': 'You took the chat.',
  'other-app-took': 'Another app has the conversation.',
  'switched-off': 'The agent was turned off.',
  paused: 'You paused the agent in between.',
  'marked-spam': 'The chat was marked as spam.',
  canceled: 'You canceled it.',
  'handed-over': 'The agent handed the chat to you.',
  'part-failed': 'The message before it was not sent.',
  'too-late': 'Its time was over.',
};

/** Returns why a message was not sent, or was dropped, in words for the coach. */
export function failureSentence(failure: string): string {
  return sentences[failure as Failure] ?? 'We couldn’t send the message.';
}
