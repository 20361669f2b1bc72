import type { PlanStep } from '@spotter/contract';
import { cityOf } from '../../../components/time/time-zones.ts';

/** Every sentence about what the agent will say unasked. */
export const planMessages = {
  title: 'What happens next',
  loading: 'Loading the plan',
  failed: 'The plan didn’t load.',
  retry: 'Try again',

  none: 'This agent has no follow-ups.',
  setUp: 'Set them up',
  off: 'Follow-ups are off for this agent.',
  turnOn: 'Turn them on',
  noAgent: 'No agent answers here, so nothing is sent on its own.',

  written: 'Your agent writes it then.',
  talkLater: 'The message they asked for',
  soon: 'any moment now',
  sentTitle: 'Sent',
  canceledTitle: 'Won’t be sent',
  windowCloses: 'The 24-hour window closes',
  windowClosed: 'The 24-hour window closed',
  adWindowCloses: 'The ad’s window closes, at the latest',
  adWindowClosed: 'The ad’s window closed',
  adWindowWhy: 'An ad brought them, so the platform may allow 7 days. A message it refuses ends them.',
  afterWindow: 'Your agent sends nothing after that.',

  cancel: 'Cancel',
  sentAlready: 'It was sent already.',
  cancelFailed: 'It wasn’t canceled. Try again.',
  notBefore: 'Not before tomorrow',
  notBeforeUndo: 'Undo',
  notBeforeFailed: 'That didn’t save. Try again.',
};

/** What moved a planned step; null where nothing did. */
export const plannedReasons: Partial<Record<PlanStep['reason'], string>> = {
  'quiet-hours': 'Waits for their morning: it’s in their quiet hours.',
  paused: 'Waits for the end of the pause.',
  'not-before': 'Waits because you said so.',
  'after-previous': 'An hour after the one before.',
  late: 'Leaves as soon as it can.',
  'asked-for-later': 'They asked for it at this time.',
};

/** Why a step will not be sent, in words that follow a colon. */
export const canceledReasons: Partial<Record<PlanStep['reason'], string>> = {
  disabled: 'follow-ups are off for this agent',
  'opted-out': 'they asked to stop',
  'taken-over': 'you took over this chat',
  'agent-off': 'your agent doesn’t write here',
  'call-booked': 'they have a call',
  'said-no': 'the lead is lost',
  'needs-person': 'this chat needs you',
  answered: 'they wrote',
  'person-spoke': 'you wrote',
  'nothing-asked': 'the last message asked nothing',
  'by-coach': 'you canceled it',
  enough: 'enough without an answer',
  window: 'the platform’s window closes before',
  refused: 'your agent found no words that may be sent',
  unapproved: 'your agent asks first, and it has no words of yours',
  'not-sent': 'the platform didn’t take it',
};

/** Returns the name of follow-ups by their places in the sequence: `Follow-up 2`, `Follow-ups 2 and 3`. */
export function followUpName(numbers: number[]): string {
  const last = numbers.at(-1);
  const before = numbers.slice(0, -1);
  return before.length === 0 ? `Follow-up ${last}` : `Follow-ups ${before.join(', ')} and ${last}`;
}

/** Returns what time it is for the lead, `It’s 9:14 PM their time (Chicago).`, or that the coach's counts. */
export function theirTime(time: string, zone: string, isKnown: boolean): string {
  if (isKnown) return `It’s ${time} their time (${cityOf(zone)}).`;
  return `It’s ${time} your time (${cityOf(zone)}). We don’t know their time zone yet, so yours counts.`;
}

/** Returns before when the coach wants nothing sent. */
export function notBeforeSentence(time: string): string {
  return `Nothing before ${time}, their time.`;
}
