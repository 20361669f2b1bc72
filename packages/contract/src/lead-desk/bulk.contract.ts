import { bulkReasons, maxBulkChats } from '@spotter/domain/inbox';
import { z } from 'zod';
import { ChatFilter, ChatStage } from '../chats/chat.contract.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';

/** What is done to each chat. */
export const BulkAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tag'), tagId: Id }),
  z.object({ kind: z.literal('untag'), tagId: Id }),
  z.object({ kind: z.literal('stage'), stage: ChatStage }),
  /** `assignee`: a member who answers chats; null: nobody. */
  z.object({ kind: z.literal('assign'), assignee: Id.nullable() }),
  /** `note`: what the agent should know. */
  z.object({ kind: z.literal('hand-back'), note: z.string().trim().max(500).nullable() }),
  z.object({ kind: z.enum(['agent-on', 'agent-off', 'done', 'delete']) }),
]);
export type BulkAction = z.infer<typeof BulkAction>;

/** Chats by their ids, or the newest of an account that match a filter. */
export const BulkSelection = z.union([
  z.object({ chatIds: z.array(Id).min(1).max(maxBulkChats) }),
  z.object({ botId: Id, filter: ChatFilter }),
]);
export type BulkSelection = z.infer<typeof BulkSelection>;

const BulkReason = z.enum(bulkReasons);

/** `planned`: nothing was done yet. `stopped`: some was done, and the rest is not. */
export const bulkStates = ['planned', 'running', 'stopped', 'done', 'undoing', 'undone'] as const;
export type BulkState = (typeof bulkStates)[number];

/** A change of many chats, from its dry run on. */
export const BulkChange = z.object({
  _id: Id,
  action: BulkAction,
  state: z.enum(bulkStates),
  /** The user who asked for it; null: they are gone. */
  createdBy: Id.nullable(),
  at: Instant,
  /** How many chats were selected. */
  total: z.number().int(),
  /** Whether more matched than one change takes. */
  isMore: z.boolean(),
  /** How many are still to be changed. */
  waiting: z.number().int(),
  changed: z.number().int(),
  /** How many of the changed ones were put back. */
  undone: z.number().int(),
  /** How many chats are left out, or were not put back, by their reasons. */
  leftOut: z.array(z.object({ reason: BulkReason, chats: z.number().int() })),
  /** How many were deleted by somebody else, or do not exist. */
  missing: z.number().int(),
  /** In the dry run of a change that lets the agent in: in how many chats words wait that it may answer right away. */
  answers: z.number().int(),
});
export type BulkChange = z.infer<typeof BulkChange>;

/** A chat that was left out, or not put back. */
export const LeftOutChat = z.object({
  chatId: Id,
  name: z.string().nullable(),
  username: z.string().nullable(),
  reason: BulkReason,
});
export type LeftOutChat = z.infer<typeof LeftOutChat>;

export const bulkRoutes = {
  latest: defineRoute({
    method: 'GET',
    path: '/bulk',
    summary: 'The newest change of many chats that was begun; null: none was.',
    access: 'session',
    response: z.object({ change: BulkChange.nullable() }),
  }),
  plan: defineRoute({
    method: 'POST',
    path: '/bulk',
    summary:
      'A dry run: says what a change would do to how many chats, and which it would leave out. Nothing is changed.',
    access: 'session',
    body: z.object({ action: BulkAction, selection: BulkSelection }),
    response: BulkChange,
    status: 201,
  }),
  find: defineRoute({
    method: 'GET',
    path: '/bulk/{id}',
    summary: 'How far a change of many chats is.',
    access: 'session',
    params: IdParams,
    response: BulkChange,
  }),
  leftOut: defineRoute({
    method: 'GET',
    path: '/bulk/{id}/left-out',
    summary: 'The chats that a change leaves out or did not put back, each with its reason.',
    access: 'session',
    params: IdParams,
    query: PageQuery,
    response: z.array(LeftOutChat),
    paged: true,
  }),
  start: defineRoute({
    method: 'POST',
    path: '/bulk/{id}/start',
    summary:
      'Begins a change that had its dry run. A chat that changed since is left out. 409 while another change runs. To delete chats, `confirm` says how many.',
    access: 'session',
    params: IdParams,
    body: z.object({ confirm: z.number().int().optional() }),
    response: BulkChange,
  }),
  stop: defineRoute({
    method: 'POST',
    path: '/bulk/{id}/stop',
    summary: 'Stops a change, or its undo. What was done stays.',
    access: 'session',
    params: IdParams,
    response: BulkChange,
  }),
  undo: defineRoute({
    method: 'POST',
    path: '/bulk/{id}/undo',
    summary: 'Puts back what a change did. A chat that changed since stays as it is. 409 for deleted chats.',
    access: 'session',
    params: IdParams,
    response: BulkChange,
  }),
};
