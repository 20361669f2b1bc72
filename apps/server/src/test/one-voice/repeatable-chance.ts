import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { createDice } from './dice.ts';

/**
 * Lets the product's ids and throws of dice come from a seed for a while: a run that is repeated then takes the same
 * turns. (Ids order rows that are otherwise equal.) Answers what gives chance back.
 */
export function repeatChance(seed: number): () => void {
  const { random } = Math;
  const { randomUUIDv7 } = crypto;
  const dice = createDice(seed);
  let made = 0;
  Math.random = dice.roll;
  crypto.randomUUIDv7 = () => {
    made += 1;
    return `01a00000-0000-7000-8000-${made.toString(16).padStart(12, '0')}`;
  };
  syncBuiltinESMExports();
  return () => {
    Math.random = random;
    crypto.randomUUIDv7 = randomUUIDv7;
    syncBuiltinESMExports();
  };
}
