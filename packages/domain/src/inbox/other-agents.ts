/** The signs that another agent answers for an account, the clearest first. */
export const otherAgentSigns = ['holds', 'answers', 'fast', 'connected', 'shared', 'none'] as const;
export type OtherAgentSign = (typeof otherAgentSigns)[number];

/** Max time to an answer that nobody types as fast, in ms. */
export const fastAnswerMs = 10_000;
/** One quick answer may be a person's, who was just reading; this many are not. */
const minFast = { messages: 3, chats: 2 };

/** How often something was found, in how many conversations, and when last. */
export type Occurrences = { messages: number; chats: number; lastAt: Date | null };

/** What is known about other apps at an account. */
export type OtherAgentFacts = {
  /** The conversations that another app holds. */
  held: Occurrences;
  /** Answers that the platform ascribes to another app. */
  named: Occurrences;
  /** Answers in the business's name that nobody sent from here, within `fastAnswerMs` of the contact's message. */
  fast: Occurrences;
  /** Other apps that receive the account's messages. */
  apps: readonly string[];
  /** Whether each conversation is given to one app; null: the platform does not say. */
  isRouted: boolean | null;
};

/** Returns the clearest sign of another agent, and where it was found. */
export function findOtherAgent(facts: OtherAgentFacts): { sign: OtherAgentSign; chats: number; lastAt: Date | null } {
  const { held, named, fast, apps, isRouted } = facts;
  if (held.chats > 0) return { sign: 'holds', chats: held.chats, lastAt: held.lastAt };
  if (named.chats > 0) return { sign: 'answers', chats: named.chats, lastAt: named.lastAt };
  if (fast.messages >= minFast.messages || fast.chats >= minFast.chats)
    return { sign: 'fast', chats: fast.chats, lastAt: fast.lastAt };
  const nowhere = { chats: 0, lastAt: null };
  if (apps.length > 0) return { sign: 'connected', ...nowhere };
  return { sign: isRouted === false ? 'shared' : 'none', ...nowhere };
}

const dayMs = 24 * 3_600_000;
/** A listed message counts as missed only after this, in ms: its event may still be on its way. */
const onItsWayMs = 2 * 60_000;

/**
 * Returns whether an account's events arrive, by the contacts' messages that the platform lists: each one of the
 * last day, since the account was connected, must have come.
 */
export function judgeEvents(facts: {
  /** The platform's list; null: it could not be read. */
  listed: readonly { messageId: string; at: Date }[] | null;
  arrived: ReadonlySet<string>;
  connectedAt: Date;
  lastEventAt: Date | null;
  now: Date;
}): { events: 'fine' | 'missed' | 'none' | 'unknown'; missed: number } {
  const { listed, arrived, connectedAt, lastEventAt, now } = facts;
  const since = Math.max(now.getTime() - dayMs, connectedAt.getTime());
  const ofLastDay = (listed ?? []).filter(({ at }) => at.getTime() > since);
  const missed = ofLastDay.filter(
    ({ messageId, at }) => !arrived.has(messageId) && at.getTime() < now.getTime() - onItsWayMs,
  ).length;
  if (missed > 0) return { events: 'missed', missed };
  const arrives = ofLastDay.some(({ messageId }) => arrived.has(messageId)) || (lastEventAt?.getTime() ?? 0) > since;
  if (arrives) return { events: 'fine', missed: 0 };
  return { events: listed === null ? 'unknown' : 'none', missed: 0 };
}
