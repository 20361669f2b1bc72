/** Words by something of theirs. A list only where several words have it, which is rare. */
export type WordsByKey = {
  add(key: string, word: string): void;
  /** Returns the words, each once. */
  get(key: string): readonly string[];
};

const none: readonly string[] = [];

/** Returns an empty one. */
export function createWordsByKey(): WordsByKey {
  const all = new Map<string, string | string[]>();
  return {
    add(key, word) {
      const known = all.get(key);
      if (known === undefined) all.set(key, word);
      else if (typeof known !== 'string') {
        if (!known.includes(word)) known.push(word);
      } else if (known !== word) all.set(key, [known, word]);
    },
    get(key) {
      const known = all.get(key) ?? none;
      return typeof known === 'string' ? [known] : known;
    },
  };
}
