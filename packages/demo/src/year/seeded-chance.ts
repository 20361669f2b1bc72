/** Random numbers that are the same at every start. */
export type SeededChance = {
  /** From 0 to below 1. */
  next(): number;
  /** One of several. */
  pick<T>(choices: readonly T[]): T;
  /** Returns a whole number between two, both included. */
  between(min: number, max: number): number;
};

/** Returns Mulberry32: small, fast, and even enough for stories. */
export function seededChance(seed: number): SeededChance {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    pick: (choices) => choices[Math.floor(next() * choices.length)]!,
    between: (min, max) => min + Math.floor(next() * (max - min + 1)),
  };
}
