/** Min letters: shorter words are too similar to each other. */
const minLetters = 3;
/** Min letters for a guess; in a shorter word only swapped letters are a guess. */
const minToGuess = 4;
/** Min letters to be sure; in a shorter word a typo is a guess. */
const minToBeSure = 5;
/**
 * Min letters for a replaced letter;
 * a short word with another letter is often another word ("quiero", "quieto").
 */
const minToReplace = 7;

/** Min letters for an added letter; in a word of this length any extra letter is a typo. */
const minToAdd = 9;

/** A word whose typo is the token; small typos in long words leave no doubt. */
export type MeantWord = { word: string; isSmall: boolean };

export type Misspellings = {
  learn(word: string): void;
  meantBy(token: string): MeantWord[];
};

/**
 * Finds words that are written with one letter missing, doubled, swapped with the next, or replaced by a
 * neighboring key. The first letter must be right, and the last one too unless it is a guess: people rarely
 * mistype them, and in most languages the last one is grammar, not spelling ("confirmar", "confirmaré").
 */
export function createMisspellings(): Misspellings {
  // A typo keeps the first letter or swaps it with the second, and changes the length by one at most,
  // so few words are left to look at.
  const byBeginning = new Map<string, string[]>();
  const learned = new Set<string>();
  const beginningWith = (letter: string, length: number) => byBeginning.get(letter + length) ?? [];
  return {
    learn(word) {
      if (word.length < minLetters || learned.has(word)) return;
      learned.add(word);
      const key = word[0]! + word.length;
      const known = byBeginning.get(key);
      if (known === undefined) byBeginning.set(key, [word]);
      else known.push(word);
    },
    meantBy(token) {
      const { length, 0: first, 1: second } = token;
      if (length < minLetters) return [];
      const near = [length - 1, length, length + 1].flatMap((each) => beginningWith(first!, each));
      const swapped = second === first ? [] : beginningWith(second!, length).filter((word) => word[1] === first);
      // One typo leaves the second letter or the last as it is, but for a swap in the shortest words.
      const last = token.at(-1);
      const alike = near.filter((word) => word[1] === second || word.at(-1) === last || length === minLetters);
      return [...alike, ...swapped].flatMap((word) => {
        const isSmall = Math.min(word.length, length) >= minToBeSure && isSlip(token, word);
        return isSmall || isGuess(token, word) ? [{ word, isSmall }] : [];
      });
    },
  };
}

function isSlip(token: string, word: string): boolean {
  const same = sameLetters(token, word);
  const [rest, meant] = [token.slice(same), word.slice(same)];
  const isSwap = rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2);
  if (isSwap && rest.length > 1) return true;
  if (same === 0 || token.at(-1) !== word.at(-1)) return false;
  const [before, letter, after] = [token[same - 1]!, token[same]!, token[same + 1]!];
  if (rest === meant.slice(1)) return true;
  if (rest.slice(1) === meant) return word.length >= minToAdd || [before, after].some((each) => isNear(each, letter));
  if (rest.slice(1) !== meant.slice(1) || word.length < minToReplace) return false;
  return areNeighbors(letter, meant[0]!) || (vowels.includes(letter) && vowels.includes(meant[0]!));
}

/**
 * Whether a token is a guess: typos as above in shorter words, and also at their end. There a vowel is not a
 * typo of another vowel.
 */
function isGuess(token: string, word: string): boolean {
  const same = sameLetters(token, word);
  if (same === 0) return false;
  const [rest, meant] = [token.slice(same), word.slice(same)];
  const isSwap = rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2);
  if (isSwap && rest.length > 1) return true;
  if (Math.min(token.length, word.length) < minToGuess) return false;
  if (rest === meant.slice(1)) return meant.length > 1;
  if (meant === '' || rest === '') return false;
  const [letter, right] = [rest[0]!, meant[0]!];
  if (rest.slice(1) === meant) return [token[same - 1]!, token[same + 1]!].some((each) => isNear(each, letter));
  if (vowels.includes(letter) && vowels.includes(right)) return false;
  return rest.slice(1) === meant.slice(1) && areNeighbors(letter, right);
}

function isNear(one: string, other: string): boolean {
  return one === other || areNeighbors(one, other);
}

function sameLetters(token: string, word: string): number {
  let same = 0;
  while (same < token.length && token[same] === word[same]) same += 1;
  return same;
}

const vowels = 'aeiou';
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Whether two keys are neighbors, so that a finger can hit one for the other. */
function areNeighbors(one: string, other: string): boolean {
  const [[row, column], [otherRow, otherColumn]] = [placeOf(one), placeOf(other)];
  if (row < 0 || otherRow < 0) return false;
  if (row === otherRow) return Math.abs(column - otherColumn) === 1;
  const [upper, lower] = row < otherRow ? [column, otherColumn] : [otherColumn, column];
  return Math.abs(row - otherRow) === 1 && (upper === lower || upper === lower + 1);
}

function placeOf(letter: string): [number, number] {
  const row = letter === '' ? -1 : keyboard.findIndex((keys) => keys.includes(letter));
  return [row, keyboard[row]?.indexOf(letter) ?? -1];
}
