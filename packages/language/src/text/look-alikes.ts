import { characters } from './characters.ts';

// Cyrillic and Greek letters, each above the Latin one that it looks like.
const foreign = 'авекмнорстухіјѕαβεικνορτυχ';
const latin = 'abekmhopctyxijsabeikvoptux';
const latinFor = new Map(Array.from(foreign, (letter, index) => [letter, latin.charAt(index)]));
const words = characters(String.raw`\p{L}`);
const latinLetters = characters(String.raw`\p{Script=Latin}`);
const foreignLetters = characters(String.raw`\p{Script=Cyrillic}\p{Script=Greek}`);

/**
 * Returns text in which letters of another alphabet that only look like Latin ones are Latin, in words that mix
 * the two: only texts that try to pass a check do so. Words of one alphabet stay. For comparing only; never
 * shown or sent.
 */
export function withLatinLookAlikes(text: string): string {
  return words.replaceRuns(text, (word) =>
    latinLetters.areIn(word) && foreignLetters.areIn(word)
      ? Array.from(word, (letter) => latinFor.get(letter.toLowerCase()) ?? letter).join('')
      : word,
  );
}
