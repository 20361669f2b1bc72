import type { Leak } from '@spotter/contract';
import { sayTimeLeft } from '../../components/time/length-of-time.ts';
import type { QueueSection } from './queue-sections.ts';

/** Every sentence of a row of the list. */
export const queueMessages = {
  reply: 'Reply',
  closeReply: 'Close',
  loadingReply: 'Loading the chat',
  suggested: 'Suggested:',
};

/** What keeps a lead from getting lost: it opens the reply with a text that does it, for the coach to send. */
export const leakActs: Record<Leak['kind'], string> = {
  'left-waiting': 'Answer them',
  'window-closing': 'Write before it closes',
  'no-show': 'Ask for a new time',
  'call-unconfirmed': 'Remind them of the call',
  'promise-open': 'Keep the promise',
  'no-call': 'Offer a call',
};

/** The parts of the list, by when the coach has to look. */
export const sectionNames: Record<QueueSection, string> = {
  now: 'Now',
  losing: 'About to be lost',
  today: 'Today',
  older: 'Older',
};

/** Returns how long the coach may still write to a lead who went quiet. */
export function daysLeftSentence(until: string, now: Date): string {
  return Date.parse(until) > now.getTime()
    ? `Only you can write now, for ${sayTimeLeft(until, now)}. Reply shows a suggested message.`
    : 'The platform takes no more messages until they write again.';
}

/** Returns how many leads were kept in the last days; null: none. */
export function recoveredSentence(count: number): string | null {
  if (count === 0) return null;
  return count === 1
    ? '1 lead kept from slipping away this week.'
    : `${count} leads kept from slipping away this week.`;
}
