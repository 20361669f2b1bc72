import type { AskingChat, UnansweredQuestion } from '@spotter/contract';
import { sayLengthOfTime } from '../../../components/time/length-of-time.ts';
import { sayDay } from '../../../components/time/said-times.ts';

/** Every sentence about what agents could not answer. */
export const unansweredMessages = {
  title: 'Questions your agents couldn’t answer',
  hint: 'Leads asked this and nothing here answers it. Answer once, and your agents know it from then on.',
  failed: 'The open questions didn’t load.',
  answerOnce: 'Answer once',
  showAll: 'Show all open questions',
  dismiss: 'Dismiss',
  dismissed: 'Off the list, until someone asks again.',
  dismissFailed: 'We couldn’t take this off the list. Try again.',
  restored: 'It’s back in the list.',
  restoreFailed: 'We couldn’t bring it back. It returns when someone asks again.',
  chats: 'Who asked',
  openChat: 'Open chat with',
  someone: 'A lead',
  closed: 'Their window is closed, or they asked for no more messages.',
  dialogTitle: 'Answer once',
  question: 'The question, as your agents keep it',
  answer: 'Your answer',
  answerHint: 'Sent word for word to the leads you check. Later, agents say it in their own words.',
  sendTo: 'Send it to the leads who asked',
  saveOnly: 'Save answer',
  sending: 'Saving…',
  gone: 'This question was answered already, or taken off the list.',
};

/** Returns how often and when something was asked: `Asked 3 times, last on Nov 24`. */
export function askedSentence({ times, lastAskedAt }: UnansweredQuestion): string {
  const often = times === 1 ? 'Asked once' : `Asked ${times.toLocaleString('en-US')} times`;
  return `${often}, ${times === 1 ? '' : 'last '}on ${sayDay(lastAskedAt)}`;
}

/** Returns who asked. */
export function askerName({ name, username }: AskingChat): string {
  return name ?? username ?? unansweredMessages.someone;
}

/** Returns how long an answer can still be sent to a lead. */
export function windowSentence({ canBeTold, windowClosesAt }: AskingChat, now: Date): string {
  if (!canBeTold || windowClosesAt === null) return unansweredMessages.closed;
  return `${sayLengthOfTime(new Date(windowClosesAt).getTime() - now.getTime())} left to reply`;
}

/** Returns the label of the button that saves and sends. */
export function saveAndSendLabel(count: number): string {
  if (count === 0) return unansweredMessages.saveOnly;
  return count === 1 ? 'Save and send to 1 lead' : `Save and send to ${count} leads`;
}

/** Returns what a toast says after an answer was saved. */
export function answeredSentence(notified: number): string {
  if (notified === 0) return 'Answer saved. Your agents know it from now on.';
  return `Answer saved and sent to ${notified === 1 ? '1 lead' : `${notified} leads`}.`;
}

/** Returns whom the answer did not reach, and why. */
export function notSentSentence(name: string, reason: string | null): string {
  return `${name} didn’t get it${reason === null ? '.' : `: ${reason}`}`;
}
