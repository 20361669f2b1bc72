import type { OutsideWay } from '@spotter/domain/notifications';
import type { DeliveryRow } from './deliveries.repository.ts';

/**
 * The pause after each try that may succeed later, in ms; then it is given up. A push is a hint; an email is
 * retried for a day.
 */
const pausesMs: Record<OutsideWay, number[]> = {
  push: [30_000, 2 * 60_000],
  email: [30_000, 2 * 60_000, 10 * 60_000, 3_600_000, 6 * 3_600_000, 12 * 3_600_000],
};

/** The outcome of a try. */
export type TryOutcome =
  | { kind: 'sent' }
  | { kind: 'failed'; problem: string }
  | { kind: 'later'; afterMs: number | null };

/** Returns what is noted about a claimed try: that it is over, or when the next one is due. */
export function changeFor(
  { way, attempts }: DeliveryRow,
  outcome: TryOutcome,
  now: Date,
): Partial<Pick<DeliveryRow, 'status' | 'dueAt' | 'problem'>> {
  switch (outcome.kind) {
    case 'sent':
      return { status: 'sent', problem: null };
    case 'failed':
      return { status: 'failed', problem: outcome.problem };
    case 'later': {
      const pause = pausesMs[way][attempts - 1];
      if (pause === undefined) return { status: 'failed', problem: 'unreachable' };
      return { status: 'queued', dueAt: new Date(now.getTime() + Math.max(pause, outcome.afterMs ?? 0)) };
    }
  }
}
