import { readingPatienceMs } from '../../media/readings.ts';
import type { SafetyFinding } from '../../safety/safety-finding.ts';
import { withinWindow } from '../window/messaging-window.ts';
import { findDanger } from '../decision/hand-over-rules.ts';
import type { HandOver, ReplyDecision } from '../decision/reply-decision.ts';
import type { InboundMessage, ReplySituation } from '../decision/reply-situation.ts';

/** Returns the wait of an answer for what was said or shown; null where it does not wait. */
export function waitForMedia(
  situation: ReplySituation,
  content: InboundMessage[],
  keyword: string | null,
): ReplyDecision | null {
  const pending = content.filter(({ media }) => media === 'listening' || media === 'looking');
  if (pending.length === 0) return null;
  const until = withinWindow(new Date(Math.max(...pending.map(patienceEnd))), situation);
  return situation.now < until ? { kind: 'wait', until, because: 'reading-media', keyword } : null;
}

/**
 * Returns the hand-over of a chat in which something was said that was not heard, or shown that no agent may
 * judge; null where nothing was, or where the coach has seen it.
 */
export function mediaHandOver({ chat, now }: ReplySituation, content: InboundMessage[]): HandOver | null {
  const { handedBackAt = null } = chat;
  const unseen = content.filter(({ receivedAt }) => handedBackAt === null || receivedAt > handedBackAt);
  if (unseen.some(({ media }) => media === 'delicate')) return { kind: 'hand-over', because: 'delicate-picture' };
  const isUnheard = unseen.some(
    (message) =>
      message.media === 'unheard' || (message.media === 'listening' && patienceEnd(message) <= now.getTime()),
  );
  return isUnheard ? { kind: 'hand-over', because: 'unheard-note' } : null;
}

/**
 * Returns what needs a person in words that were heard only after the agent had written; null where nothing
 * does, or where the coach has seen it. A chat that was handed over because nobody heard them is so once more.
 */
export function dangerHeardLate(situation: ReplySituation): { finding: SafetyFinding; to: string[] } | null {
  const { chat, bot, agent, heardLate = [], now } = situation;
  const isAgents = chat.enabled || (chat.offReason === 'hand-over' && chat.handOverReason === 'unheard-note');
  if (!isAgents || !chat.engaged || !bot.enabled || agent === null || chat.optedOut) return null;
  const { handedBackAt = null } = chat;
  const unseen = heardLate.filter(
    ({ deleted, receivedAt }) => !deleted && (handedBackAt === null || receivedAt > handedBackAt),
  );
  const found = unseen.length === 0 ? null : findDanger(unseen.map(({ text }) => text).join('\n'), now);
  return found === null ? null : { finding: found.finding, to: unseen.map(({ id }) => id) };
}

function patienceEnd({ receivedAt }: InboundMessage): number {
  return receivedAt.getTime() + readingPatienceMs;
}
