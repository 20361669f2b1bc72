import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { IdParams, Instant } from '../values.ts';
import { Simulation } from './simulation.contract.ts';

/** How a night ended: with a run, or without one because it would show the same, or cost more than is left. */
export const nightOutcomes = ['played', 'unchanged', 'over-budget'] as const;
export type NightOutcome = (typeof nightOutcomes)[number];

/** Whether an agent's published version is tried every night on all leads and saved cases, and the last result. */
export const NightlySuite = z.object({
  on: z.boolean(),
  /** When the next night begins; null: it is off. */
  nextAt: Instant.nullable(),
  /** The last night that was decided about; null: none yet. */
  last: z.object({ at: Instant, outcome: z.enum(nightOutcomes) }).nullable(),
  /** The last run; null: none yet, or it is no longer kept. */
  run: Simulation.nullable(),
});
export type NightlySuite = z.infer<typeof NightlySuite>;

export const nightlyRoutes = {
  find: defineRoute({
    method: 'GET',
    path: '/agent/{id}/nightly',
    summary: 'Whether an agent is tried every night, and how the last night ended.',
    access: 'session',
    params: IdParams,
    response: NightlySuite,
  }),
  set: defineRoute({
    method: 'PUT',
    path: '/agent/{id}/nightly',
    summary:
      'Switches on or off that the published version is tried at night, at three by the owner’s clock, on all leads and saved cases. A night begins no run where nothing has changed since the last one, or where it would take more than is left of the budget. A lead or case that turns red notifies.',
    access: 'session',
    params: IdParams,
    body: z.object({ on: z.boolean() }),
    response: NightlySuite,
  }),
};
