import { sayTimeLeft } from '../../components/time/length-of-time.ts';
import type { QueueSection } from './queue-sections.ts';

/** Every sentence of a row of the list. */
export const queueMessages = {
  reply: 'Reply',
  closeReply: 'Close',
  loadingReply: 'Loading the chat',
  suggested: 'Suggested:',
};

/** The parts of the list, by when the coach has to look. */
export const sectionNames: Record<QueueSection, string> = { now: 'Now', today: 'Today', older: 'Older' };

/** Returns how long the coach may still write to a lead who went quiet. */
export function daysLeftSentence(until: string, now: Date): string {
  return Date.parse(until) > now.getTime()
    ? `Only you can write now, for ${sayTimeLeft(until, now)}. Reply shows a suggested message.`
    : 'The platform takes no more messages until they write again.';
}
