import { findWindow, type WindowFacts } from '../autoreply/window/messaging-window.ts';
import { severeReasons, type HandOverReason } from '../safety/hand-over-reasons.ts';
import type { SilenceReason } from '../autoreply/decision/reply-decision.ts';
import type { Leak, LeakKind } from './leak-kinds.ts';
import type { Urgency } from './urgencies.ts';

/** An unanswered message is urgent from this time before the end of what is certain of the window, in ms. */
export const closingSoonMs = 2 * 3_600_000;

/** Silences after which the contact is owed no answer: there was nothing to say, or nothing may be said. */
export const settledSilences = [
  'nothing-to-answer',
  'already-answered',
  'cancelled-by-coach',
  'opted-out',
  'auto-responder',
  'loop',
  'spam',
] as const satisfies readonly SilenceReason[];

/** The recorded facts of a chat that decide whether a person should look. */
export type AttentionFacts = WindowFacts & {
  now: Date;
  /**
   * Handed over to the coach, by the agent for a reason or by the coach's own mark (null),
   * and not taken care of since.
   */
  handedOver: {
    because: HandOverReason | 'talk-later' | 'stuck' | 'asked-for-deletion' | 'went-quiet' | null;
    at: Date;
  } | null;
  /** Whether the contact was qualified before. */
  isQualified: boolean;
  sendFailedAt: Date | null;
  sendUnconfirmedAt: Date | null;
  /** The first unanswered message of the contact; null when the agent is about to answer, or no answer is owed. */
  awaitingSince: Date | null;
  /** Since when an answer waits for the coach's word; null: none does. */
  proposedAt: Date | null;
  /** How the lead is about to be lost; null: they are not. */
  leak: Leak | null;
};

/** Why a chat needs the coach, since when, and how urgently; null when it does not. */
export type Attention = {
  urgency: Urgency;
  why:
    | HandOverReason
    | LeakKind
    | 'send-failed'
    | 'unconfirmed'
    | 'approval'
    | 'talk-later'
    | 'stuck'
    | 'asked-for-deletion'
    | 'went-quiet'
    | 'marked';
  since: Date;
};

/** Returns why a person should look at a chat: the most urgent of its reasons. */
export function findAttention(facts: AttentionFacts): Attention | null {
  const { handedOver, sendFailedAt, sendUnconfirmedAt, awaitingSince } = facts;
  const why = handedOver?.because ?? 'marked';
  if (handedOver !== null && (severeReasons as readonly string[]).includes(why)) {
    return { urgency: 'severe', why, since: handedOver.at };
  }
  if (handedOver !== null && isHot(facts)) return { urgency: 'hot', why, since: handedOver.at };
  if (awaitingSince !== null && closesSoon(facts)) {
    return { urgency: 'window-closing', why: 'window-closing', since: awaitingSince };
  }
  if (sendFailedAt !== null) return { urgency: 'send-failed', why: 'send-failed', since: sendFailedAt };
  if (handedOver !== null) return { urgency: 'handed-over', why, since: handedOver.at };
  if (facts.proposedAt !== null) return { urgency: 'to-approve', why: 'approval', since: facts.proposedAt };
  if (facts.leak !== null) return { urgency: 'leaking', why: facts.leak.kind, since: facts.leak.since };
  if (sendUnconfirmedAt !== null) return { urgency: 'unconfirmed', why: 'unconfirmed', since: sendUnconfirmedAt };
  return null;
}

/**
 * Whether the lead is about to buy: these leads come right after a person in danger. One who went quiet has
 * days.
 */
function isHot({ handedOver, isQualified }: AttentionFacts): boolean {
  if (handedOver?.because === 'went-quiet') return false;
  return isQualified || handedOver?.because === 'payment';
}

function closesSoon(facts: AttentionFacts): boolean {
  const { certainUntil } = findWindow(facts);
  if (certainUntil === null) return false;
  const leftMs = certainUntil.getTime() - facts.now.getTime();
  return leftMs > 0 && leftMs <= closingSoonMs;
}
