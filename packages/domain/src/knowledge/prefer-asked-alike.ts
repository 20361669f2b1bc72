import { likenessTo } from './likeness.ts';

/** How much a passage gains that is asked for with the question itself: as much as two of the best by words. */
const gain = 2;
/** How many passages are compared; the others have too few words of the question. */
const compared = 12;
/**
 * How far the best passage is ahead of the first that an answer may do without,
 * where its words say clearly what is meant.
 */
const clearLead = 0.6;
/** How many passages are near enough to the question to answer it. */
const answering = 3;
/** How many of a passage's nearest wordings count: one alone may be near by chance. */
const nearest = 3;

/**
 * Ranks passages, best first, that share words with a question by how alike the question is to the ways each is
 * asked for: its title, heading, or wordings of leads. Words that stand together in one question say more than
 * the same ones here and there. The scores are those of the best passage by words as 1.
 */
export function preferAskedAlike<Ranked extends { title: string; heading: string; wordings: string[]; score: number }>(
  question: string,
  ranked: Ranked[],
): Ranked[] {
  const alike = likenessTo(question);
  const max = Math.max(0, ...ranked.map(({ score }) => score)) || 1;
  return ranked
    .map((passage, place) => {
      const score = passage.score / max;
      if (place >= compared) return { ...passage, score };
      const { title, heading, wordings } = passage;
      const near = [title, heading, ...wordings]
        .filter((asked) => asked !== '')
        .map(alike)
        .toSorted((one, other) => other - one)
        .slice(0, nearest);
      const mean = near.reduce((sum, each) => sum + each, 0) / Math.max(1, near.length);
      return { ...passage, score: score + gain * mean };
    })
    .toSorted((one, other) => other.score - one.score);
}

/**
 * Whether the best passage is so far ahead of the others that it,
 * or one of the next two, is surely what is asked for.
 */
export function standsOut(ranked: { score: number }[]): boolean {
  return (ranked[0]?.score ?? 0) - (ranked[answering]?.score ?? 0) >= clearLead;
}
