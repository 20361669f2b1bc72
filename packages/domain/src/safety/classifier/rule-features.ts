import type { Reading } from '../matching/phrase-book.ts';

/** How finely the weight of signs is told: in quarters of what would be enough. */
const stepsToEnough = 4;
const leastSteps = -2;
const mostSteps = 12;

/**
 * What the rules found in a line, as features of the classifier: what its phrases are about, and how far its signs go. Which
 * phrase or sign it was does not count, so that lists can change without new weights.
 */
export function ruleFeatures({ phrases, evidence }: Reading): string[] {
  return [
    ...phrases.flatMap(({ category, severity, hinted }) => [`${category} ${severity} ${hinted}`, category]),
    ...evidence.map(({ category, sum, enough }) => {
      const steps = Math.round((sum / enough) * stepsToEnough);
      return `${category} signs ${Math.min(mostSteps, Math.max(leastSteps, steps))}`;
    }),
  ];
}
