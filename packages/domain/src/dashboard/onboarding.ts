/** What a new coach does first, in the order of the checklist. */
export const onboardingSteps = ['agent', 'try', 'connect', 'hours', 'keyword'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** What is known about a coach's setup. */
export type SetupFacts = {
  hasAgent: boolean;
  /** Whether an agent was tried in the app. */
  wasTried: boolean;
  hasAccount: boolean;
  /** Whether the coach has set call hours, or has a calendar with hours of its own. */
  hasHours: boolean;
  /** Whether an agent with a keyword answers for a connected account. */
  isLive: boolean;
  /** Whether a keyword has started a chat. */
  wasEngaged: boolean;
};

/** Returns whether each step is done. A coach whose agent has talked to a lead has also tried it. */
export function judgeSetup(facts: SetupFacts): Record<OnboardingStep, boolean> {
  return {
    agent: facts.hasAgent,
    try: facts.wasTried || facts.wasEngaged,
    connect: facts.hasAccount,
    hours: facts.hasHours,
    keyword: facts.wasEngaged,
  };
}

/**
 * Returns the one step to take now; null when all are done. A coach who is live should see it answer before
 * anything else.
 */
export function nextStep(facts: SetupFacts): OnboardingStep | null {
  const done = judgeSetup(facts);
  if (facts.isLive && !done.keyword) return 'keyword';
  return onboardingSteps.find((step) => !done[step]) ?? null;
}
