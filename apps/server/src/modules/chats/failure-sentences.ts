import type { SendRefusal } from '@spotter/providers/ports/messaging-channel';

type Failure = SendRefusal | 'rate-limited' | 'provider-down';

const sentences: Record<Failure, string> = {
  'window-closed': "The platform's 24-hour window is closed: it opens again when the contact writes.",
  'contact-unavailable': 'This person cannot receive messages from you right now.',
  'account-reconnect': 'The account has to be connected again.',
  'account-restricted': 'The platform does not let this account send messages at the moment.',
  'thread-owned-by-other-app': 'Another app is answering in this conversation.',
  'app-misconfigured': 'The platform refused the message: the app lacks a permission.',
  'bad-request': 'The platform refused the message.',
  'rate-limited': 'The platform asked to send more slowly.',
  'provider-down': 'The platform could not be reached.',
};

/** Why a message was not sent, in words for the coach. */
export function failureSentence(failure: string): string {
  return sentences[failure as Failure] ?? 'The message could not be sent.';
}
