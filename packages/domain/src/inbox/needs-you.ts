import { windowClosesAt } from '../autoreply/decision/messaging-window.ts';
import { severeReasons, type HandOverReason } from '../safety/hand-over-reasons.ts';
import type { SilenceReason } from '../autoreply/decision/reply-decision.ts';

/** How much a chat needs the coach, the most urgent first. */
export const urgencies = ['severe', 'hot', 'window-closing', 'send-failed', 'handed-over', 'unconfirmed'] as const;
export type Urgency = (typeof urgencies)[number];

/** From so long before the window closes an unanswered message is urgent, in milliseconds. */
export const closingSoonMs = 2 * 3_600_000;

/** Silences after which nobody is owed an answer: there was nothing to say, or nothing may or shall be said. */
export const settledSilences = [
  'nothing-to-answer',
  'already-answered',
  'cancelled-by-coach',
  'opted-out',
  'auto-responder',
  'loop',
] as const satisfies readonly SilenceReason[];

/** What is recorded of a chat, as far as it decides whether a person should look. */
export type AttentionFacts = {
  now: Date;
  /** Given to the coach, by the agent for a reason or by the coach's own mark (null), and not taken care of since. */
  handedOver: { because: HandOverReason | 'talk-later' | 'stuck' | 'asked-for-deletion' | null; at: Date } | null;
  /** Whether the contact was found to fit before. */
  isQualified: boolean;
  sendFailedAt: Date | null;
  sendUnconfirmedAt: Date | null;
  /** The first message of the contact that nobody answered; null when the agent is about to, or nobody has to. */
  awaitingSince: Date | null;
  /** The platform's own timestamp of the contact's newest message. */
  lastInboundAt: Date | null;
};

/** Why a chat needs the coach, since when, and how much; null when it does not. */
export type Attention = {
  urgency: Urgency;
  why:
    | HandOverReason
    | 'window-closing'
    | 'send-failed'
    | 'unconfirmed'
    | 'talk-later'
    | 'stuck'
    | 'asked-for-deletion'
    | 'marked';
  since: Date;
};

/** Why a person should look at a chat: the most urgent of the reasons there are. */
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
  if (sendUnconfirmedAt !== null) return { urgency: 'unconfirmed', why: 'unconfirmed', since: sendUnconfirmedAt };
  return null;
}

/** Who is about to buy waits right after who is in danger. */
function isHot({ handedOver, isQualified }: AttentionFacts): boolean {
  return isQualified || handedOver?.because === 'payment';
}

function closesSoon({ lastInboundAt, now }: AttentionFacts): boolean {
  if (lastInboundAt === null) return false;
  const leftMs = windowClosesAt(lastInboundAt).getTime() - now.getTime();
  return leftMs > 0 && leftMs <= closingSoonMs;
}
