import {
  coachBackWords,
  findCoachBack,
  findDanger,
  stillHereWords,
  type BackDetails,
  type CoachBack,
  type ReplyDecision,
} from '@spotter/domain/autoreply';
import { isAssent } from '@spotter/domain/booking';
import { severeReasons } from '@spotter/domain/safety';
import { isAcknowledgement } from '@spotter/domain/wording';
import type { Database } from '../../../database/database.ts';
import { findCoachHours } from '../../booking/index.ts';
import { chatLanguage, findZone, shownMessages, type ChatState, unansweredMessages } from '../../chats/index.ts';

/** Returns the sentence of when the coach is back, for a hand-over without danger; null where it is not known. */
export async function findBackWords(
  tx: Database,
  state: ChatState,
  decision: ReplyDecision,
  now: Date,
): Promise<string | null> {
  if (decision.kind !== 'hand-over' || decision.severe === true) return null;
  const found = await readBack(tx, state, now);
  return found === null || found.back === null ? null : coachBackWords(found.back, found.details);
}

/**
 * Returns the one more line for a lead who writes again after a hand-over, before the coach has written; null
 * for what asks for no answer, and where danger is in question.
 */
export async function findStillHere(
  tx: Database,
  state: ChatState,
  decision: ReplyDecision,
  now: Date,
): Promise<string | null> {
  if (decision.kind !== 'stay-silent' || decision.because !== 'handed-over') return null;
  const { handOverReason, canceledTurn } = state.chat;
  if (handOverReason === null || severeReasons.some((reason) => reason === handOverReason)) return null;
  const shown = shownMessages(state);
  if (shown.findLast(({ author }) => author !== 'contact')?.author !== 'agent') return null;
  const texts = unansweredMessages(state.messages, canceledTurn)
    .filter((message) => message.state !== 'unsent')
    .map(({ text }) => text);
  const asksNothing = texts.every((text) => text.trim() === '' || isAcknowledgement(text) || isAssent(text));
  if (asksNothing || findDanger(texts.join('\n'), now) !== null) return null;
  const found = await readBack(tx, state, now);
  const earlierReplies = shown.filter(({ author }) => author === 'agent').map(({ text }) => text);
  return found === null ? null : stillHereWords(found.back, found.details, earlierReplies);
}

async function readBack(
  tx: Database,
  state: ChatState,
  now: Date,
): Promise<{ back: CoachBack | null; details: BackDetails } | null> {
  const coach = await findCoachHours(tx, state.bot.workspaceId);
  if (coach === null) return null;
  const zone = findZone(state) ?? state.coachZone;
  const details = { name: coach.firstName, language: chatLanguage(state), zone };
  // Hours that the coach has not set promise nothing.
  return { back: coach.own === null ? null : findCoachBack({ ...coach.own, timeZone: state.coachZone }, now), details };
}
