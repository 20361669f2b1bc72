import { safetyCategories } from './safety-categories.ts';
import type { SafetyConcern } from './safety-concern.ts';

/** Returns the gravest of several concerns, of equal ones the first; null where there is none. */
export function gravestOf(concerns: SafetyConcern[]): SafetyConcern | null {
  for (const category of safetyCategories) {
    const found = concerns.find((concern) => concern.category === category);
    if (found !== undefined) return found;
  }
  return null;
}
