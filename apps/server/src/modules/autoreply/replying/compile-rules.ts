import { setImmediate } from 'node:timers/promises';
import { compileAhead, prepareAssents } from '@spotter/domain';

/**
 * Compiles the rules' expressions ahead, so that the first message need not wait, and in pieces, so that nothing else
 * waits meanwhile.
 */
export async function compileRules(): Promise<void> {
  while (prepareAssents() || compileAhead()) await setImmediate();
}
