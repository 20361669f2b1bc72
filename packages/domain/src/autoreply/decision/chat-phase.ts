import { endsByKeyword, type OffReason } from './reply-situation.ts';

/** Where a chat stands, in the words of the product. */
export const chatPhases = [
  'not-engaged',
  'engaged',
  'waiting',
  'taken-over',
  'switched-off',
  'handed-over',
  'finished',
  'opted-out',
  'dormant',
] as const;
export type ChatPhase = (typeof chatPhases)[number];

/** What can happen to a chat. A message of the contact is named after its content. */
export const chatEvents = [
  'contact-writes',
  'contact-writes-trigger',
  'contact-writes-re-engagement',
  'contact-needs-a-person',
  'contact-asks-to-stop',
  'coach-writes',
  'coach-writes-re-engagement',
  'coach-switches-off',
  'coach-switches-on',
  'coach-cancels-answer',
  'agent-answers',
  'agent-hands-over',
  'agent-ends',
  'week-passes',
] as const;
export type ChatEvent = (typeof chatEvents)[number];

/** The part of a chat's past that decides its future. The phase is derived from it. */
export type ChatStanding = {
  engaged: boolean;
  /** Why autoreplies are off; null while they are on. */
  off: OffReason | null;
  optedOut: boolean;
  /** Whether the contact's unanswered messages came after more than seven quiet days, or the next ones will. */
  quiet: boolean;
  /** Whether the platform's window is open for the unanswered messages. */
  windowOpen: boolean;
  /** What the unanswered messages contain. */
  unanswered: {
    any: boolean;
    trigger: boolean;
    reengagement: boolean;
    /** Something that needs a person, and that no person has seen. */
    person: boolean;
  };
};

const nothing = { any: false, trigger: false, reengagement: false, person: false };

/** A chat before its first message. */
export const newChat: ChatStanding = {
  engaged: false,
  off: null,
  optedOut: false,
  quiet: false,
  windowOpen: false,
  unanswered: nothing,
};

/** Returns the phase of a chat. A pending answer goes first, then whatever keeps the agent silent. */
export function phaseOf(standing: ChatStanding): ChatPhase {
  if (isAnswering(standing)) return 'waiting';
  if (standing.optedOut) return 'opted-out';
  switch (standing.off) {
    case 'takeover':
      return 'taken-over';
    case 'coach-toggle':
      return 'switched-off';
    case 'hand-over':
      return 'handed-over';
    case 'finished':
      return 'finished';
    case null:
      if (!standing.engaged) return 'not-engaged';
      return standing.quiet ? 'dormant' : 'engaged';
  }
}

/**
 * Returns the chat after an event, where the account, an agent and the plan are in place. This is a second
 * description of `decideReply` in the words of the product; a test compares the two over every sequence of
 * events.
 */
export function afterEvent(standing: ChatStanding, event: ChatEvent): ChatStanding {
  switch (event) {
    case 'contact-writes':
      return afterMessage(standing, {});
    case 'contact-writes-trigger':
      return afterMessage(standing, { trigger: true });
    case 'contact-writes-re-engagement':
      return afterMessage(standing, { reengagement: true });
    case 'contact-needs-a-person':
      return afterMessage(standing, { person: true });
    case 'contact-asks-to-stop': {
      const wrote = withMessage(standing, {});
      // A trigger brings the agent back only when it is newer than the stop.
      return { ...wrote, optedOut: true, unanswered: { ...wrote.unanswered, trigger: false } };
    }
    case 'coach-writes':
      return { ...answered(standing), off: 'takeover' };
    case 'coach-writes-re-engagement':
      return { ...answered(standing), off: null, engaged: true };
    case 'coach-switches-off': {
      // A keyword is dropped too, because the contact may just be bringing the agent back with it.
      const counts = standing.off === null || (endsByKeyword(standing.off) && standing.unanswered.any);
      return counts ? { ...standing, off: 'coach-toggle' } : standing;
    }
    case 'coach-switches-on': {
      if (standing.off === null) return standing;
      const seen = { ...standing.unanswered, person: false };
      return { ...standing, off: null, engaged: true, quiet: false, unanswered: seen };
    }
    case 'coach-cancels-answer':
      return isAnswering(standing) ? { ...standing, quiet: false, unanswered: nothing } : standing;
    case 'agent-answers':
      return afterAnswer(standing, null);
    case 'agent-hands-over':
      return afterAnswer(standing, 'hand-over');
    case 'agent-ends':
      return afterAnswer(standing, 'finished');
    case 'week-passes':
      return { ...standing, windowOpen: false, quiet: standing.quiet || !standing.unanswered.any };
  }
}

function withMessage(standing: ChatStanding, found: Partial<ChatStanding['unanswered']>): ChatStanding {
  const { unanswered } = standing;
  return { ...standing, windowOpen: true, unanswered: { ...unanswered, any: true, ...found } };
}

function afterMessage(standing: ChatStanding, found: Partial<ChatStanding['unanswered']>): ChatStanding {
  const wrote = withMessage(standing, found);
  const { engaged, off, unanswered } = wrote;
  const concernsAgent = mayWrite(wrote) && (engaged || off !== null || unanswered.trigger);
  return concernsAgent && unanswered.person ? { ...wrote, off: 'hand-over' } : wrote;
}

function afterAnswer(standing: ChatStanding, off: OffReason | null): ChatStanding {
  if (!isAnswering(standing)) return standing;
  return { ...answered(standing), engaged: true, optedOut: false, off };
}

/** Returns the chat after our side has written: nothing is open any more. */
function answered(standing: ChatStanding): ChatStanding {
  return { ...standing, quiet: false, unanswered: nothing };
}

/** Whether the agent may write as far as the decisions of the contact and the coach go. */
function mayWrite({ off, optedOut, unanswered, windowOpen }: ChatStanding): boolean {
  if (!unanswered.any || !windowOpen || (optedOut && !unanswered.trigger)) return false;
  return off === null || (endsByKeyword(off) && unanswered.reengagement);
}

function isAnswering(standing: ChatStanding): boolean {
  if (!mayWrite(standing)) return false;
  const { engaged, off, optedOut, quiet, unanswered } = standing;
  if (off !== null) return true;
  if (!engaged || optedOut) return unanswered.trigger;
  return !quiet || unanswered.trigger || unanswered.reengagement;
}
