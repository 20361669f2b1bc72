import type { Token } from './read-sentences.ts';
import { withSlips } from '../../spelling/slips.ts';

/**
 * Which words of the phrases a token can stand for.
 * A lookup costs the length of the token, for any number of phrases.
 */
export class Vocabulary {
  private readonly words: Symbols = new Map();
  private readonly starts: Symbols = new Map();

  /** Makes a word of a text stand for `symbol`: `die`, `kill*` or `~suicidal`. */
  add(word: string, symbol: string): void {
    if (word.endsWith('*')) put(this.starts, word.slice(0, -1), symbol);
    else if (word.startsWith('~')) for (const written of withSlips(word.slice(1))) put(this.words, written, symbol);
    else put(this.words, word, symbol);
  }

  symbolsOf({ forms, marks }: Token): Set<string> {
    const symbols = new Set(marks);
    for (const form of forms) {
      take(symbols, this.words.get(form));
      for (let end = 1; end <= form.length; end += 1) take(symbols, this.starts.get(form.slice(0, end)));
    }
    return symbols;
  }
}

/** The symbols by word: a list only where there are several, which is rare. */
type Symbols = Map<string, string | string[]>;

function put(map: Symbols, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, value);
  else if (typeof known === 'string') map.set(key, known === value ? known : [known, value]);
  else if (!known.includes(value)) known.push(value);
}

function take(symbols: Set<string>, found: string | string[] | undefined): void {
  if (typeof found === 'string') symbols.add(found);
  else if (found !== undefined) for (const symbol of found) symbols.add(symbol);
}
