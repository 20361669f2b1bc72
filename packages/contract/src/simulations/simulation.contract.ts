import { z } from 'zod';
import { Id, Instant } from '../values.ts';

/** Which version of an agent is played. */
export const SimulatedVersion = z.enum(['draft', 'published']);
export type SimulatedVersion = z.infer<typeof SimulatedVersion>;

/**
 * `waiting`: for another run of the workspace. `paused`: until `pausedUntil`, because of `pausedFor`; it goes on
 * then. `stopped`: by someone; what was played stays.
 */
export const simulationStates = ['waiting', 'running', 'paused', 'stopped', 'done'] as const;
export type SimulationState = (typeof simulationStates)[number];

/** A run that tries one version of an agent. Nothing of it is sent, booked or counted. */
export const AgentRun = z.object({
  _id: Id,
  agentId: Id,
  version: SimulatedVersion,
  /** The number of the published version that was played, or with which the draft was played. */
  number: z.number().int(),
  state: z.enum(simulationStates),
  pausedUntil: Instant.nullable(),
  /** `model`: it cannot be reached. `budget`: today's is used up. null while it is not paused. */
  pausedFor: z.enum(['model', 'budget']).nullable(),
  at: Instant,
  /** null until it is done or stopped. */
  endedAt: Instant.nullable(),
  /** Who began it; null: someone who is gone, or nobody. */
  by: z.string().nullable(),
  /** Whether the schedule began it, at night. */
  nightly: z.boolean(),
  /** How many leads or turns it plays. */
  total: z.number().int(),
  /** How many could not be played, because the model could not be reached. */
  notPlayed: z.number().int(),
  /** What was said before that it would cost. */
  estimatedTokens: z.number().int(),
  /** What it has cost so far. */
  tokens: z.number().int(),
  /** In dollars; null where no prices are set. */
  costDollars: z.number().nullable(),
});
export type AgentRun = z.infer<typeof AgentRun>;

/** A run of simulated leads against one version of an agent. */
export const Simulation = AgentRun.extend({
  /** The same seed and agent give the same conversations, on one day and with a model that says the same. */
  seed: z.number().int(),
  passed: z.number().int(),
  failed: z.number().int(),
  /** The name of the lead that is being played; null: none is now. */
  playing: z.string().nullable(),
});
export type Simulation = z.infer<typeof Simulation>;
