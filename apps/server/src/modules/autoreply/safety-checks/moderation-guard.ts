import { isPlausible, judgedForTrust } from '@spotter/domain/safety';
import type { ModerationOutcome } from '@spotter/providers/ports/moderation';
import type { ModerationState } from '@spotter/contract';
import { createCircuitBreaker, type BreakerOptions } from '../circuit-breaker.ts';

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
export function createModerationGuard(options: BreakerOptions) {
  const { clock } = options;
  const breaker = createCircuitBreaker(options);
  let absentUntil: Date | null = null;
  let last: Remembered | null = null;
  let alarms: boolean[] = [];

  const isAbsent = () => absentUntil !== null && absentUntil > clock.now();

  return {
    /** Whether the endpoint may be asked now. While it may be back, one request tries for all. */
    mayAsk: (): boolean => !isAbsent() && breaker.heldUntil() === null,

    /** Records the start of a request. Returns a function that records its outcome. */
    begin(): (outcome: ModerationOutcome) => void {
      const startedAt = clock.now();
      breaker.begin();
      return (outcome) => {
        const now = clock.now();
        if (outcome.kind === 'judged') {
          breaker.end('answered');
          absentUntil = null;
          last = { kind: 'answered', tookMs: now.getTime() - startedAt.getTime() };
        } else if (outcome.kind === 'not-offered') {
          breaker.end('unknown');
          absentUntil = new Date(now.getTime() + askAgainMs);
        } else {
          const because = outcome.because === 'rate-limited' ? 'rate-limited' : 'provider-down';
          breaker.end({ because, retryAfterMs: outcome.retryAfterMs, startedAt });
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
