import type { SafetyCategory } from './safety-categories.ts';

/** The lines of defense that look for danger independently. */
export const safetyLines = ['rules', 'classifier', 'moderation', 'judgement'] as const;
export type SafetyLine = (typeof safetyLines)[number];

/** What ends the sales talk, and which line saw it. */
export type SafetyFinding = {
  category: Exclude<SafetyCategory, 'stop'>;
  /** The line that saw it first. `classifier` is Spotter's own, `judgement` the language model's. */
  line: SafetyLine;
  /** The phrase of the rules, or the category of the endpoint; null where there is none to name. */
  evidence: string | null;
};
