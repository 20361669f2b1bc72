import type { Readiness } from '@spotter/contract';
import { judgeReadiness } from './readiness.ts';

/** Returns the readiness of a server that only answers calls, whose database answers or fails. */
export function readinessOf(now: Date, database: 'answered' | 'failed'): Readiness {
  const isThere = database === 'answered';
  return judgeReadiness({
    now,
    write: isThere ? { kind: 'answered', answer: true } : { kind: 'failed' },
    work: isThere ? { kind: 'answered', answer: { oldestJobAt: null, oldestDeliveryAt: null } } : { kind: 'failed' },
    freeDiskBytes: null,
    worker: null,
  });
}
