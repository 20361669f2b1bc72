/** The steps on the way from a first message to a call, each a part of the one before. */
export const funnelSteps = ['new', 'engaged', 'qualified', 'booked', 'shown'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/**
 * Returns how many conversations got to each step. `furthest` counts the conversations by the last step that
 * they got to.
 */
export function funnelCounts(furthest: number[]): Record<FunnelStep, number> {
  const reached = (from: number) => furthest.slice(from).reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(funnelSteps.map((step, index) => [step, reached(index)])) as Record<FunnelStep, number>;
}

export function isFunnelStep(name: string): name is FunnelStep {
  return (funnelSteps as readonly string[]).includes(name);
}
