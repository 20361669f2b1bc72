import type { PhraseLanguage, SafetyCategory, SignList } from './safety-categories.ts';

/** A sign of a list: words as in phrases, and their weight. A negative weight explains other signs away. */
export type Sign<Category extends string = SafetyCategory> = Pick<
  SignList<Category>,
  'category' | 'language' | 'severity' | 'enough'
> & {
  written: string;
  weight: number;
};

/** The sum of the signs of one list in a text. */
export type Evidence<Category extends string = SafetyCategory> = Pick<
  SignList<Category>,
  'category' | 'language' | 'severity' | 'enough'
> & {
  sum: number;
  /** The heaviest first. */
  signs: Sign<Category>[];
};

/** Returns the signs of a list, each written as its weight and its words: `4 checks my phone`. */
export function readSigns<Category extends string>({
  signs,
  ...list
}: SignList<Category>): (Sign<Category> & { words: string })[] {
  return signs.map((written) => {
    const [weight = '', ...words] = written.split(' ');
    const weighs = Number(weight);
    if (!Number.isInteger(weighs) || weighs === 0) throw new Error(`The sign "${written}" has no weight.`);
    return { ...list, written, weight: weighs, words: words.join(' ') };
  });
}

/**
 * Returns the sums of the signs in a text, list by list:
 * each sign counts once, no matter how often the text has it.
 */
export function addUp<Category extends string>(signs: Iterable<Sign<Category>>): Evidence<Category>[] {
  const lists = new Map<string, Evidence<Category>>();
  for (const sign of signs) {
    const { category, language, severity, enough } = sign;
    const key = listKey(category, language);
    const known = lists.get(key) ?? { category, language, severity, enough, sum: 0, signs: [] };
    known.sum += sign.weight;
    known.signs.push(sign);
    lists.set(key, known);
  }
  for (const { signs: found } of lists.values()) found.sort((left, right) => right.weight - left.weight);
  return [...lists.values()];
}

/** Whether the signs of a text say enough. */
export function isEnough({ sum, enough }: Pick<Evidence, 'sum' | 'enough'>): boolean {
  return sum >= enough;
}

function listKey(category: string, language: PhraseLanguage): string {
  return `${category}/${language}`;
}
