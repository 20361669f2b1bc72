import { isDigit } from '@spotter/language/text/characters';
/** How many letters may differ at a word's end: "losing" comes from "lose". */
const maxEndingLength = 3;
const minStemLength = 3;

const units: Record<string, string> = {
  kg: 'kilo',
  kgs: 'kilo',
  kilos: 'kilo',
  lb: 'pound',
  lbs: 'pound',
  pounds: 'pound',
  wk: 'week',
  wks: 'week',
};

/** Returns a set that knows whether a word was said: as it is, in another form, or with one typo. */
export function spokenWords(texts: string[][]): { has(word: string): boolean } {
  const exact = new Set<string>();
  const byStart = new Map<string, string[]>();
  for (const word of texts.flat().flatMap(partsOf)) {
    if (exact.has(word)) continue;
    exact.add(word);
    const start = word.slice(0, 2);
    const alike = byStart.get(start);
    if (alike === undefined) byStart.set(start, [word]);
    else alike.push(word);
  }
  const isSpoken = (word: string) =>
    exact.has(word) ||
    (hasNoSpaces(word) && [...exact].some((other) => other.includes(word))) ||
    (byStart.get(word.slice(0, 2)) ?? []).some((other) => isForm(word, other));
  return { has: (word) => partsOf(word).every(isSpoken) };
}

/** Returns the parts of a word: "10kg" is a number and a unit. */
function partsOf(word: string): string[] {
  let end = 0;
  while (end < word.length && word[end]! >= '0' && word[end]! <= '9') end += 1;
  const parts = end === 0 || end === word.length ? [word] : [word.slice(0, end), word.slice(end)];
  return parts.map((part) => units[part] ?? part);
}

function isForm(one: string, other: string): boolean {
  if (isDigit(one.charAt(0)) || isDigit(other.charAt(0))) return false;
  const shared = sharedStart(one, other);
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shared >= minStemLength && shorter.length - shared <= 1 && longer.length - shared <= maxEndingLength) return true;
  return shorter.length >= 4 && isOneSlip(shorter, longer, shared);
}

/** Whether two words differ by one letter that is added, missing or replaced. */
function isOneSlip(shorter: string, longer: string, shared: number): boolean {
  if (longer.length - shorter.length > 1) return false;
  const rest = longer.slice(shared + 1);
  return rest === shorter.slice(longer.length === shorter.length ? shared + 1 : shared);
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Whether a word is of a script without spaces between words: Thai, and the scripts of East Asia. */
function hasNoSpaces(word: string): boolean {
  return Array.from(word).length >= 2 && word.codePointAt(0)! >= 0x0e00;
}
