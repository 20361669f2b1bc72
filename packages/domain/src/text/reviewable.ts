/** Nobody can review a longer one. */
const longest = 160;

/** An expression as it is written, however it was put together; throws where it is too long. */
export function reviewable(expression: string): string {
  if (expression.length <= longest) return expression;
  const begin = expression.slice(0, 40);
  throw new Error(
    `an expression of ${expression.length} characters, more than ${longest}: make lines of words of ${begin}…`,
  );
}
