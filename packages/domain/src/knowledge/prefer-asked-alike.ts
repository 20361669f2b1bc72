import { likeness } from './likeness.ts';

/** How much a passage gains whose title or wording is the question itself. */
const gain = 2;

/**
 * Ranks passages that share words with a question by how alike the question is to the way each is asked for: its title,
 * heading, or a wording of leads. Words that stand together in one question say more than the same ones here and there.
 */
export function preferAskedAlike<Ranked extends { title: string; heading: string; wordings: string[]; score: number }>(
  question: string,
  ranked: Ranked[],
): Ranked[] {
  return ranked
    .map((passage) => {
      const { title, heading, wordings, score } = passage;
      const nearest = Math.max(...[title, heading, ...wordings].map((asked) => likeness(question, asked)));
      return { ...passage, score: score * (1 + gain * nearest) };
    })
    .toSorted((one, other) => other.score - one.score);
}
