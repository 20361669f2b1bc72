import type { DecisionRecord } from '@spotter/contract';
import { dropWords } from '@spotter/domain/sending';
import { sayLengthOfTime } from '../../../components/time/length-of-time.ts';

/** Every sentence about answers that wait for the coach's word. */
export const approvalMessages = {
  title: 'Your agent’s answer',
  arrived: 'Your agent has an answer for you to check.',
  waits: 'It goes out once you send it.',
  buttons: 'Goes out with:',
  send: 'Send',
  edit: 'Edit',
  drop: 'Drop',
  editLabel: 'Your agent’s answer, in your words',
  keepTimes: 'Leave the sentence with the times as it is, or it goes out without the buttons.',
  cancel: 'Cancel',
  stale: 'This chat has changed, so nothing was sent. Your words are still here.',
  takeNew: 'Show the new answer',
  close: 'Close',
  sent: 'Sent',
  dropped: 'Dropped. Your agent answers what comes next.',
  failed: 'That didn’t work. Please try again.',
};

/** Returns how long the answer still waits. */
export function timeLeft(until: string | null, now: Date): string {
  const left = until === null ? 0 : new Date(until).getTime() - now.getTime();
  return left <= 0 ? 'The window to reply is closed' : `${sayLengthOfTime(left)} left to send it`;
}

/** Returns the outcome of an answer that waited for the coach's word. */
export function outcomeSentence({ outcome, because, by }: NonNullable<DecisionRecord['approval']>): string {
  const who = by ?? 'Someone';
  switch (outcome) {
    case null:
      return 'It waits for you.';
    case 'as-was':
      return `${who} sent it as it was.`;
    case 'edited':
      return `${who} sent it in other words.`;
    case 'dropped':
      return `${who} dropped it.`;
    case 'lapsed':
      return `It wasn’t sent: ${because === null ? 'it no longer fit' : dropWords[because]}.`;
  }
}
