import type { Message } from '@spotter/contract';
import { retrySentence } from './waiting-times.ts';

/** A send that takes longer than this, in ms, gets a sentence. */
const slowSendMs = 5_000;

/** Returns the status of an outgoing message in words. */
export function statusSentence(message: Message, now: Date): string | null {
  switch (message.status) {
    case 'received':
      return null;
    case 'waiting':
      if (message.failure === null) return 'Waiting to send';
      return message.retryAt === null
        ? `Waiting to send: ${message.failure}`
        : `${message.failure} ${retrySentence(message.retryAt, now)}`;
    case 'sending':
      if (message.failure !== null) return `Finding out whether it arrived: ${message.failure} Nothing is lost.`;
      return now.getTime() - Date.parse(message.date) < slowSendMs
        ? 'Sending…'
        : 'Still sending: the platform is slow to answer. Nothing is lost.';
    case 'sent':
      return 'Sent';
    case 'delivered':
      return 'Delivered';
    case 'seen':
      return 'Seen';
    case 'failed':
      return message.failure === null ? 'Not sent' : `Not sent: ${message.failure}`;
    case 'unconfirmed':
      return 'Unconfirmed: the platform did not say whether it arrived. Look in the app before you send it again.';
  }
}
