import {
  maxReplayedChats,
  maxTurnsOfChat,
  maxTurnsOfReplay,
  replayRules,
  replayVerdicts,
} from '@spotter/domain/replay-kinds';
import { maxRuns } from '@spotter/domain/simulated-lead-kinds';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant } from '../values.ts';
import { AgentRun, SimulatedVersion } from './simulation.contract.ts';
import { TurnCost } from './simulations.contract.ts';

/** A run in which an agent answers turns of its newest chats once more, from what was said up to there. */
export const Replay = AgentRun.extend({
  riskier: z.number().int(),
  different: z.number().int(),
  safer: z.number().int(),
  same: z.number().int(),
  /** How many turns dropped out, because their chats were erased meanwhile. */
  gone: z.number().int(),
  /** How many riskier turns nobody has called fine. */
  open: z.number().int(),
});
export type Replay = z.infer<typeof Replay>;

/** One difference of the new answer from the one that was sent. */
export const ReplayReason = z.object({
  rule: z.enum(replayRules),
  weight: z.enum(['riskier', 'different', 'safer']),
  /** In one plain sentence, of the new answer. */
  sentence: z.string(),
});
export type ReplayReason = z.infer<typeof ReplayReason>;

/** A turn: the point at which the agent answered a contact, with the answer that was sent and the new one. */
export const ReplayedTurn = z.object({
  /** Its place in the run. */
  place: z.number().int(),
  /** `gone`: the chat was erased. `not-played`: the run was stopped before, or the model could not be reached. */
  state: z.enum(['waiting', ...replayVerdicts, 'gone', 'not-played']),
  /** Why it was not played. */
  why: z.string().nullable(),
  /** null: it was erased. */
  chatId: Id.nullable(),
  /** The contact's name; null: it is not known, or gone. */
  contact: z.string().nullable(),
  /** What the contact wrote and was answered, oldest first. Long texts are cut. */
  received: z.array(z.string()),
  /** What was really sent; null: it is gone. */
  sent: z.string().nullable(),
  sentAt: Instant.nullable(),
  /** What the replayed version writes; null: nothing. */
  answer: z.string().nullable(),
  /** Why the replayed version hands the chat over, in the words of a decision's reason; null: it does not. */
  handedOver: z.string().nullable(),
  reasons: z.array(ReplayReason),
  tokens: z.number().int(),
  /** When somebody called it fine, and who; null: nobody has. */
  fine: z.object({ at: Instant, by: z.string().nullable() }).nullable(),
});
export type ReplayedTurn = z.infer<typeof ReplayedTurn>;

/** What a replay would play, and what that usually costs. Without own chats there are no turns. */
export const ReplayCost = TurnCost.extend({ chats: z.number().int(), turns: z.number().int() });
export type ReplayCost = z.infer<typeof ReplayCost>;

const Chats = z.number().int().min(1, 'Choose at least one chat').max(maxReplayedChats);

export const replayRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/agent/{id}/replays',
    summary: `An agent's replays, the newest first. The newest ${maxRuns} are kept.`,
    access: 'session',
    params: IdParams,
    response: z.array(Replay),
  }),
  cost: defineRoute({
    method: 'GET',
    path: '/agent/{id}/replays/cost',
    summary: `How many turns a replay of the newest chats would play, and what that usually costs in all. Of each chat the newest ${maxTurnsOfChat} turns count, ${maxTurnsOfReplay} in all.`,
    access: 'session',
    params: IdParams,
    query: z.object({
      chats: z.coerce.number().int().min(1).max(maxReplayedChats),
      version: SimulatedVersion.optional(),
    }),
    response: ReplayCost,
  }),
  start: defineRoute({
    method: 'POST',
    path: '/agent/{id}/replays',
    summary:
      'Has the draft, or the published version, answer the newest own chats again, and compares. 404 without a draft, 409 without own chats or where three runs wait, 429 where the budget has less left than the estimate.',
    access: 'session',
    params: IdParams,
    body: z.object({ chats: Chats, version: SimulatedVersion.default('draft') }),
    response: Replay,
    status: 201,
  }),
  find: defineRoute({
    method: 'GET',
    path: '/replays/{id}',
    summary: 'One replay, with each turn: what was sent, what would be, and how they differ.',
    access: 'session',
    params: IdParams,
    response: Replay.extend({ turns: z.array(ReplayedTurn) }),
  }),
  stop: defineRoute({
    method: 'DELETE',
    path: '/replays/{id}',
    summary: 'Stops a replay after the answer that is being written. What was played stays.',
    access: 'session',
    params: IdParams,
    response: Replay,
  }),
  markFine: defineRoute({
    method: 'PUT',
    path: '/replays/{id}/turns/{place}/fine',
    summary: 'Calls a turn fine, or takes that back. It holds for that turn in all replays of the same draft.',
    access: 'session',
    params: IdParams.extend({ place: z.coerce.number().int().min(0).max(maxTurnsOfReplay) }),
    body: z.object({ fine: z.boolean() }),
    response: Replay,
  }),
};
