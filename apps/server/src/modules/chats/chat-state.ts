import type { ChannelKind } from '@spotter/domain/channels';
import { batchCalls } from '../../database/batch-calls.ts';
import type { Database } from '../../database/database.ts';
import type { agents } from '../agents/index.ts';
import type { sendPauses } from '../bots/index.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import {
  type Around,
  type ChatCallTime,
  lockedState,
  newestOfChat,
  newestOfChats,
  statesAndAround,
  statesOfChats,
} from './chat-state.repository.ts';
import type { chats, messages } from './chats.tables.ts';
import type { ChatClip } from './clips/clips-of-chat.ts';
import type { ChatTags } from './tags/tags-of-chat.ts';

export type ChatRow = typeof chats.$inferSelect;
/** A chat without what may be long in it. */
export type BriefChat = Omit<ChatRow, 'facts' | 'refusedDrafts' | 'draftsAborted'>;
export type MessageRow = typeof messages.$inferSelect;

/** A chat with everything that is read to decide about it or to send in it. */
export type ChatState = {
  /** Raised as soon as anything changes that an answer depends on (answers/chat-version.repository.ts). */
  version: number;
  /** The tags that the chat has, and those that an agent may give it. */
  tags: ChatTags;
  /** The clips of the workspace, and which of them were sent in the chat. */
  clips: ChatClip[];
  /** Whether the contact is on the never list, by hand or by their handle. */
  neverAnswered: boolean;
  /** Whether the never list has handles, and the platform has not said yet what this contact's is. */
  awaitsHandle: boolean;
  chat: ChatRow;
  bot: {
    id: string;
    workspaceId: WorkspaceId;
    channel: ChannelKind;
    accountId: string;
    enabled: boolean;
    /** Until when the coach wants no agent to write for the account; may be over. */
    pausedUntil: Date | null;
  };
  agent: typeof agents.$inferSelect | null;
  /** The coach's time zone (IANA). */
  coachZone: string;
  coachName: string | null;
  /** The call that was booked for the latest time; it may be over. */
  call: ChatCallTime | null;
  account: { credentialId: string; status: string; sealedToken: string | null };
  /** The known trouble with sending through the account; null while there is none. */
  pause: typeof sendPauses.$inferSelect | null;
  /** The newest messages in the order in which the server learned of them, oldest first. */
  messages: MessageRow[];
};

/** What is known of a chat, without that which only an answer is written with. */
export type PlainChatState = Omit<ChatState, 'tags' | 'clips'>;

/** Max chats that are looked at together. */
const maxBatchSize = 50;

type Loaded<Name extends string> = { state: ChatState; around: Record<Name, boolean> };

/**
 * Returns a function that looks at the present state of a chat, and at the same instant at what is there around
 * it; null when the chat is gone. Chats that are to be looked at during one look share the next.
 */
export function createChatLoader<Name extends string>(around: (database: Database) => Around<Name>) {
  const read = statesAndAround(around);
  const loaders = new WeakMap<Database, (chatId: string) => Promise<Loaded<Name> | null>>();

  async function loadBatch(database: Database, chatIds: string[]): Promise<(Loaded<Name> | null)[]> {
    const rows = await read(database, chatIds);
    const found = new Map(
      rows.map(({ newest, around: there, ...state }) => [
        state.chat.id,
        { state: { ...state, messages: behindTheirTurns(newest) }, around: there as Record<Name, boolean> },
      ]),
    );
    return chatIds.map((chatId) => found.get(chatId) ?? null);
  }

  return (database: Database, chatId: string): Promise<Loaded<Name> | null> => {
    const load = loaders.get(database) ?? batchCalls((chatIds: string[]) => loadBatch(database, chatIds), maxBatchSize);
    loaders.set(database, load);
    return load(chatId);
  };
}

const load = createChatLoader(() => ({}));

/**
 * Returns the present state of a chat; null when it is gone. With `lock` nothing else can change it before the
 * transaction ends.
 */
export async function loadChatState(
  database: Database,
  chatId: string,
  options: { lock: boolean } = { lock: false },
): Promise<ChatState | null> {
  if (!options.lock) return (await load(database, chatId))?.state ?? null;
  // A transaction's connection answers in order, so the messages are read after the lock was acquired.
  const [[row], newestFirst] = await Promise.all([
    lockedState(database, { chatId }),
    newestOfChat(database, { chatId }),
  ]);
  if (row === undefined) return null;
  const { newest: _, around: _around, ...state } = row;
  return { ...state, messages: behindTheirTurns(newestFirst.map(({ message }) => message).toReversed()) };
}

/** Returns the present states of many chats, with the few newest messages, which tell who spoke last. */
export async function listChatStates(database: Database, chatIds: string[]): Promise<PlainChatState[]> {
  const [rows, oldestFirst] = await Promise.all([statesOfChats(database, chatIds), newestOfChats(database, chatIds)]);
  return rows.map(({ newest: _, around: _around, tags: _tags, clips: _clips, ...state }) => ({
    ...state,
    messages: behindTheirTurns(oldestFirst.filter(({ chatId }) => chatId === state.chat.id)),
  }));
}

/**
 * Moves an answer that was finished although the contact kept writing to right after what it answers: the
 * messages that came meanwhile are still unanswered.
 */
export function behindTheirTurns(learned: MessageRow[]): MessageRow[] {
  const ordered: MessageRow[] = [];
  for (const message of learned) {
    const turn = message.author === 'agent' ? ordered.findIndex(({ id }) => id === message.turn) : -1;
    const meanwhile = turn === -1 ? -1 : ordered.findIndex(({ author }, index) => index > turn && author === 'contact');
    ordered.splice(meanwhile === -1 ? ordered.length : meanwhile, 0, message);
  }
  return ordered;
}

/** Returns whether a message of the business side is still to be sent, or is being sent. */
export function isUnfinished(message: MessageRow): boolean {
  return !message.aborted && (message.status === 'waiting' || message.status === 'sending');
}
