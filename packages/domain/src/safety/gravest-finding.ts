import { safetyCategories } from './safety-categories.ts';
import type { SafetyFinding } from './safety-finding.ts';

/** Returns the gravest of several concerns, of equal ones the first; null where there is none. */
export function gravestOf(findings: SafetyFinding[]): SafetyFinding | null {
  for (const category of safetyCategories) {
    const found = findings.find((finding) => finding.category === category);
    if (found !== undefined) return found;
  }
  return null;
}
