/** The longest text that is judged whole. Instagram takes 1,000 characters, Messenger 2,000. */
const longestJudged = 2_000;

/** The part of a text that is judged: all of it, or of a longer one its first and last 1,000 characters. */
export function boundText(text: string): { text: string; cut: boolean } {
  if (text.length <= longestJudged) return { text, cut: false };
  const half = longestJudged / 2;
  return { text: `${text.slice(0, half)}\n${text.slice(-half)}`, cut: true };
}
