const questionMarks = ['?', '？', '؟'];

/**
 * Whether an answer asked or offered something that the contact can react to: a question, buttons to tap, or a
 * link. After any other answer, silence is not a sign of a lead who is being lost.
 */
export function asksSomething(text: string, hasButtons: boolean): boolean {
  return hasButtons || questionMarks.some((mark) => text.includes(mark)) || text.includes('://');
}
