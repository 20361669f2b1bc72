/** How often a call is repeated, and the pauses between the tries. */
export type RepeatPlan = {
  /** Pauses before the second, third … try, in ms; none: one try. */
  pausesMs: readonly number[];
  /** Max pause: we do not wait for a provider that asks for more. */
  maxPauseMs: number;
  pause: (ms: number) => Promise<void>;
};

/** Three tries within about two seconds: as long as a person in a chat can wait. */
export const shortPlan: RepeatPlan = {
  pausesMs: [400, 1_500],
  maxPauseMs: 3_000,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Repeats a call until `waitFor` returns null; otherwise it returns how long the provider asks to wait at least. */
export async function repeatCall<Answer>(
  call: () => Promise<Answer>,
  plan: RepeatPlan,
  waitFor: (answer: Answer) => { atLeastMs: number } | null,
): Promise<Answer> {
  let answer = await call();
  for (const pauseMs of plan.pausesMs) {
    const wait = waitFor(answer);
    if (wait === null || wait.atLeastMs > plan.maxPauseMs) return answer;
    await plan.pause(Math.max(pauseMs, wait.atLeastMs));
    answer = await call();
  }
  return answer;
}
