import type { ModerationState } from '@spotter/contract';
import { findingOfFlags, type SafetyFinding } from '@spotter/domain/safety';
import { boundText } from '@spotter/language/text/bounded-text';
import type { Moderation } from '@spotter/providers/ports/moderation';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { createModerationGuard, patienceMs } from './moderation-guard.ts';

/** A request to the endpoint about a text. */
export type Judging = {
  /** The finding, as soon as it is known; null: none, or no usable answer. Never fails. */
  found: Promise<SafetyFinding | null>;
  /** The same, unless a second has passed since the request. */
  inTime: Promise<SafetyFinding | null | 'late'>;
};

/** Max length of what is judged: a long voice note. */
const maxJudgedLength = 10_000;

/** The second line of defense: a moderation endpoint, asked in parallel to the model without delaying it. */
export type ModerationLine = ReturnType<typeof createModerationLine>;

/** Creates the second line of defense. `moderation` null: there is no endpoint, and nothing is asked. */
export function createModerationLine(options: {
  moderation: Moderation | null;
  clock: Clock;
  logger: Logger;
  /** From 0 to 1, for spreading pauses. */
  chance(): number;
  timeoutMs: number;
}) {
  const { moderation, clock, logger } = options;
  const guard = createModerationGuard(options);
  let loggedState: ModerationState = 'unasked';

  /** Logs an outage once, not with every message. */
  function logState(detail: string | null): void {
    const state = guard.state();
    if (state === loggedState) return;
    const isWell = state === 'ok';
    const wasWell = loggedState === 'unasked';
    loggedState = state;
    if (isWell) {
      if (!wasWell) logger.info({ moderation: state }, 'The moderation endpoint works again');
    } else logger.warn({ moderation: state, detail }, 'The moderation endpoint does not do its work');
  }

  function ask(from: Moderation, text: string, isContacts: boolean): Judging {
    const end = guard.begin();
    const late = Promise.withResolvers<'late'>();
    const stopWaiting = clock.setTimer(patienceMs, () => late.resolve('late'));
    const found = from.judge(boundText(text, maxJudgedLength).text).then((outcome) => {
      stopWaiting();
      end(outcome);
      if (outcome.kind !== 'judged') {
        logState(outcome.detail);
        return null;
      }
      const finding = findingOfFlags(outcome.flags.map(({ category }) => category));
      if (isContacts) guard.note(finding !== null);
      logState(null);
      return guard.isTrusted() ? finding : null;
    });
    return { found, inTime: Promise.race([found, late.promise]) };
  }

  return {
    /** Asks about a contact's words; null where there is nothing to ask, or no endpoint to answer. */
    judge(text: string): Judging | null {
      if (moderation === null || text.trim() === '' || !guard.mayAsk()) return null;
      return ask(moderation, text, true);
    },

    /** Asks about a draft of the agent; also null where the endpoint was too slow to be useful. */
    judgeDraft(text: string): Judging | null {
      if (moderation === null || !guard.mayAsk() || !guard.isQuick() || !guard.isTrusted()) return null;
      return ask(moderation, text, false);
    },

    state: (): ModerationState => (moderation === null ? 'off' : guard.state()),
  };
}
