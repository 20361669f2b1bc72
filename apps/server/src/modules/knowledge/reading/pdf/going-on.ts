/** Whether a line ends within a sentence that the next one goes on with. */
export function isGoingOn(line: string, next: string): boolean {
  return !/[.!?:;؟。…]["”’)]?$/.test(line) && /^[\p{Ll}(]/u.test(next);
}
