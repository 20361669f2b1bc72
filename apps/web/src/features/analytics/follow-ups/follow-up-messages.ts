import type { FollowUpFigures, FollowUpOutcome } from '@spotter/contract';
import { sayLengthOfTime } from '../../../components/time/length-of-time.ts';

const minuteMs = 60_000;

/** Every sentence about what follow-ups brought. */
export const followUpMessages = {
  title: 'Follow-ups',
  failed: 'Error loading follow-ups',
  none: 'No follow-ups were sent in this period.',
  scope: 'An answer counts within 24 hours, a call whenever it was booked after.',
  step: 'Follow-up',
  deletedAgent: 'Deleted agent',
  byAgent: 'written by the agent',
  gone: 'No longer part of the agent',
};

/** The numbers of a step, by name. */
export const outcomeNames: Record<FollowUpOutcome, string> = {
  sent: 'Sent',
  answered: 'Answered',
  booked: 'Booked after',
};

/** Returns the name of a step: `Follow-up 2`. */
export function stepTitle({ place }: FollowUpFigures): string {
  return place === null ? 'An earlier follow-up' : `Follow-up ${place}`;
}

/** Returns the title of the list behind a number: `Follow-up 2, answered`. */
export function listTitle(step: FollowUpFigures, outcome: FollowUpOutcome): string {
  return `${stepTitle(step)}, ${outcomeNames[outcome].toLowerCase()}`;
}

/** Returns when a step is sent, and with which words. */
export function stepWords({ afterMinutes, text }: FollowUpFigures): string {
  if (afterMinutes === null) return followUpMessages.gone;
  return `After ${sayLengthOfTime(afterMinutes * minuteMs)}, ${text === null ? followUpMessages.byAgent : `“${text}”`}`;
}

/** Returns the name of the button that opens the chats behind a number. */
export function openLabel(step: FollowUpFigures, outcome: FollowUpOutcome): string {
  return `${step.agentName ?? followUpMessages.deletedAgent}, ${stepTitle(step)}: show the ${step[outcome]} ${outcomeNames[outcome].toLowerCase()}`;
}
