import { maxLostNoteLength } from '@spotter/domain/inbox';
import { z } from 'zod';
import { PauseBody } from '../follow-ups/pause.contract.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams, PageQuery } from '../values.ts';
import { Chat, ChatFilter, ChatStage, Fact, Lost } from './chat.contract.ts';
import { Message, Thumb } from './message.contract.ts';

const LostBody = Lost.extend({ note: z.string().trim().max(maxLostNoteLength).nullable().default(null) });

const MessageParams = IdParams.extend({ messageId: Id });

export const chatRoutes = {
  find: defineRoute({
    method: 'GET',
    path: '/chat/{id}',
    summary: 'One chat with its newest 100 messages; `cursor` leads to older ones.',
    access: 'session',
    scope: 'read',
    params: IdParams,
    query: PageQuery,
    response: Chat,
    paged: true,
  }),
  image: defineRoute({
    method: 'GET',
    path: '/chat/image/{chatId}',
    summary: "The contact's picture, by the session or by the signed address that the chat's `picture` holds.",
    access: 'anyone',
    params: z.object({ chatId: Id }),
    query: z.object({ expires: z.string().optional(), signature: z.string().optional() }),
    response: z.string().meta({ contentMediaType: 'image/webp' }),
    answers: 'image/webp',
  }),
  listForBot: defineRoute({
    method: 'GET',
    path: '/chat/bot/{botId}',
    summary: 'The chats of an account, newest first, each with its last message; searched and filtered as asked.',
    access: 'session',
    scope: 'read',
    params: z.object({ botId: Id }),
    query: PageQuery.extend(ChatFilter.shape),
    response: z.array(Chat),
    paged: true,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/chat/{id}',
    summary: "Changes a chat's stage, its recorded facts, its autoreply switch, or whether it is spam.",
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    params: IdParams,
    body: z.object({
      /** Without `lost`, a lead who becomes lost is so for the reason `other`. */
      stage: ChatStage.optional(),
      /** Only for a lead who is lost, or becomes so by `stage`. */
      lost: LostBody.optional(),
      chatEnabled: z.boolean().optional(),
      neverAutoreply: z.boolean().optional(),
      /** False is remembered for the contact, and lets the agent answer what they wrote. */
      spam: z.boolean().optional(),
      /** All facts: one that is left out is deleted. */
      facts: z.array(Fact).max(40).optional(),
    }),
    response: Chat,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/chat/{id}',
    summary:
      "Deletes a chat for good, with the contact's name and address in its calls. A wish not to be written to is kept.",
    access: 'session',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
  exportContact: defineRoute({
    method: 'GET',
    path: '/chat/{id}/export',
    summary: 'All that is stored about the contact of a chat, as a file to download.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    response: z.record(z.string(), z.unknown()),
  }),
  setEnabled: defineRoute({
    method: 'POST',
    path: '/chat/change-able',
    summary: 'Switches the autoreplies of one chat; switching on may tell the agent what to know.',
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    body: z.object({ chatId: Id, chatEnabled: z.boolean(), note: z.string().trim().max(500).optional() }),
    response: Chat,
  }),
  read: defineRoute({
    method: 'POST',
    path: '/chat/{id}/read',
    summary: "Marks the contact's messages as read by the coach. The contact does not see it.",
    access: 'session',
    caller: 'setter',
    params: IdParams,
    response: Chat,
  }),
  cancelPendingReply: defineRoute({
    method: 'POST',
    path: '/chat/{id}/pending-reply/cancel',
    summary: "Drops the agent's pending answer to what was written so far; the agent stays on for what comes next.",
    access: 'session',
    caller: 'setter',
    params: IdParams,
    response: Chat,
  }),
  pause: defineRoute({
    method: 'POST',
    path: '/chat/{id}/pause',
    summary: 'Keeps the agent silent in a chat until an instant; what the lead writes meanwhile is answered then.',
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    params: IdParams,
    body: PauseBody,
    response: Chat,
  }),
  suggest: defineRoute({
    method: 'POST',
    path: '/chat/{id}/suggest',
    summary: 'Drafts up to three different answers for the coach to look over. Nothing is sent or stored.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    response: z.object({
      text: z.string(),
      /** Other moves than the first. */
      others: z.array(z.string()).max(2),
    }),
  }),
  retryMessage: defineRoute({
    method: 'POST',
    path: '/chat/{id}/messages/{messageId}/retry',
    summary: 'Sends a failed message again.',
    access: 'session',
    caller: 'setter',
    params: MessageParams,
    response: Message,
  }),
  settleMessage: defineRoute({
    method: 'POST',
    path: '/chat/{id}/messages/{messageId}/settle',
    summary: 'The coach says whether an unconfirmed message arrived, having looked in the app.',
    access: 'session',
    caller: 'setter',
    params: MessageParams,
    body: z.object({ outcome: z.enum(['sent', 'not-sent']) }),
    response: Message,
  }),
  setThumb: defineRoute({
    method: 'PUT',
    path: '/chat/{id}/messages/{messageId}/thumb',
    summary: "Says what you think of an agent's answer, in the place of what was said before; null takes it back.",
    access: 'session',
    caller: 'setter',
    params: MessageParams,
    body: z.object({ thumb: Thumb.nullable() }),
    response: Message,
  }),
};
