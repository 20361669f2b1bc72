import type { SilenceReason } from './reply-decision.ts';

/** Max answers in one chat in one hour; more are not conversation. */
export const maxAnswersPerHour = 20;
/** Max answers without a person on our side; after these the agent waits until the coach hands the chat back. */
export const maxAnswersPerChat = 100;

/**
 * Max questions to a model, in one hour, about what one contact wants:
 * nobody may use up a coach's budget by writing.
 */
export const maxIntentQuestionsPerHour = 10;

/** Max questions to a model, in one hour, whether one contact's words are danger; then they are taken for it. */
export const maxDangerQuestionsPerHour = 20;
const hourMs = 3_600_000;

/** How often the agent answered in a chat. The messages of one long answer count once. */
export type AnswersGiven = {
  /** In the last 60 minutes. A dropped draft counts too, because the model was asked. */
  lastHour: number;
  /** Since the coach last wrote in the chat or handed it back; since the chat began when neither happened. */
  sincePerson: number;
};

/** Returns which limit of answers is reached; null when none is. */
export function reachedCap({
  lastHour,
  sincePerson,
}: AnswersGiven): Extract<SilenceReason, 'hourly-cap' | 'chat-cap'> | null {
  if (sincePerson >= maxAnswersPerChat) return 'chat-cap';
  return lastHour >= maxAnswersPerHour ? 'hourly-cap' : null;
}

/** Whether a model was asked so often about one contact's words that it is asked no more. */
export function isAskedOften(answers: { at: Date }[], now: Date): boolean {
  return answers.filter(({ at }) => now.getTime() - at.getTime() < hourMs).length >= maxDangerQuestionsPerHour;
}
