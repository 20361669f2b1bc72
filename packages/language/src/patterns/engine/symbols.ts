import { isDigit } from '../../text/characters.ts';
import { withSlips } from '../../spelling/slips.ts';

/** The number of a word or a class of words in patterns; at least 1. */
export type WordSymbol = number;

/**
 * Which symbols of patterns a word of a text stands for.
 * A lookup costs the length of the word, for any number of patterns.
 */
export class Symbols {
  private readonly ids = new Map<string, WordSymbol>();
  private readonly words: ByWord = new Map();
  private readonly starts: ByWord = new Map();
  private readonly ends: ByWord = new Map();
  private readonly numbers: { symbol: WordSymbol; max: number; letters: string }[] = [];
  private anyWord: WordSymbol | null = null;

  /** How many there are: readings of a text with fewer are too old. */
  get count(): number {
    return this.ids.size;
  }

  /** Returns the symbol of a name, which words may stand for later. */
  named(name: string): WordSymbol {
    const known = this.ids.get(name) ?? this.ids.size + 1;
    this.ids.set(name, known);
    return known;
  }

  /** Returns the symbol of a word of patterns: `die`, `kill*`, `*s`, `~suicidal`, `#2pm`, `_`. */
  ofWord(word: string): WordSymbol {
    const known = this.ids.get(word);
    if (known !== undefined) return known;
    const symbol = this.named(word);
    this.standFor(word, symbol);
    return symbol;
  }

  /** Makes the words that a word of patterns means stand for a symbol too. */
  standFor(word: string, symbol: WordSymbol): void {
    if (word === '_') this.anyWord = symbol;
    else if (word.startsWith('#')) this.numbers.push({ symbol, ...numberOf(word) });
    else if (word.endsWith('*')) put(this.starts, word.slice(0, -1), symbol);
    else if (word.startsWith('*')) put(this.ends, word.slice(1), symbol);
    else if (word.startsWith('~')) for (const written of withSlips(word.slice(1))) put(this.words, written, symbol);
    else put(this.words, word, symbol);
  }

  /** Adds the symbols that a word, or a sign, of a text stands for. */
  collect(word: string, isWord: boolean, found: Set<WordSymbol>): void {
    take(found, this.words.get(word));
    if (this.starts.size > 0)
      for (let end = 1; end <= word.length; end += 1) take(found, this.starts.get(word.slice(0, end)));
    if (!isWord) return;
    if (this.anyWord !== null) found.add(this.anyWord);
    if (this.ends.size > 0) for (let at = 0; at < word.length; at += 1) take(found, this.ends.get(word.slice(at)));
    if (!isDigit(word.charAt(0))) return;
    for (const { symbol, max, letters } of this.numbers) if (isNumber(word, max, letters)) found.add(symbol);
  }
}

/** The symbols by word: a list only where there are several, which is rare. */
type ByWord = Map<string, WordSymbol | WordSymbol[]>;

function put(map: ByWord, key: string, value: WordSymbol): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, value);
  else if (typeof known === 'number') map.set(key, known === value ? known : [known, value]);
  else if (!known.includes(value)) known.push(value);
}

function take(symbols: Set<WordSymbol>, found: WordSymbol | WordSymbol[] | undefined): void {
  if (typeof found === 'number') symbols.add(found);
  else if (found !== undefined) for (const symbol of found) symbols.add(symbol);
}

/** `#` is any number, `#2` one of up to two digits, `#2pm` one with letters after it. */
function numberOf(written: string): { max: number; letters: string } {
  const max = isDigit(written.charAt(1)) ? Number(written.charAt(1)) : Infinity;
  return { max, letters: written.slice(max === Infinity ? 1 : 2) };
}

function isNumber(word: string, max: number, letters: string): boolean {
  const digits = word.slice(0, word.length - letters.length);
  return word.endsWith(letters) && digits !== '' && digits.length <= max && Array.from(digits).every(isDigit);
}
