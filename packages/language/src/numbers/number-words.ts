const ones = new Map(
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept dixhuit dixneuf',
    'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    'uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  ].flatMap((line) => line.split(' ').map((word, at): [string, number] => [word, at + 1])),
);
const tens = new Map(
  [
    'twenty thirty forty fifty sixty seventy eighty ninety',
    'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  ].flatMap((line) => line.split(' ').map((word, at): [string, number] => [word, (at + 2) * 10])),
);
const hundreds = new Map(
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
    .split(' ')
    .map((word, at): [string, number] => [word, (at + 1) * 100]),
);
const twenties = new Map(
  'uno dos tres cuatro cinco seis siete ocho nueve'
    .split(' ')
    .map((word, at): [string, number] => [`veinti${word}`, 21 + at]),
);
const factors = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['mil', 1000],
  ['ciento', 100],
]);
const links = new Set(['and', 'y']);
/** Words that are something else in another language: "once" is an English word before it is eleven. */
const alsoOtherWords = new Set(['once', 'sei', 'acht', 'elf', 'um', 'un', 'tre', 'onze']);

/** Whether a word may be a number, or something else in another language. */
export function isUncertainNumber(word: string): boolean {
  return alsoOtherWords.has(word);
}

/**
 * Returns the number that starts at a place in a row of words ("ninety", "seven"), and how many words it has;
 * null where none does.
 */
export function readNumberWords(words: string[], from: number): { value: number; used: number } | null {
  let total = 0;
  let part = 0;
  let at = from;
  for (; at < words.length; at += 1) {
    const word = words[at]!;
    if (links.has(word) && at > from && isNumberWord(words[at + 1] ?? '')) continue;
    const factor = factors.get(word);
    const simple = simpleNumber(word);
    if (factor === undefined && simple === undefined) break;
    if (factor === undefined) part += simple ?? 0;
    else if (factor === 1000) [total, part] = [total + Math.max(part, 1) * factor, 0];
    else part = Math.max(part, 1) * factor;
  }
  return at === from ? null : { value: total + part, used: at - from };
}

/**
 * Returns folded text with numbers in words written in digits:
 * "ninety-seven" as "97", "mil doscientos" as "1200".
 */
export function withNumbersInDigits(folded: string): string {
  const pieces = splitAtWords(folded);
  const found: string[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const words = followingWords(pieces, at);
    const number = isUncertainNumber(words[0] ?? '') ? null : readNumberWords(words, 0);
    found.push(number === null ? pieces[at]! : String(number.value));
    // Every second piece is a word; the others are what is between words.
    if (number !== null) at += (number.used - 1) * 2;
  }
  return found.join('');
}

/** Returns the words from a place on that only a space or a hyphen separates. */
function followingWords(pieces: string[], from: number): string[] {
  const words: string[] = [];
  // No number has more words than this.
  for (let at = from; at < pieces.length && words.length < 9; at += 2) {
    words.push(pieces[at]!);
    if (pieces[at + 1] !== ' ' && pieces[at + 1] !== '-') break;
  }
  return words;
}

/** Returns a text in pieces: runs of letters and digits, and what is between them. */
function splitAtWords(text: string): string[] {
  const pieces: string[] = [];
  let wasWord: boolean | null = null;
  for (const character of text) {
    const isWord = isPartOfWord(character);
    if (isWord === wasWord) pieces[pieces.length - 1] += character;
    else pieces.push(character);
    wasWord = isWord;
  }
  return pieces;
}

function isPartOfWord(character: string): boolean {
  const isLetter = character.toLowerCase() !== character.toUpperCase();
  return isLetter || (character >= '0' && character <= '9');
}

function simpleNumber(word: string): number | undefined {
  return ones.get(word) ?? tens.get(word) ?? hundreds.get(word) ?? twenties.get(word);
}

function isNumberWord(word: string): boolean {
  return simpleNumber(word) !== undefined || factors.has(word);
}
