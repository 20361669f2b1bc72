import { withinWindow, type WindowFacts } from '../window/messaging-window.ts';
import { waitWith, type ReplyDecision } from '../decision/reply-decision.ts';

/** What a coach can pause, in order of report. */
export const pauseOwners = ['chat', 'account', 'agent'] as const;
export type PauseOwner = (typeof pauseOwners)[number];

/** A silence that the coach asked for, with its end. */
export type Pause = { by: PauseOwner; until: Date };

const maxPauseMs = 30 * 24 * 3_600_000;

/** Whether a pause may end at this instant: in the future, and at most 30 days ahead. */
export function mayPauseUntil(until: Date, now: Date): boolean {
  return until > now && until.getTime() - now.getTime() <= maxPauseMs;
}

/** Returns the pause that ends last among those that are not over; null when nothing is paused. */
export function findPause(ends: Record<PauseOwner, Date | null>, now: Date): Pause | null {
  let last: Pause | null = null;
  for (const by of pauseOwners) {
    const until = ends[by];
    if (until !== null && until > now && (last === null || until > last.until)) last = { by, until };
  }
  return last;
}

/**
 * Returns the decision while the coach wants silence: what would be answered waits for the end of the pause, but
 * never past the end of the window. Stops and hand-overs go on: what the contact needs then cannot wait.
 */
export function whilePaused(decision: ReplyDecision, pause: Pause | null, window: WindowFacts): ReplyDecision {
  if (pause === null) return decision;
  if (decision.kind !== 'reply' && decision.kind !== 'wait' && decision.kind !== 'ask-intent') return decision;
  const until = withinWindow(pause.until, window);
  if (decision.kind === 'wait' && decision.until >= until) return decision;
  return waitWith(decision, 'paused', until);
}
