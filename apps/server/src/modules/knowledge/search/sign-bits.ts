import { bitsIn, bytesFor, setBits } from './bits.ts';

/** How many of a passage's embeddings count, the nearest: one alone may be near by chance. */
const nearest = 3;

/** The signs of embeddings of one length, one after the other: a bit for each number, set where it is above zero. */
export function packSigns(vectors: number[][]): Buffer {
  const bytes = bytesFor(vectors[0]?.length ?? 0);
  const packed = Buffer.alloc(bytes * vectors.length);
  for (const [index, vector] of vectors.entries()) setBits(packed, index * bytes, vector, (value) => value > 0);
  return packed;
}

/**
 * Mean of the three highest cosine similarities, estimated from sign bits in base64. Null where there are none,
 * or they are of another length.
 */
export function likenessToSigns(vector: number[]): (signs: string | null) => number | null {
  const bytes = bytesFor(vector.length);
  const own = Buffer.alloc(bytes);
  setBits(own, 0, vector, (value) => value > 0);
  // A zero has no sign.
  const signed = Buffer.alloc(bytes);
  setBits(signed, 0, vector, (value) => value !== 0);
  const compared = signed.reduce((sum, byte) => sum + bitsIn(byte), 0);
  return (encoded) => {
    const signs = Buffer.from(encoded ?? '', 'base64');
    if (signs.length === 0 || compared === 0 || signs.length % bytes !== 0) return null;
    const differing: number[] = [];
    for (let from = 0; from < signs.length; from += bytes) {
      let differ = 0;
      for (let at = 0; at < bytes; at += 1) differ += bitsIn((signs[from + at]! ^ own[at]!) & signed[at]!);
      differing.push(differ);
    }
    const near = differing.toSorted((one, other) => one - other).slice(0, nearest);
    const cosines = near.map((differ) => Math.cos((Math.PI * differ) / compared));
    return cosines.reduce((sum, cosine) => sum + cosine, 0) / cosines.length;
  };
}
