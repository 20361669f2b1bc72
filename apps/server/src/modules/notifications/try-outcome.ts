import type { OutsideWay } from '@spotter/domain';
import type { DeliveryRow } from './notifications.presenter.ts';

/** After each try that may succeed later; then it is given up. A push is a hint, a mail is kept at for a day. */
const pausesMs: Record<OutsideWay, number[]> = {
  push: [30_000, 2 * 60_000],
  email: [30_000, 2 * 60_000, 10 * 60_000, 3_600_000, 6 * 3_600_000, 12 * 3_600_000],
};

/** What became of a try. */
export type TryOutcome =
  | { kind: 'sent' }
  | { kind: 'failed'; problem: string }
  | { kind: 'later'; afterMs: number | null };

/** What is noted of a claimed try: that it is over, or when the next one is due. */
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
