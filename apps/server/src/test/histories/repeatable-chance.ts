import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { createDice } from './dice.ts';

/**
 * Draws the product's ids and random numbers from a seed, so that a repeated run takes the same course. (Ids
 * order rows that are otherwise equal.) Returns what restores real chance.
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
