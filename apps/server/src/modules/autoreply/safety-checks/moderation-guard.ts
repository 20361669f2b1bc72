import { circuitAfterTrouble, isPlausible, judgedForTrust, passageOf, type Circuit } from '@spotter/domain';
import type { ModerationOutcome } from '@spotter/providers/ports/moderation';
import type { ModerationState } from '@spotter/contract';
import type { Clock } from '../../../platform/clock.ts';

/** Max wait for a judgement, from the request on. */
export const patienceMs = 1_000;
/** The pause before a missing endpoint is tried again, because an operator may have added it. */
const askAgainMs = 10 * 60_000;

type Trouble = Extract<ModerationOutcome, { kind: 'unavailable' }>['because'];
type Remembered = { kind: 'answered'; tookMs: number } | { kind: 'failed'; because: Trouble };

const failures: Record<Trouble, ModerationState> = {
  unreachable: 'down',
  timeout: 'slow',
  'rate-limited': 'rate-limited',
  unauthorised: 'unauthorised',
  unreadable: 'unreadable',
};

/** Tracks the health of a moderation endpoint: whether to ask it, and whether to trust it. */
export function createModerationGuard(options: {
  clock: Clock;
  /** From 0 to 1, for spreading pauses. */
  chance(): number;
  /** Max time of one request. */
  timeoutMs: number;
}) {
  const { clock } = options;
  let circuit: Circuit | null = null;
  let trialUntil: Date | null = null;
  let absentUntil: Date | null = null;
  let last: Remembered | null = null;
  let alarms: boolean[] = [];

  const isAbsent = () => absentUntil !== null && absentUntil > clock.now();

  return {
    /** Whether the endpoint may be asked now. While it may be back, one request tries for all. */
    mayAsk(): boolean {
      const now = clock.now();
      const passage = passageOf(circuit, now);
      if (isAbsent() || passage.kind === 'held') return false;
      return passage.kind === 'free' || trialUntil === null || trialUntil <= now;
    },

    /** Records the start of a request. Returns a function that records its outcome. */
    begin(): (outcome: ModerationOutcome) => void {
      const startedAt = clock.now();
      if (passageOf(circuit, startedAt).kind === 'trial') {
        trialUntil = new Date(startedAt.getTime() + options.timeoutMs);
      }
      return (outcome) => {
        const now = clock.now();
        trialUntil = null;
        if (outcome.kind === 'judged') {
          circuit = null;
          absentUntil = null;
          last = { kind: 'answered', tookMs: now.getTime() - startedAt.getTime() };
        } else if (outcome.kind === 'not-offered') {
          absentUntil = new Date(now.getTime() + askAgainMs);
        } else {
          const because = outcome.because === 'rate-limited' ? 'rate-limited' : 'provider-down';
          const trouble = { because, retryAfterMs: outcome.retryAfterMs, startedAt } as const;
          circuit = circuitAfterTrouble(circuit, trouble, now, options.chance());
          last = { kind: 'failed', because: outcome.because };
        }
      };
    },

    /** Records whether the endpoint found danger in a contact's words. */
    note(isAlarm: boolean): void {
      alarms = [...alarms, isAlarm].slice(-judgedForTrust);
    },

    /** Whether its findings count on their own. */
    isTrusted: (): boolean => isPlausible(alarms),

    /** Whether its last answer was in time. */
    isQuick: (): boolean => last?.kind === 'answered' && last.tookMs < patienceMs,

    state(): ModerationState {
      if (isAbsent()) return 'not-offered';
      if (last === null) return 'unasked';
      if (last.kind === 'failed') return failures[last.because];
      if (!isPlausible(alarms)) return 'distrusted';
      return last.tookMs >= patienceMs ? 'slow' : 'ok';
    },
  };
}
