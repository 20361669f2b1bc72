import type { Reading } from '../matching/phrase-book.ts';

/** The resolution of the weight of signs: quarters of what is enough. */
const stepsToEnough = 4;
const minSteps = -2;
const maxSteps = 12;

/**
 * Returns what the rules found in a line, as features of the classifier: the topics of its phrases, and how far
 * its signs go. It does not matter which phrase or sign it was, so that lists can change without new weights.
 */
export function ruleFeatures({ phrases, evidence }: Reading): string[] {
  return [
    ...phrases.flatMap(({ category, severity, hinted }) => [`${category} ${severity} ${hinted}`, category]),
    ...evidence.map(({ category, sum, enough }) => {
      const steps = Math.round((sum / enough) * stepsToEnough);
      return `${category} signs ${Math.min(maxSteps, Math.max(minSteps, steps))}`;
    }),
  ];
}
