import { dropReasons, dropWords } from '@spotter/domain/sending';
import type { SendRefusal } from '@spotter/providers/ports/messaging-channel';

type Failure = SendRefusal | 'rate-limited' | 'provider-down';

const sentences: Record<Failure, string> = {
  'window-closed': 'The window to reply is closed. It opens again when they write.',
  'contact-unavailable': 'They can’t get messages from you right now.',
  'account-reconnect': 'You need to reconnect this account.',
  'account-restricted': 'The platform isn’t letting this account send messages right now.',
  'thread-owned-by-other-app': 'Another app is answering in this conversation.',
  'app-misconfigured': 'The platform refused the message because the app is missing a permission.',
  'media-refused': 'The platform didn’t take the file. Save it as JPEG, M4A, MP4 or PDF, or smaller, and add it again.',
  'bad-request': 'The platform refused the message.',
  'rate-limited': 'The platform asked us to slow down.',
  'provider-down': 'We couldn’t reach the platform.',
};

/** Returns why a message was not sent, or was dropped, in words for the coach. */
export function failureSentence(failure: string): string {
  const dropped = dropReasons.find((reason) => reason === failure);
  const words = dropped && `${dropWords[dropped].charAt(0).toUpperCase()}${dropWords[dropped].slice(1)}.`;
  return sentences[failure as Failure] ?? words ?? 'We couldn’t send the message.';
}
