import { setImmediate } from 'node:timers/promises';
import { compileAhead, prepareAssents } from '@spotter/domain';

/** Compiles what the rules read texts by, piece by piece: the first message need not wait, nor anybody meanwhile. */
export async function compileRules(): Promise<void> {
  while (prepareAssents() || compileAhead()) await setImmediate();
}
