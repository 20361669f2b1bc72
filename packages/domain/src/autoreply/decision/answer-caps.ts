import type { SilenceReason } from './reply-decision.ts';

/** More answers than this in one chat in one hour are no conversation. */
export const mostAnswersAnHour = 20;
/** After so many answers without a person on our side the agent waits until the coach has given the chat back. */
export const mostAnswersInAChat = 100;

/** How often the agent answered in a chat. The messages of one long answer count once. */
export type AnswersGiven = {
  /** In the last 60 minutes; a draft that was thrown away counts too, for the model was asked. */
  lastHour: number;
  /** Since the coach last wrote in the chat or gave it back; since ever when neither happened. */
  sincePerson: number;
};

/** Which limit of answers is reached; null when none is. */
export function reachedCap({
  lastHour,
  sincePerson,
}: AnswersGiven): Extract<SilenceReason, 'hourly-cap' | 'chat-cap'> | null {
  if (sincePerson >= mostAnswersInAChat) return 'chat-cap';
  return lastHour >= mostAnswersAnHour ? 'hourly-cap' : null;
}
