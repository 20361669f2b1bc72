import type { FollowUpRules } from './plan-follow-ups.ts';

/** Max steps of a sequence. */
export const maxFollowUpSteps = 5;

/** The settings that a sequence begins with; it has no steps and is off. */
export const unsetFollowUps: FollowUpRules = {
  enabled: false,
  steps: [],
  quietHours: { from: '21:00', to: '08:00' },
  maxUnanswered: 2,
};
