const bitsInByte = 8;

/** How many bytes hold a bit for each of so many numbers. */
export function bytesFor(numbers: number): number {
  return Math.ceil(numbers / bitsInByte);
}

/** Sets a bit for each number that `isSet`, beginning with the lowest bit of a byte. */
export function setBits(
  into: Uint8Array,
  from: number,
  values: ArrayLike<number>,
  isSet: (value: number) => boolean,
): void {
  for (let at = 0; at < values.length; at += 1)
    if (isSet(values[at]!)) into[from + Math.floor(at / bitsInByte)]! |= 1 << (at % bitsInByte);
}

/** Counts the bits of a word that are set, in pairs, fours and eights. */
export function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55_55_55_55);
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
  return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
