import { z } from 'zod';
import { perChannel } from '../channel-source.ts';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';
import { AssigneeFilter, Chat } from './chat.contract.ts';
import { InboxCounts } from './needs-you.contract.ts';

/** The coach's own words about a chat; the contact and the agent never see them. */
export const ChatNote = z.object({ _id: Id, text: z.string(), date: Instant });
export type ChatNote = z.infer<typeof ChatNote>;

/** What a chat's placeholders stand for, as it is said there; null: not known. */
export const PlaceholderValues = z.object({
  firstName: z.string().nullable(),
  coach: z.string().nullable(),
  /** When the next call is, in the contact's zone where it is known. */
  callTime: z.string().nullable(),
  /** Where to join it. */
  link: z.string().nullable(),
});
export type PlaceholderValues = z.infer<typeof PlaceholderValues>;

/** A text that the coach uses again and again. */
export const CannedReply = z.object({
  _id: Id,
  /** The shortcut to type, unique for each user: letters, digits, `-` and `_`, without the slash. */
  shortcut: z.string(),
  text: z.string(),
});
export type CannedReply = z.infer<typeof CannedReply>;

const CannedReplyBody = z.object({
  shortcut: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[\p{L}\p{N}_-]{1,30}$/u, 'A shortcut has 1 to 30 letters or digits'),
  text: z.string().trim().min(1, 'A text is required').max(2000),
});

/** The stats of an agent's chats. */
export const AgentStats = z.object({
  /** The newest message of either side; null while there is none. */
  dated: Instant.nullable(),
  /** Chats with autoreplies on and a message within 7 days. */
  actives: z.number().int(),
  /** Chats by channel. */
  counts: z.object(perChannel('source', () => z.number().int())),
});
export type AgentStats = z.infer<typeof AgentStats>;

const Done = z.object({ ok: z.literal(true) });

export const inboxRoutes = {
  needsYou: defineRoute({
    method: 'GET',
    path: '/chat/needs-you',
    summary: 'The chats of all accounts that need the coach, the most urgent first, each with its last message.',
    access: 'session',
    scope: 'read',
    query: PageQuery.extend({ assignee: AssigneeFilter.optional() }),
    response: z.array(Chat),
    paged: true,
  }),
  counts: defineRoute({
    method: 'GET',
    path: '/chat/needs-you/count',
    summary: 'How many chats need the coach, and how many are unread, by account.',
    access: 'session',
    scope: 'read',
    response: InboxCounts,
  }),
  resolve: defineRoute({
    method: 'POST',
    path: '/chat/{id}/needs-you/done',
    summary: 'Takes a chat off the queue until something new happens in it.',
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    params: IdParams,
    response: Chat,
  }),
  reopen: defineRoute({
    method: 'POST',
    path: '/chat/{id}/needs-you/undo',
    summary: 'Takes "Done" back. 409 where it was not done, or something new happened since.',
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    params: IdParams,
    response: Chat,
  }),
  listNotes: defineRoute({
    method: 'GET',
    path: '/chat/{id}/notes',
    summary: 'The private notes of a chat, newest first.',
    access: 'session',
    scope: 'read',
    params: IdParams,
    response: z.array(ChatNote),
  }),
  addNote: defineRoute({
    method: 'POST',
    path: '/chat/{id}/notes',
    summary: 'Writes a private note.',
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    params: IdParams,
    body: z.object({ text: z.string().trim().min(1, 'A text is required').max(2000) }),
    response: ChatNote,
    status: 201,
  }),
  removeNote: defineRoute({
    method: 'DELETE',
    path: '/chat/{id}/notes/{noteId}',
    summary: 'Deletes a private note.',
    access: 'session',
    caller: 'setter',
    scope: 'chats',
    params: IdParams.extend({ noteId: Id }),
    response: Done,
  }),
  placeholders: defineRoute({
    method: 'GET',
    path: '/chat/{id}/placeholders',
    summary: 'What the placeholders of saved replies stand for in a chat.',
    access: 'session',
    params: IdParams,
    response: PlaceholderValues,
  }),
  listCannedReplies: defineRoute({
    method: 'GET',
    path: '/canned-replies',
    summary: "The user's saved replies, by shortcut.",
    access: 'session',
    scope: 'read',
    response: z.array(CannedReply),
  }),
  addCannedReply: defineRoute({
    method: 'POST',
    path: '/canned-replies',
    summary: 'Stores a saved reply. 409 where the shortcut is taken.',
    access: 'session',
    caller: 'setter',
    body: CannedReplyBody,
    response: CannedReply,
    status: 201,
  }),
  changeCannedReply: defineRoute({
    method: 'PUT',
    path: '/canned-replies/{id}',
    summary: 'Changes a saved reply. 409 where the shortcut is taken.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    body: CannedReplyBody,
    response: CannedReply,
  }),
  removeCannedReply: defineRoute({
    method: 'DELETE',
    path: '/canned-replies/{id}',
    summary: 'Deletes a saved reply.',
    access: 'session',
    caller: 'setter',
    params: IdParams,
    response: Done,
  }),
  agentStats: defineRoute({
    method: 'GET',
    path: '/agent/stats/{agentId}',
    summary: "The stats of an agent's chats.",
    access: 'session',
    params: z.object({ agentId: Id }),
    response: AgentStats,
  }),
};
