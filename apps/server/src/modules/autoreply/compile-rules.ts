import { setImmediate } from 'node:timers/promises';
import { compileAhead } from '@spotter/domain';

/** Compiles what the rules read texts by, one expression at a time: the first message need not wait, nor anybody meanwhile. */
export async function compileRules(): Promise<void> {
  while (compileAhead()) await setImmediate();
}
