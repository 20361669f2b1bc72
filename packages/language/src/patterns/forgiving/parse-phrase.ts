/** A whole phrase: its thoughts, found in one sentence in any order, and what explains them away. */
export type ParsedPhrase = { thoughts: string[]; unless: string[]; wholeMessage: boolean };

/**
 * Reads a phrase of the lists: `want to die & {sad} unless {training}, laughing`. One that starts with `= `
 * counts as a whole message only, with nothing but courtesies around it.
 */
export function parsePhrase(phrase: string): ParsedPhrase {
  const wholeMessage = phrase.startsWith('= ');
  const [spoken = '', unless] = (wholeMessage ? phrase.slice(2) : phrase).split(' unless ');
  return { thoughts: spoken.split(' & '), unless: unless?.split(', ') ?? [], wholeMessage };
}
