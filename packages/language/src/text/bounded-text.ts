/** Max characters that a rule reads; a longer text is judged by its two ends, so that the work is bounded. */
export const maxCheckedLength = 2000;

/** A text as the rules read it, and whether its middle was left out. */
export type BoundedText = { text: string; cut: boolean };

/**
 * Returns the text, or the first and last 1,000 characters of one longer than 2,000, as two lines: no rule sees
 * a sentence across the cut. `maxLength`: another even limit.
 */
export function boundText(text: string, maxLength = maxCheckedLength): BoundedText {
  if (text.length <= maxLength) return { text, cut: false };
  const half = maxLength / 2;
  // A surrogate pair that the cut would split is left out as a whole.
  const start = text.slice(0, half);
  const end = text.slice(-half);
  return {
    text: `${isHighSurrogate(start.charCodeAt(half - 1)) ? start.slice(0, -1) : start}\n${isLowSurrogate(end.charCodeAt(0)) ? end.slice(1) : end}`,
    cut: true,
  };
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
