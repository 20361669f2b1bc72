import { handOverReasons, replyReasons, silenceReasons, waitReasons } from '@spotter/domain';
import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery, Source } from '../values.ts';

/** What was decided about a message, and why. */
export const Decision = z.object({
  kind: z.enum(['reply', 'wait', 'hand-over', 'opt-out', 'stay-silent']),
  reason: z.enum([...replyReasons, ...waitReasons, ...handOverReasons, ...silenceReasons, 'opt-out']),
  /** The keyword that decided, as the coach wrote it. */
  keyword: z.string().nullable(),
  at: Instant,
});
export type Decision = z.infer<typeof Decision>;

export const MessageStatus = z.enum([
  'received',
  'waiting',
  'sending',
  'sent',
  'delivered',
  'seen',
  'failed',
  'unconfirmed',
]);
export type MessageStatus = z.infer<typeof MessageStatus>;

export const Message = z.object({
  _id: Id,
  /** `Human` is the contact, `Agent` the business side. */
  type: z.enum(['Human', 'Agent']),
  /** Who wrote it. */
  author: z.enum(['contact', 'agent', 'coach', 'other-app']),
  text: z.string(),
  date: Instant,
  /** An answer that was dropped because something newer came; it never reached the contact. */
  aborted: z.boolean(),
  status: MessageStatus,
  /** `unsupported` and `unsent` messages have no text to show. */
  state: z.enum(['shown', 'edited', 'unsent', 'unsupported']),
  attachments: z.array(z.object({ type: z.string(), url: z.string().nullable(), title: z.string().nullable() })),
  /** For an agent's message why it spoke; for a contact's why the agent stayed silent. */
  decision: Decision.nullable(),
  /** Why a send failed, in plain words. */
  failure: z.string().nullable(),
});
export type Message = z.infer<typeof Message>;

export const ChatStage = z.enum(['new', 'engaged', 'qualified', 'booked', 'lost', 'needs_you']);
export type ChatStage = z.infer<typeof ChatStage>;

export const Chat = z.object({
  _id: Id,
  /** The contact's id at the platform. */
  senderId: z.string(),
  username: z.string().nullable(),
  picture: z.string().nullable(),
  chatEnabled: z.boolean(),
  /** Oldest first. `GET /chat/{id}`: the newest 100; lists: the last entry only. */
  history: z.array(Message),
  /** The platform's id of the account (`Bot.igId`). */
  bot: z.string(),
  /** The bot's `_id`. */
  botId: Id,
  /** The account's credential, as the chat view's way back needs it. */
  credentialId: Id,
  from: Source,
  stage: ChatStage,
  /** What the agent learnt, in the order in which it was asked. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** When the agent will answer; null when nothing is pending. */
  pendingReply: z.object({ at: Instant }).nullable(),
  lastDecision: Decision.nullable(),
  /** Set while a person has the chat. */
  takenOver: z.object({ at: Instant, via: z.enum(['inbox', 'app']) }).nullable(),
  /** When the platform's 24-hour window closes; null when the contact never wrote. */
  windowClosesAt: Instant.nullable(),
});
export type Chat = z.infer<typeof Chat>;

export const chatRoutes = {
  find: defineRoute({
    method: 'GET',
    path: '/chat/{id}',
    summary: 'One chat with its newest 100 messages; `cursor` leads to older ones.',
    access: 'session',
    params: IdParams,
    query: PageQuery,
    response: Chat,
    paged: true,
  }),
  listForBot: defineRoute({
    method: 'GET',
    path: '/chat/bot/{botId}',
    summary: 'The chats of an account, newest first, each with its last message.',
    access: 'session',
    params: z.object({ botId: Id }),
    query: PageQuery,
    response: z.array(Chat),
    paged: true,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/chat/{id}',
    summary: "Changes a chat's stage or autoreply switch.",
    access: 'session',
    params: IdParams,
    body: z.object({ stage: ChatStage.optional(), chatEnabled: z.boolean().optional() }),
    response: Chat,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/chat/{id}',
    summary: 'Deletes a chat for good.',
    access: 'session',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
  setEnabled: defineRoute({
    method: 'POST',
    path: '/chat/change-able',
    summary: 'Switches the autoreplies of one chat.',
    access: 'session',
    body: z.object({ chatId: Id, chatEnabled: z.boolean() }),
    response: Chat,
  }),
};
