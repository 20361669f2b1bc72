import type { SafetyCategory } from './safety-categories.ts';

/** The lines of defense that look for danger, each on its own. */
export const safetyLines = ['rules', 'classifier', 'moderation', 'judgement'] as const;
export type SafetyLine = (typeof safetyLines)[number];

/** What ends the sales talk, and who saw it. */
export type SafetyConcern = {
  category: Exclude<SafetyCategory, 'stop'>;
  /** Whichever saw it first. `classifier` is Spotter's own, `judgement` the language model's. */
  line: SafetyLine;
  /** The phrase of the rules, or the category of the endpoint; null where there is none to name. */
  evidence: string | null;
};
