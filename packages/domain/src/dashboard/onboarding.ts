/** What a new coach does first, in the order in which it is shown. */
export const onboardingSteps = ['agent', 'try', 'connect', 'hours', 'keyword'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** What is known of a coach's setup. */
export type SetupFacts = {
  hasAgent: boolean;
  /** An agent was tried in the app. */
  wasTried: boolean;
  hasAccount: boolean;
  /** The coach has said when they take calls, or a calendar with hours of its own has. */
  hasHours: boolean;
  /** An agent with a keyword answers for a connected account. */
  isLive: boolean;
  /** A keyword has begun a chat. */
  wasEngaged: boolean;
};

/** Whether each step is done. Whoever's agent has talked to a lead has talked to it. */
export function judgeSetup(facts: SetupFacts): Record<OnboardingStep, boolean> {
  return {
    agent: facts.hasAgent,
    try: facts.wasTried || facts.wasEngaged,
    connect: facts.hasAccount,
    hours: facts.hasHours,
    keyword: facts.wasEngaged,
  };
}

/** The one step to take now; null when all are done. A coach who is live is to see it answer before anything else. */
export function nextStep(facts: SetupFacts): OnboardingStep | null {
  const done = judgeSetup(facts);
  if (facts.isLive && !done.keyword) return 'keyword';
  return onboardingSteps.find((step) => !done[step]) ?? null;
}
