import { addressesIn } from './addresses.ts';
import type { Contradiction, Statement, Steps } from './statement.ts';

/** Returns the addresses that are another one than the first. */
export function* compareAddresses(statements: Statement[], max: number): Steps<Contradiction[]> {
  const known = new Map<string, Contradiction['other']>();
  const found: Contradiction[] = [];
  for (const { id, text } of statements) {
    yield;
    for (const { key, says } of addressesIn(text)) {
      if (known.has(key)) continue;
      const [first] = known.values();
      if (first !== undefined) found.push({ about: 'address', subject: '', one: first, other: { id, says } });
      if (found.length >= max) return found;
      known.set(key, { id, says });
    }
  }
  return found;
}
