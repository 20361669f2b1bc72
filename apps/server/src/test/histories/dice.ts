/** Repeatable chance: the same seed gives the same numbers. */
export type Dice = {
  /** Returns a number from 0 up to, but not including, 1. */
  roll(): number;
  /** Returns a whole number from `least` to `most`, both included. */
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(things: readonly T[]): T;
  /** Picks by weight. */
  pickWeighted<T>(things: readonly (readonly [weight: number, thing: T])[]): T;
  shuffle<T>(things: readonly T[]): T[];
};

/** Returns dice of a seed (Mulberry32: small, fast, and good enough to choose test cases). */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;

  function roll(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const between = (min: number, max: number) => min + Math.floor(roll() * (max - min + 1));
  return {
    roll,
    between,
    chance: (probability) => roll() < probability,
    pick: (things) => things[between(0, things.length - 1)]!,
    pickWeighted(things) {
      let left = roll() * things.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, thing] of things) {
        left -= weight;
        if (left < 0) return thing;
      }
      return things.at(-1)![1];
    },
    shuffle(things) {
      const shuffled = [...things];
      for (let index = shuffled.length - 1; index > 0; index -= 1) {
        const other = between(0, index);
        [shuffled[index], shuffled[other]] = [shuffled[other]!, shuffled[index]!];
      }
      return shuffled;
    },
  };
}

/** Returns a separate seed for the n-th of something. */
export function seedOf(seed: number, nth: number): number {
  return Math.imul((seed ^ 0x9e3779b9) + nth, 0x85ebca6b) >>> 0;
}
