import { z } from 'zod';
import { Bot } from './bots/bots.contract.ts';
import { Chat } from './chats/chat.contract.ts';
import { Message } from './chats/message.contract.ts';
import { InboxCounts } from './chats/needs-you.contract.ts';
import { KnowledgeItem } from './knowledge/knowledge-item.contract.ts';
import { Notification } from './notifications/notifications.contract.ts';
import { Simulation } from './simulations/simulation.contract.ts';
import { Id, Instant } from './values.ts';

/** The socket's path on the server. The handshake carries the bearer token in `auth.token`. */
export const socketPath = '/socket.io';

/** Events from the client: the bare id, acknowledged with a `JoinAnswer`. */
export const joinEvents = { chat: 'join:private', account: 'join:account' } as const;

/** Not ok: there is no such room for this user, or the server could not look now. */
export const JoinAnswer = z.object({ ok: z.boolean() });
export type JoinAnswer = z.infer<typeof JoinAnswer>;

/** A message was written in a chat the client has joined. */
export const ChatMessageEvent = z.object({
  chatId: Id,
  /** Who wrote it. */
  sender: Message.shape.author,
  /** Its text. */
  content: z.string(),
  _id: Id,
  type: Message.shape.type,
  date: Instant,
  /** The whole message, as in `GET /chat/{id}`. */
  message: Message,
});
export type ChatMessageEvent = z.infer<typeof ChatMessageEvent>;

/** A chat's own state changed (switches, stage, pending reply, decision), or one of its messages did. */
export const ChatChangedEvent = z.object({
  chatId: Id,
  chat: Chat.omit({ history: true }),
  message: Message.nullable(),
});
export type ChatChangedEvent = z.infer<typeof ChatChangedEvent>;

/** Something changed in a chat of an account the client has joined. `chat.history` has the last entry. */
export const AccountChatEvent = z.object({ chatId: Id, chat: Chat });
export type AccountChatEvent = z.infer<typeof AccountChatEvent>;

/** One of the user's accounts changed: its switch, or whether its platform answers. */
export const AccountChangedEvent = Bot;
export type AccountChangedEvent = Bot;

/** What needs the user changed: the counts as in `GET /chat/needs-you/count`. */
export const InboxCountsEvent = InboxCounts;
export type InboxCountsEvent = InboxCounts;

/** The user got a notification, or one changed: by a delivery, or because it was opened. */
export const NotificationEvent = z.object({
  /** Whether it is new. */
  isNew: z.boolean(),
  /** null: many have changed at once, so load the list again. */
  notification: Notification.nullable(),
  /** How many are unopened, as in `GET /notifications/count`. */
  unread: z.number().int(),
});
export type NotificationEvent = z.infer<typeof NotificationEvent>;

/** Something the coach said is true changed: how far reading is, its state, or what was read. */
export const KnowledgeChangedEvent = z.object({
  id: Id,
  /** null: it is gone. */
  item: KnowledgeItem.nullable(),
});
export type KnowledgeChangedEvent = z.infer<typeof KnowledgeChangedEvent>;

/** A run of simulated leads went on, paused or ended: it began or ended a conversation. */
export const SimulationChangedEvent = z.object({ simulation: Simulation });
export type SimulationChangedEvent = z.infer<typeof SimulationChangedEvent>;

/** A replay went on, paused or ended, or a turn of it was called fine: read it again. */
export const ReplayChangedEvent = z.object({ agentId: Id, id: Id });
export type ReplayChangedEvent = z.infer<typeof ReplayChangedEvent>;

/** News may have been lost, such as that of a server process that died: read again what is shown. */
export const MissedEvent = z.object({});
export type MissedEvent = z.infer<typeof MissedEvent>;

/**
 * Events from the server: the first two go to a chat's room, the third to an account's room, the others to every
 * socket of a user, with no room to join.
 */
export const liveEvents = {
  chatMessage: { name: 'chat:private', payload: ChatMessageEvent },
  chatChanged: { name: 'chat:changed', payload: ChatChangedEvent },
  accountChat: { name: 'account:chat', payload: AccountChatEvent },
  accountChanged: { name: 'account:changed', payload: AccountChangedEvent },
  inboxCounts: { name: 'inbox:counts', payload: InboxCountsEvent },
  knowledgeChanged: { name: 'knowledge:changed', payload: KnowledgeChangedEvent },
  simulationChanged: { name: 'simulation:changed', payload: SimulationChangedEvent },
  replayChanged: { name: 'replay:changed', payload: ReplayChangedEvent },
  notification: { name: 'notification', payload: NotificationEvent },
  missed: { name: 'live:missed', payload: MissedEvent },
} as const;
