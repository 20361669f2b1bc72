/**
 * Limits for messages, as much as is judged of them, with a day before;
 * longer texts are rare, and not worth the memory.
 */
const ofMessages = { max: 300, maxKeyLength: 2_100 };
/** Limits for what is longer than a message: voice notes and bursts. */
export const ofLongTexts = { max: 20, maxKeyLength: 50_000 };

/**
 * Returns a pure function with a memory of its latest results, because the same message is judged many times on
 * its way to an answer. Equal keys must mean equal results.
 */
export function rememberLatest<Given extends unknown[], Result>(
  keyOf: (...given: Given) => string,
  judge: (...given: Given) => Result,
  { max, maxKeyLength } = ofMessages,
): (...given: Given) => Result {
  const known = new Map<string, Result>();
  return (...given) => {
    const key = keyOf(...given);
    if (known.has(key)) return known.get(key)!;
    const result = judge(...given);
    if (key.length > maxKeyLength) return result;
    if (known.size >= max) known.delete(known.keys().next().value!);
    known.set(key, result);
    return result;
  };
}
