import {
  simulatedLeadKinds,
  maxLeadsOfRun,
  maxRuns,
  maxSeed,
  verdictRules,
} from '@spotter/domain/simulated-lead-kinds';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant } from '../values.ts';
import { SimulatedVersion, Simulation } from './simulation.contract.ts';

/** The id of a simulated lead, such as `price-first`. */
const LeadId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40);

/** A lead that is played by rules, or a saved case whose last message the agent answers again. */
export const SimulatedLead = z.object({
  id: LeadId,
  /** In a few words: "Asks the price first". */
  name: z.string(),
  /** In one sentence, with what it should come to. */
  description: z.string(),
  kind: z.enum(simulatedLeadKinds),
  /** How often it usually writes, for an estimate of the cost. */
  usualTurns: z.number().int(),
});
export type SimulatedLead = z.infer<typeof SimulatedLead>;

/** What one answer to a simulated lead usually costs: as in the agent's newest run, or else by its length. */
export const TurnCost = z.object({
  tokens: z.number().int(),
  /** null where no prices are set. */
  costDollars: z.number().nullable(),
});
export type TurnCost = z.infer<typeof TurnCost>;

/** One message of a simulated conversation. */
export const SimulatedMessage = z.object({
  from: z.enum(['lead', 'agent']),
  /** What was written, is heard in a recording or seen in a picture. */
  text: z.string(),
  /** By the clock of the conversation: a lead that waits a day writes a day later. */
  at: Instant,
  /** What the lead sent instead of text; null: text. */
  media: z.enum(['audio', 'image']).nullable(),
});
export type SimulatedMessage = z.infer<typeof SimulatedMessage>;

/** What an agent did wrong with a simulated lead. */
export const SimulatedFailure = z.object({
  rule: z.enum(verdictRules),
  /** The place of the message in `messages` at which it shows; null: at none of them. */
  message: z.number().int().nullable(),
  /** In one plain sentence. */
  sentence: z.string(),
});
export type SimulatedFailure = z.infer<typeof SimulatedFailure>;

/** The conversation with one simulated lead, and the verdict on it. */
export const SimulatedConversation = z.object({
  lead: SimulatedLead,
  /** `not-played`: the run was stopped before, or the model could not be reached: `why` says so. */
  state: z.enum(['waiting', 'passed', 'failed', 'not-played']),
  why: z.string().nullable(),
  failures: z.array(SimulatedFailure),
  /** Oldest first. */
  messages: z.array(SimulatedMessage),
  /** Why the agent handed the chat over, in the words of a decision's reason; null: it did not. */
  handedOver: z.string().nullable(),
  /** The start of the practice call at the end; null: there is none. */
  call: Instant.nullable(),
  /** What the agent knew of the lead at the end. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  tokens: z.number().int(),
});
export type SimulatedConversation = z.infer<typeof SimulatedConversation>;

/** The newest run that ended of an agent's published version: "37 of 40". */
export const AgentReadiness = z.object({
  agentId: Id,
  simulationId: Id,
  passed: z.number().int(),
  total: z.number().int(),
  at: Instant,
});
export type AgentReadiness = z.infer<typeof AgentReadiness>;

export const simulationRoutes = {
  leads: defineRoute({
    method: 'GET',
    path: '/simulated-leads',
    summary: 'The leads that can be simulated, with the saved cases of an agent where one is named.',
    access: 'session',
    query: z.object({ agentId: Id.optional() }),
    response: z.array(SimulatedLead),
  }),
  list: defineRoute({
    method: 'GET',
    path: '/agent/{id}/simulations',
    summary: `An agent's runs of simulated leads, the newest first. The newest ${maxRuns} are kept.`,
    access: 'session',
    params: IdParams,
    response: z.array(Simulation),
  }),
  cost: defineRoute({
    method: 'GET',
    path: '/agent/{id}/simulations/cost',
    summary:
      'What one answer in a run usually costs. A run costs as often that as its leads usually write (`usualTurns`) together.',
    access: 'session',
    params: IdParams,
    query: z.object({ version: SimulatedVersion.optional() }),
    response: TurnCost,
  }),
  start: defineRoute({
    method: 'POST',
    path: '/agent/{id}/simulations',
    summary:
      'Runs simulated leads against the published version or the draft, as they are now. Nothing is sent, booked or counted; the tokens count. Waits for an earlier run of the workspace. 404 without a draft, 409 where three runs wait, 429 where the estimate is more than what is left of the budget.',
    access: 'session',
    params: IdParams,
    body: z.object({
      version: SimulatedVersion,
      /** Absent: all. */
      characters: z.array(LeadId).min(1, 'Choose at least one lead').max(maxLeadsOfRun).optional(),
      /** Absent: another one each time. */
      seed: z.number().int().min(0).max(maxSeed).optional(),
    }),
    response: Simulation,
    status: 201,
  }),
  readiness: defineRoute({
    method: 'GET',
    path: '/simulations/readiness',
    summary: 'How ready each agent is: its newest run that ended of the version that is published now.',
    access: 'session',
    response: z.array(AgentReadiness),
  }),
  find: defineRoute({
    method: 'GET',
    path: '/simulations/{id}',
    summary: 'One run, with each conversation and the verdict on it.',
    access: 'session',
    params: IdParams,
    response: Simulation.extend({ conversations: z.array(SimulatedConversation) }),
  }),
  stop: defineRoute({
    method: 'DELETE',
    path: '/simulations/{id}',
    summary:
      'Stops a run after the answer that is being written. What was played stays; one that ended stays as it is.',
    access: 'session',
    params: IdParams,
    response: Simulation,
  }),
};
