import { bitsIn, setBits } from './bits.ts';

/** A vector as it is stored: a byte for each number. For finding the nearest, more says no more. */
export function packVector(vector: number[]): Buffer {
  const largest = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  const packed = Buffer.alloc(vector.length);
  if (largest > 0)
    for (const [at, value] of vector.entries()) packed.writeInt8(Math.round((value / largest) * 127), at);
  return packed;
}

/** Vectors of one length, one after the other, with their signs as bits and their lengths in space. */
export type PackedVectors = { size: number; values: Int8Array; signs: Int32Array; norms: Float64Array };

/** How many of the nearest by signs are compared in full, for each that is wanted. */
const comparedForEach = 10;
const bitsInWord = 32;

/** Puts packed vectors together; those of another length than the first are left out as zeros. */
export function gatherVectors(vectors: Uint8Array[]): PackedVectors {
  const size = vectors[0]?.length ?? 0;
  const values = new Int8Array(size * vectors.length);
  const words = Math.ceil(size / bitsInWord);
  const signs = new Int32Array(words * vectors.length);
  const norms = new Float64Array(vectors.length);
  for (const [index, vector] of vectors.entries()) {
    if (vector.length !== size) continue;
    const own = new Int8Array(vector.buffer, vector.byteOffset, size);
    values.set(own, index * size);
    signs.set(
      bitsOf(own, (value) => value > 0),
      index * words,
    );
    norms[index] = Math.sqrt(dot(values, index * size, values, index * size, size));
  }
  return { size, values, signs, norms };
}

/**
 * Returns the places of the vectors nearest to one, by the cosine of the angle between them, nearest first. Of
 * many, only those are compared in full that have the most signs in common with it.
 */
export function nearestVectors(
  { size, values, signs, norms }: PackedVectors,
  to: number[],
  limit: number,
): { place: number; cosine: number }[] {
  if (size === 0 || to.length !== size) return [];
  const packed = packVector(to);
  const target = new Int8Array(packed.buffer, packed.byteOffset, size);
  const norm = Math.sqrt(dot(target, 0, target, 0, size));
  if (norm === 0) return [];
  const found: { place: number; cosine: number }[] = [];
  for (const place of nearestBySigns(signs, target, norms.length, limit * comparedForEach)) {
    if (norms[place] === 0) continue;
    const cosine = dot(values, place * size, target, 0, size) / (norms[place]! * norm);
    if (found.length === limit && cosine <= found.at(-1)!.cosine) continue;
    const at = found.findIndex((other) => other.cosine < cosine);
    found.splice(at === -1 ? found.length : at, 0, { place, cosine });
    if (found.length > limit) found.pop();
  }
  return found;
}

/**
 * Returns the places of at least `wanted` vectors with the fewest signs that
 * differ from those of the target's numbers.
 */
function nearestBySigns(signs: Int32Array, target: Int8Array, count: number, wanted: number): number[] {
  if (count <= wanted) return Array.from({ length: count }, (_, place) => place);
  const own = bitsOf(target, (value) => value > 0);
  // A zero has no sign.
  const signed = bitsOf(target, (value) => value !== 0);
  const differing = new Uint16Array(count);
  const countBy = new Uint32Array(target.length + 1);
  for (let place = 0; place < count; place += 1) {
    let differ = 0;
    for (let word = 0, at = place * own.length; word < own.length; word += 1, at += 1)
      differ += bitsIn((signs[at]! ^ own[word]!) & signed[word]!);
    differing[place] = differ;
    countBy[differ]! += 1;
  }
  let max = 0;
  for (let near = countBy[0]!; near < wanted; near += countBy[max]!) max += 1;
  const near: number[] = [];
  for (let place = 0; place < count; place += 1) if (differing[place]! <= max) near.push(place);
  return near;
}

function bitsOf(values: Int8Array, isSet: (value: number) => boolean): Int32Array {
  const bits = new Int32Array(Math.ceil(values.length / bitsInWord));
  setBits(new Uint8Array(bits.buffer), 0, values, isSet);
  return bits;
}

function dot(one: Int8Array, from: number, other: Int8Array, start: number, size: number): number {
  let sum = 0;
  for (let at = 0; at < size; at += 1) sum += one[from + at]! * other[start + at]!;
  return sum;
}
