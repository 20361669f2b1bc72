/**
 * A word of a question, by what it is compared, and how much it counts:
 * 1 as it was said, less where it was guessed.
 */
export type AskedWord = { stems: string[]; trust: number };

/** What is known of the passages that are searched. */
export type KnownStems = {
  /** In how many passages each stem stands. */
  stems: ReadonlyMap<string, number>;
  passages: number;
};

/** The stems to search by, and what each is worth. */
export type ChosenStems = {
  /** Those a passage must have one of. */
  among: string[];
  /** Where each of `among` is in more passages than are compared: those that passages with all of them go first by. */
  all: string[];
  stems: { stem: string; weight: number }[];
};

/** Passages that are compared at most, and as many again that have all of two frequent stems. */
export const maxCompared = 100;

/**
 * Chooses what to search by. A stem is worth the more the rarer it is. Passages are found by the rarest stems
 * alone, so that a search costs the same however many passages there are.
 */
export function chooseStems(words: AskedWord[], { stems, passages }: KnownStems): ChosenStems {
  const weighed = new Map<string, { weight: number; found: number; word: number }>();
  for (const [word, { stems: own, trust }] of words.entries()) {
    const known = own.filter((stem) => (stems.get(stem) ?? 0) > 0);
    for (const stem of known) {
      const found = stems.get(stem)!;
      // Two stems of one word count as one word.
      const weight = (rarityOf(found, passages) * trust) / known.length;
      if (weight > (weighed.get(stem)?.weight ?? 0)) weighed.set(stem, { weight, found, word });
    }
  }
  const rarest = [...weighed].toSorted(([, one], [, other]) => one.found - other.found);
  const among: string[] = [];
  let compared = 0;
  for (const [stem, { found }] of rarest) {
    if (among.length > 0 && compared + found > maxCompared) break;
    among.push(stem);
    compared += found;
  }
  const [first, ...others] = rarest;
  const isFrequent = first !== undefined && first[1].found > maxCompared;
  const second = isFrequent ? others.find(([, { word }]) => word !== first[1].word) : undefined;
  const all = isFrequent && second !== undefined ? [first[0], second[0]] : [];
  return { among, all, stems: rarest.map(([stem, { weight }]) => ({ stem, weight })) };
}

/**
 * Returns the share of words found in any passage, from 0 to 1, each weighed by how rare it is: a word without
 * any passage weighs most. 1 where there are no words.
 */
export function knownShare(words: AskedWord[], { stems, passages }: KnownStems): number {
  let [all, known] = [0, 0];
  for (const { stems: own, trust } of words) {
    const found = Math.max(0, ...own.map((stem) => stems.get(stem) ?? 0));
    const weight = rarityOf(found, passages) * trust;
    all += weight;
    if (found > 0) known += weight;
  }
  return all === 0 ? 1 : known / all;
}

/** Returns the weight of a word found in so many of the passages. */
function rarityOf(found: number, passages: number): number {
  return Math.log(1 + (passages - found + 0.5) / (found + 0.5));
}
