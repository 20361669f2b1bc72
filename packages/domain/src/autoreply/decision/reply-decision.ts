import type { HandOverReason } from '../../safety/hand-over-reasons.ts';
import type { IntentQuestion } from '../triggers/intent-trigger.ts';
import type { DangerQuestion } from '../../safety/danger-question.ts';
import type { SafetyFinding, SafetyLine } from '../../safety/safety-finding.ts';

/** Why an agent answers. */
export const replyReasons = [
  'trigger-keyword',
  'trigger-story-reply',
  'trigger-story-mention',
  'trigger-ad',
  'trigger-link',
  'trigger-ice-breaker',
  'trigger-any-message',
  'trigger-comment',
  'trigger-intent',
  're-engagement-keyword',
  'conversation-goes-on',
  'known-after-hand-over',
] as const;
/** What an answer still waits for. */
export const waitReasons = [
  'delay',
  'burst',
  'reading-media',
  'model-down',
  'provider-down',
  'rate-limited',
  'account-reconnect',
  'account-restricted',
  'budget',
  'paused',
  'outside-active-hours',
  'unknown-contact',
  'approval',
] as const;
/** Why nothing is answered. */
export const silenceReasons = [
  'bot-disabled',
  'chat-disabled',
  'taken-over',
  'handed-over',
  'finished',
  'no-agent',
  'nothing-to-answer',
  'no-keyword',
  'excluded-word',
  'never-list',
  'client',
  'spam',
  'outside-active-hours',
  'dormant',
  'already-answered',
  'cancelled-by-coach',
  'opted-out',
  'window-closed',
  'plan',
  'other-app-owns-thread',
  'auto-responder',
  'loop',
  'hourly-cap',
  'chat-cap',
] as const;

export type ReplyReason = (typeof replyReasons)[number];
export type WaitReason = (typeof waitReasons)[number];
export type SilenceReason = (typeof silenceReasons)[number];

/** The chat is handed over to the coach. */
export type HandOver = {
  kind: 'hand-over';
  because: HandOverReason;
  /** Caring words are sent once, as the agent's last message. */
  severe?: true;
  /** What was seen in the contact's words, where that is the reason. */
  finding?: SafetyFinding;
};

/**
 * The contact wants silence. Without a `line`, the rules found the request. `deletion`: the coach has to delete
 * their data.
 */
export type OptOut = { kind: 'opt-out'; line?: SafetyLine; deletion?: true };

/** What to do with a chat now, and why. */
export type ReplyDecision =
  | {
      kind: 'reply';
      /** The messages it answers, oldest first. */
      to: string[];
      because: ReplyReason;
      /** The keyword as the coach wrote it, when a keyword decided. */
      keyword: string | null;
      /** The id of the trigger that fired; absent where keywords did, or none. */
      trigger?: string;
    }
  | { kind: 'wait'; until: Date; because: WaitReason; keyword: string | null }
  /** No rule decides: a model is asked what the contact wants, and it is decided again by its answer. */
  | { kind: 'ask-intent'; question: IntentQuestion }
  /** A matter for a person may be in the words: a model is asked, and it is decided again by its answer. */
  | { kind: 'ask-danger'; question: DangerQuestion }
  | HandOver
  /** The contact just asked to stop: confirm once, then silence. */
  | OptOut
  | {
      kind: 'stay-silent';
      because: SilenceReason;
      deletion?: true;
      /** The excluded word, where it decided. */
      keyword?: string;
    };

/** Returns the decision to wait with another one; a keyword that fired it is kept. */
export function waitWith(
  decision: ReplyDecision,
  because: WaitReason,
  until: Date,
): Extract<ReplyDecision, { kind: 'wait' }> {
  return { kind: 'wait', until, because, keyword: 'keyword' in decision ? (decision.keyword ?? null) : null };
}
