/** A vector as it is stored: a byte for each number. For finding the nearest, more says no more. */
export function packVector(vector: number[]): Buffer {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const packed = Buffer.alloc(vector.length);
  if (largest > 0)
    for (const [at, value] of vector.entries()) packed.writeInt8(Math.round((value / largest) * 127), at);
  return packed;
}

/** Vectors of one length, one after the other, with their lengths in space. */
export type PackedVectors = { size: number; values: Int8Array; norms: Float64Array };

/** Puts packed vectors together; those of another length than the first are left out as zeros. */
export function gatherVectors(vectors: Uint8Array[]): PackedVectors {
  const size = vectors[0]?.length ?? 0;
  const values = new Int8Array(size * vectors.length);
  const norms = new Float64Array(vectors.length);
  for (const [index, vector] of vectors.entries()) {
    if (vector.length !== size) continue;
    values.set(new Int8Array(vector.buffer, vector.byteOffset, size), index * size);
    norms[index] = Math.sqrt(dot(values, index * size, values, index * size, size));
  }
  return { size, values, norms };
}

/** Returns the places of the vectors nearest to one, by the cosine of the angle between them, nearest first. */
export function nearestVectors(
  { size, values, norms }: PackedVectors,
  to: number[],
  limit: number,
): { place: number; cosine: number }[] {
  if (size === 0 || to.length !== size) return [];
  const packed = packVector(to);
  const target = new Int8Array(packed.buffer, packed.byteOffset, size);
  const norm = Math.sqrt(dot(target, 0, target, 0, size));
  if (norm === 0) return [];
  const found: { place: number; cosine: number }[] = [];
  for (let place = 0; place < norms.length; place += 1) {
    if (norms[place] === 0) continue;
    const cosine = dot(values, place * size, target, 0, size) / (norms[place]! * norm);
    if (found.length === limit && cosine <= found.at(-1)!.cosine) continue;
    const at = found.findIndex((other) => other.cosine < cosine);
    found.splice(at === -1 ? found.length : at, 0, { place, cosine });
    if (found.length > limit) found.pop();
  }
  return found;
}

function dot(one: Int8Array, from: number, other: Int8Array, start: number, size: number): number {
  let sum = 0;
  for (let at = 0; at < size; at += 1) sum += one[from + at]! * other[start + at]!;
  return sum;
}
