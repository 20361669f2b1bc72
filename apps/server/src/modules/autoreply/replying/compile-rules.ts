import { setTimeout as pause } from 'node:timers/promises';
import { prepareAssents } from '@spotter/domain/booking';
import { compileAhead } from '@spotter/language/text/compile-ahead';

/** Many pieces take less than a millisecond, the shortest pause. */
const minMs = 4;

/**
 * Compiles the rules' expressions ahead, so that the first message need not wait. It pauses for as long as it
 * was busy, because a request that comes in meanwhile takes several turns.
 */
export async function compileRules(): Promise<void> {
  let began = performance.now();
  while (prepareAssents() || compileAhead()) {
    const busyMs = performance.now() - began;
    if (busyMs < minMs) continue;
    await pause(busyMs);
    began = performance.now();
  }
}
