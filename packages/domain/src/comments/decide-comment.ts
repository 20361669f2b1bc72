import { findingIn } from '../autoreply/decision/hand-over-rules.ts';
import type { Hold } from '../autoreply/decision/held-back.ts';
import { isOptOut } from '../autoreply/opt-out/opt-out.ts';
import { opensAt, type ActiveHours } from '../autoreply/triggers/active-hours.ts';
import type { CommentTrigger } from '../autoreply/triggers/comment-trigger.ts';
import { matchTrigger, type TriggerMatch } from '../autoreply/triggers/match-trigger.ts';
import type { Trigger } from '../autoreply/triggers/trigger.ts';
import type { SafetyFinding } from '../safety/safety-finding.ts';
import { choosePublicReply } from './choose-public-reply.ts';
import type { CommentSilence } from './comment-reasons.ts';
import { privateReplyEndsAt } from './private-reply-window.ts';

/** Everything that decides whether a comment is answered. */
export type CommentFacts = {
  now: Date;
  comment: {
    text: string;
    isOwn: boolean;
    state: 'shown' | 'edited' | 'hidden' | 'removed';
    isLive: boolean;
    isReply: boolean;
    /** Every id of the post. */
    postIds: string[];
    isOwnPost: boolean;
    /** When it was written, or first seen where the platform does not say. */
    at: Date;
  };
  bot: { enabled: boolean };
  agent: {
    triggers: Trigger[];
    newContactsOnly: boolean;
    /** When triggers start it, in a zone (IANA). Absent or null: at any hour. */
    activeHours?: (ActiveHours & { zone: string }) | null;
  } | null;
  planAllowsAutoreplies: boolean;
  /** The chat with the person; null where there is none, or where nobody can tell whose it would be. */
  chat: {
    enabled: boolean;
    optedOut: boolean;
    neverAnswered: boolean;
    otherAppOwnsThread: boolean;
    /** Whether an agent has taken it up, the contact has written in it, and it has not gone to sleep. */
    agentIsTalking: boolean;
  } | null;
  /** Whether the never list has the handle of who commented. */
  neverListed: boolean;
  /** Whether this person already got a message for this post. */
  servedForPost: boolean;
  /** The answer that was written last under this post. */
  lastPublicReply: string | null;
  /** What keeps the account from sending; null while nothing does. */
  hold: Hold | null;
  /** A number from 0 to 1. */
  chance: number;
};

/** What becomes of a comment, and why. `missed`: why each of the triggers did not fire. */
export type CommentDecision =
  | {
      kind: 'reply';
      trigger: CommentTrigger;
      word: string | null;
      /** What is sent to the person; `text` null: the agent writes it. */
      privateReply: { text: string | null };
      /** What is written under the comment once the message went out. */
      publicReply: string | null;
    }
  | { kind: 'wait'; until: Date; because: Hold['because'] }
  | {
      kind: 'stay-silent';
      because: CommentSilence;
      missed: TriggerMatch['missed'];
      /** What was seen in the words, where they need a person. */
      finding: SafetyFinding | null;
    };

/**
 * Returns what to do about a comment now. Like `decideReply` it looks at present facts alone, so it may be asked
 * again at any time, and is asked a second time where a message is claimed.
 */
export function decideComment(facts: CommentFacts): CommentDecision {
  const { comment, hold, now } = facts;
  const early = silenceOfComment(facts);
  if (early !== null) return silent(early);
  if (facts.agent === null) return silent('no-agent');
  const { fired, missed } = matchTrigger(
    { kind: 'comment', text: comment.text, postIds: comment.postIds, isReply: comment.isReply },
    facts.agent.triggers,
    {
      beforeConnection: false,
      isNewContact: facts.chat === null,
      newContactsOnly: facts.agent.newContactsOnly,
      isOwnPost: comment.isOwnPost,
    },
  );
  // Danger in words that no trigger asked for is not business of the agent's: comments are the coach's to read.
  if (fired === null || fired.trigger.kind !== 'comment') return silent('no-trigger', missed);
  const finding = findingIn(comment.text, now);
  if (finding !== null) return { ...silent('needs-person', missed), finding };
  if (isOptOut(comment.text)) return silent('asked-to-stop', missed);
  const late = silenceOfPerson(facts);
  if (late !== null) return silent(late, missed);
  const opening = openingFor(facts.agent.activeHours ?? null, comment, now);
  if (opening === 'never') return silent('outside-active-hours', missed);
  if (hold !== null) {
    const endsAt = privateReplyEndsAt(comment);
    return { kind: 'wait', until: hold.until < endsAt ? hold.until : endsAt, because: hold.because };
  }
  if (opening !== null) return { kind: 'wait', until: opening, because: 'outside-active-hours' };
  const { trigger } = fired;
  return {
    kind: 'reply',
    trigger,
    word: 'word' in fired ? fired.word : null,
    privateReply: { text: trigger.firstMessage },
    // Meta: nothing can be written under the comments of a live broadcast.
    publicReply: comment.isLive ? null : choosePublicReply(trigger.publicReplies, facts.lastPublicReply, facts.chance),
  };
}

/** Returns why nothing is said whatever the triggers are; null where something may be. */
function silenceOfComment({ bot, comment, now, planAllowsAutoreplies }: CommentFacts): CommentSilence | null {
  if (comment.isOwn) return 'own-comment';
  if (comment.state === 'removed') return 'removed';
  if (comment.state === 'hidden') return 'hidden';
  if (now >= privateReplyEndsAt(comment)) return 'too-old';
  if (!bot.enabled) return 'bot-disabled';
  return planAllowsAutoreplies ? null : 'plan';
}

/** Returns why this person is not written to; null where they may be. */
function silenceOfPerson({ chat, neverListed, servedForPost }: CommentFacts): CommentSilence | null {
  if (chat?.optedOut === true) return 'opted-out';
  if (neverListed || chat?.neverAnswered === true) return 'never-list';
  if (chat !== null) {
    if (chat.otherAppOwnsThread) return 'other-app-owns-thread';
    if (!chat.enabled) return 'person-has-chat';
    if (chat.agentIsTalking) return 'agent-is-talking';
  }
  return servedForPost ? 'served-for-post' : null;
}

/** Returns when the agent's hours allow the message; null: now. */
function openingFor(
  hours: (ActiveHours & { zone: string }) | null,
  comment: CommentFacts['comment'],
  now: Date,
): Date | 'never' | null {
  if (hours === null) return null;
  // What came outside of the hours fires nothing, also once they have begun.
  if (hours.outside === 'silent') return opensAt(comment.at, hours, hours.zone) === null ? null : 'never';
  const opening = opensAt(now, hours, hours.zone);
  if (opening === null) return null;
  // Meta: comments of a live broadcast can be answered only while it runs.
  return comment.isLive || opening >= privateReplyEndsAt(comment) ? 'never' : opening;
}

function silent(because: CommentSilence, missed: TriggerMatch['missed'] = []) {
  return { kind: 'stay-silent' as const, because, missed, finding: null };
}
