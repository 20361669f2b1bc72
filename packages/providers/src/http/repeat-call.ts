/** How often a call is repeated, and how long the pauses before are. */
export type RepeatPlan = {
  /** Pauses before the second, third … try, in milliseconds; none: one try. */
  pausesMs: readonly number[];
  /** A provider that asks for more than this is not waited for. */
  longestPauseMs: number;
  pause: (ms: number) => Promise<void>;
};

/** Three tries within about two seconds: as long as somebody can be kept waiting in a chat. */
export const shortPlan: RepeatPlan = {
  pausesMs: [400, 1_500],
  longestPauseMs: 3_000,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Makes a call that may be repeated, until `waitFor` is content. `waitFor`: null, or how long the provider asks to wait at least. */
export async function repeatCall<Answer>(
  call: () => Promise<Answer>,
  plan: RepeatPlan,
  waitFor: (answer: Answer) => { atLeastMs: number } | null,
): Promise<Answer> {
  let answer = await call();
  for (const pauseMs of plan.pausesMs) {
    const wait = waitFor(answer);
    if (wait === null || wait.atLeastMs > plan.longestPauseMs) return answer;
    await plan.pause(Math.max(pauseMs, wait.atLeastMs));
    answer = await call();
  }
  return answer;
}
