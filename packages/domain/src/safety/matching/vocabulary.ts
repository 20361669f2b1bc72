import type { Token } from './sentence-tokens.ts';
import { withSlips } from './slips.ts';

/**
 * Which words of the phrases a token can stand for. A lookup costs the length of the token, for any number of phrases.
 */
export class Vocabulary {
  private readonly words = new Map<string, Set<string>>();
  private readonly starts = new Map<string, Set<string>>();

  /** Makes a word of a text stand for `symbol`: `die`, `kill*` or `~suicidal`. */
  add(word: string, symbol: string): void {
    if (word.endsWith('*')) put(this.starts, word.slice(0, -1), symbol);
    else if (word.startsWith('~')) for (const written of withSlips(word.slice(1))) put(this.words, written, symbol);
    else put(this.words, word, symbol);
  }

  symbolsOf({ forms, marks }: Token): Set<string> {
    const symbols = new Set(marks);
    for (const form of forms) {
      for (const symbol of this.words.get(form) ?? []) symbols.add(symbol);
      for (let end = 1; end <= form.length; end += 1)
        for (const symbol of this.starts.get(form.slice(0, end)) ?? []) symbols.add(symbol);
    }
    return symbols;
  }
}

function put(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, new Set([value]));
  else known.add(value);
}
