/** Max length of an expression that a person can review. */
const maxLength = 160;

/** Returns an expression as it is written, no matter how the code put it together; throws where it is too long. */
export function reviewable(expression: string): string {
  if (expression.length <= maxLength) return expression;
  const begin = expression.slice(0, 40);
  throw new Error(
    `an expression of ${expression.length} characters, more than ${maxLength}: make lines of words of ${begin}…`,
  );
}
