import { hashedText } from '@spotter/language/text/hashed-text';

/** Returns one of several ways; the same seed and place always give the same. */
export function chooseVariant<Way>(ways: readonly Way[], seed: number, place: string): Way {
  return ways[numberAt(seed, place) % ways.length]!;
}

/** Mixes the bits once more: texts that differ at their ends alone would give neighbors. */
function numberAt(seed: number, place: string): number {
  let mixed = hashedText(`${seed} ${place}`);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
