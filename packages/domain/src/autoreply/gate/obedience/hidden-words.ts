import { boundText } from '@spotter/language/text/bounded-text';
import { characters } from '@spotter/language/text/characters';
import { functionWords } from '../../../facts/fact-words.ts';
import { linear } from '@spotter/language/text/linear-expression';
import { foldedLettersOf } from '@spotter/language/text/folded-words';
import { partsBetween } from '@spotter/language/sentences/sentences';

/** Letters that are written as digits. */
const leet: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' };
const leetSigns = characters('013457@$');
const letters = characters('a-zA-Z');
const alphabet = 26;
const firstCapital = 65;
const firstSmall = 97;
const half = alphabet / 2;

/** "Y-o-u a-n-s-w-e-r": no word and no address is that long. */
const spelledOut = linear(String.raw`(?:\b\p{L}[-._*· ]{1,4}){11}\p{L}\b`);
/** "20-8-5 1-14-19": nobody counts that many sets in a row. */
const inNumbers = linear(String.raw`(?:\b\d{1,3}[ ,.-]{1,2}){11}\d{1,3}\b`);
/** Pictures, with what joins and colors them. */
const pictures = characters(String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\u200D\uFE0F\s`);
const picture = characters(String.raw`\p{Extended_Pictographic}`);
/** How many different pictures in a row tell something. */
const minPictures = 6;

const encoded = linear(String.raw`[A-Za-z0-9+/_-]{12,}={0,2}`);
const digitsOf64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const bitsOfDigit = 6;
const bitsOfByte = 8;
const readableText = linear(String.raw`^(?:[ -~\n]|[\x{C3}-\x{C5}][\x{80}-\x{BF}]|\x{E2}[\x{80}-\x{BF}]{2}){8,}$`);
const letterOrSpace = characters('a-zA-Z ');
/** The share of letters and spaces of a text in bytes. */
const minLetterShare = 0.8;

/** Parts of a text that may be hidden while the rest is plain. */
const partEnds = '.!?:;"“”„«»()\n';
const minWords = 4;
const minLetters = 2;
/** The share of frequent words: below the first a part is not plain text, from the second a reading is. */
const frequentShare = { ofHidden: 0.25, ofPlain: 0.5 };
/** So many different ones a reading does not have by chance. */
const minFrequent = 4;

/** Whether a text hides words: spelled out, in numbers, pictures or bytes, backwards or with other letters. */
export function hidesWords(text: string): boolean {
  const { text: bounded } = boundText(text);
  if (spelledOut.test(bounded) || inNumbers.test(bounded) || tellsInPictures(bounded)) return true;
  if (encoded.findAll(bounded).some(({ text: run }) => decodesToText(run))) return true;
  return partsBetween(bounded, partEnds).some(isHidden);
}

function tellsInPictures(text: string): boolean {
  return pictures
    .runs(text)
    .some((run) => new Set(picture.runs(run).flatMap((each) => Array.from(each))).size >= minPictures);
}

/** Whether a part is plain text only by another reading. */
function isHidden(part: string): boolean {
  const { all, frequent } = countWords(part);
  if (all < minWords || frequent > all * frequentShare.ofHidden) return false;
  const turned = [reversed(part), part.split(' ').map(reversed).join(' ')];
  const shifts = Array.from({ length: alphabet - 1 }, (_, shift) => shift + 1);
  const shifted = shifts.map((shift) => letters.replace(part, (letter) => moved(letter, shift)));
  return [...turned, ...shifted, letters.replace(part, mirrored)].some((reading) => {
    const read = countWords(reading);
    return read.different >= minFrequent && read.frequent >= read.all * frequentShare.ofPlain;
  });
}

/** Returns how many words a text has, and how many of them, and how many different ones, are frequent. */
function countWords(text: string): { all: number; frequent: number; different: number } {
  const all = foldedLettersOf(text).filter((word) => word.length >= minLetters);
  const frequent = all.filter((word) => functionWords.has(word));
  return { all: all.length, frequent: frequent.length, different: new Set(frequent).size };
}

/** Whether a run of signs is a text in base64. */
function decodesToText(run: string): boolean {
  let bits = '';
  for (const sign of run.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', ''))
    bits += digitsOf64.indexOf(sign).toString(2).padStart(bitsOfDigit, '0');
  const bytes = Array.from({ length: Math.floor(bits.length / bitsOfByte) }, (_, at) =>
    String.fromCharCode(Number.parseInt(bits.slice(at * bitsOfByte, (at + 1) * bitsOfByte), 2)),
  );
  const read = bytes.join('');
  return readableText.test(read) && letterOrSpace.only(read).length >= read.length * minLetterShare;
}

/** Returns what a text says when it is read in the other ways in which people hide words. */
export function otherReadings(text: string): string[] {
  return [
    reversed(text),
    text.split(' ').toReversed().join(' '),
    letters.replace(text, (letter) => moved(letter, half)),
    withLetters(text),
  ];
}

/** Returns a text with letters for the digits and signs that stand for them. */
export function withLetters(text: string): string {
  return leetSigns.replace(text, (sign) => leet[sign] ?? sign);
}

/** Returns a text from its end to its beginning. */
export function reversed(text: string): string {
  return Array.from(text).toReversed().join('');
}

function moved(letter: string, shift: number): string {
  const first = firstOf(letter);
  return String.fromCharCode(((letter.charCodeAt(0) - first + shift) % alphabet) + first);
}

/** "A" for "z". */
function mirrored(letter: string): string {
  const first = firstOf(letter);
  return String.fromCharCode(first + alphabet - 1 - (letter.charCodeAt(0) - first));
}

function firstOf(letter: string): number {
  return letter.charCodeAt(0) >= firstSmall ? firstSmall : firstCapital;
}
