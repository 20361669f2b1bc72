import { isWindowOpen } from '@spotter/domain/autoreply';
import type { DropReason } from '@spotter/domain/sending';
import type { ChatState, MessageRow } from '../chat-state.ts';
import { isClosing } from '../chat-switch.ts';
import { carriesGoneClip } from '../clips/sendable-clips.ts';
import { findCoachPause } from '../coach-pause.ts';
import { isByHand } from './send-outcome.ts';

/**
 * Returns why a waiting message is no longer sent; null where it is. The agent's answer is sent while nothing
 * has changed: nobody took over, the contact wrote nothing new, and autoreplies are on. Its parting message,
 * which turned the chat's autoreplies off, may follow.
 */
export function whyDropped(state: ChatState, message: MessageRow, now: Date): DropReason | null {
  if (isByHand(message)) return null;
  const { chat, bot } = state;
  const newer = state.messages.filter(
    (other) => other.author !== 'agent' && other.sequence > message.sequence && other.state !== 'unsent',
  );
  if (newer.some(({ author }) => author === 'contact')) return 'contact-wrote';
  // The rest of an answer does not go on below a person's words, even if they gave the chat back.
  if (message.part > 0 && newer.some(({ imported }) => !imported)) return 'person-wrote';
  const isOn = (chat.autorepliesEnabled || isClosing(chat)) && bot.enabled && state.agent !== null;
  if (!isOn) return 'switched-off';
  if (hasLapsed(state, message, now)) return 'too-late';
  if (carriesGoneClip(state, message, now)) return 'clip-gone';
  return isUntriedRest(message) ? whyRestDropped(state, message, now) : null;
}

/** Whether a message continues an answer and was not yet handed to the platform. */
export function isUntriedRest(message: MessageRow): boolean {
  return message.part > 0 && message.attempts === 0 && !isByHand(message);
}

/** Returns why the rest of an answer is dropped where its first message would fail or wait. */
function whyRestDropped(state: ChatState, message: MessageRow, now: Date): DropReason | null {
  if (!isWindowOpen(state.chat, now)) return 'window-closed';
  // Once the pause is over the talk has moved on. Parting words and calls do not wait for its end.
  const waitsForPause = message.turn !== null && !isClosing(state.chat);
  return waitsForPause && findCoachPause(state, now) !== null ? 'paused' : null;
}

/** Whether a message that nobody waits for came too late: its time is over, or the contact has booked meanwhile. */
function hasLapsed({ chat }: ChatState, message: MessageRow, now: Date): boolean {
  if (message.lapsesAt === null) return false;
  return now >= message.lapsesAt || chat.stage === 'booked';
}
