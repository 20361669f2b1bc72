import { z } from 'zod';
import { Message } from '../chats/message.contract.ts';
import { ShortSource, Source } from '../channel-source.ts';
import { PauseBody } from '../follow-ups/pause.contract.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';

/** A connected social account that an agent can answer for. */
export const Bot = z.object({
  _id: Id,
  /** The same value as `_id`. */
  id: Id,
  name: z.string(),
  from: Source,
  /** The credential it was connected with. */
  integration: Id,
  /** The platform's id of the account; 17 digits, so a string. */
  igId: z.string(),
  botEnabled: z.boolean(),
  enabled: z.boolean(),
  /** `reconnect_needed` when the platform no longer accepts the account's token. */
  status: z.enum(['connected', 'reconnect_needed']),
  /**
   * The platform does not answer: pending messages are sent again at this time, or soon after.
   * Null while all is well.
   */
  platformDownUntil: Instant.nullable(),
  /** Until when the coach wants no agent to write for the account; null while it is not paused. */
  pausedUntil: Instant.nullable(),
  /**
   * Whether the pictures, voice notes and videos that leads send are kept; refused for Instagram. Turning it off
   * leaves what is kept.
   */
  keepsMedia: z.boolean(),
});
export type Bot = z.infer<typeof Bot>;

/**
 * The questions that an empty chat with an account offers to tap;
 * a tap comes as a message with the question's words.
 */
export const IceBreakers = z.object({
  /** In their order; empty: none. Meta: at most 4. */
  questions: z
    .array(z.string().trim().min(1).max(80))
    .max(4)
    .refine((questions) => new Set(questions).size === questions.length, 'Ask each question once'),
});
export type IceBreakers = z.infer<typeof IceBreakers>;

const BotParams = z.object({ botId: Id });

export const botRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/bot/',
    summary: "The user's connected social accounts.",
    access: 'session',
    scope: 'read',
    query: PageQuery,
    response: z.array(Bot),
    paged: true,
  }),
  find: defineRoute({
    method: 'GET',
    path: '/bot/{id}',
    summary: 'One connected social account.',
    access: 'session',
    scope: 'read',
    params: IdParams,
    response: Bot,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/bot/',
    summary: 'Makes a connected credential a bot. Making it twice answers the same bot.',
    access: 'session',
    body: z.object({ bot: z.object({ name: z.string().trim().max(120).nullish(), integration: Id }) }),
    response: Bot,
    status: 201,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/bot/{id}',
    summary: 'Renames a bot or switches its autoreplies.',
    access: 'session',
    params: IdParams,
    body: z.object({
      name: z.string().trim().min(1).max(120).optional(),
      botEnabled: z.boolean().optional(),
      keepsMedia: z.boolean().optional(),
    }),
    response: Bot,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/bot/{id}',
    summary: 'Takes a bot off the list; its conversations are kept.',
    access: 'session',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
  setEnabled: defineRoute({
    method: 'POST',
    path: '/bot/change-able',
    summary: 'Switches the autoreplies of all chats of an account.',
    access: 'session',
    scope: 'agents',
    body: z.object({ botId: Id, botEnabled: z.boolean() }),
    response: Bot,
  }),
  pause: defineRoute({
    method: 'POST',
    path: '/bot/{id}/pause',
    summary: 'Keeps the agent silent on an account until an instant; what leads write meanwhile is answered then.',
    access: 'session',
    scope: 'agents',
    params: IdParams,
    body: PauseBody,
    response: Bot,
  }),
  iceBreakers: defineRoute({
    method: 'GET',
    path: '/bot/{botId}/ice-breakers',
    summary: 'The questions that an empty chat with an account offers, as the platform has them.',
    access: 'session',
    params: BotParams,
    response: IceBreakers,
  }),
  replaceIceBreakers: defineRoute({
    method: 'PUT',
    path: '/bot/{botId}/ice-breakers',
    summary: 'Replaces them on the platform; those in other languages stay while there are any.',
    access: 'session',
    params: BotParams,
    body: IceBreakers,
    response: IceBreakers,
  }),
  sendMessage: defineRoute({
    method: 'POST',
    path: '/bot/send-message/{id}',
    summary:
      'The coach writes to a contact. The chat counts as taken over. Answers the stored message once the platform has taken it. A refusal has the cause as its code, and in plain words as its message.',
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    params: IdParams,
    body: z.object({
      senderId: z.string().min(1).max(64),
      credentialId: Id,
      /** May be empty where files are sent. */
      message: z.string().trim().max(20_000),
      channel: ShortSource.optional(),
      /** Uploaded files, which go out before the text, one message each. */
      attachmentIds: z.array(Id).max(10).optional(),
    }),
    response: Message,
  }),
};
