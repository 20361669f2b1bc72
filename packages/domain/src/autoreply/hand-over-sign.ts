/**
 * One named rule about a contact's words. It reads plain text: folded, without apostrophes, one sentence a line,
 * so `^` and `$` (with the flag m) stand for a sentence's ends.
 */
export type HandOverSign = { name: string; found: RegExp | ((plain: string, now: Date) => boolean) };

const numberWords: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  una: 1,
  uno: 1,
  two: 2,
  dos: 2,
  couple: 2,
  three: 3,
  tres: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
};

/** A number in digits or as a small word of English or Spanish; NaN when it is neither. */
export function numberFrom(word: string): number {
  return numberWords[word] ?? Number(word.replace(',', '.'));
}

/**
 * A sign made of several thoughts in one sentence, in whatever order they come, that `unless` does not explain away.
 * It knows wordings that nobody has written down.
 */
export function together(thoughts: RegExp[], unless: RegExp): (plain: string) => boolean {
  return (plain) =>
    plain.split('\n').some((sentence) => thoughts.every((each) => each.test(sentence)) && !unless.test(sentence));
}
