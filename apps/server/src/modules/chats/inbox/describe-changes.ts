import type { Chat, Message } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { batchCalls } from '../../../database/batch-calls.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import type { CompleteChats } from './complete-chats.ts';
import { listChatsForAll, listNamedAndLast } from '../chats.repository.ts';
import { listTakeovers } from '../takeovers/takeovers.repository.ts';
import { presentChat, presentMessage, type ChatView } from '../chats.presenter.ts';

type Change = { chatId: string; messageIds: string[] };

/** The workspace of the chat, the chat as it is now with its last message, and the requested messages. */
export type ChangeDescription = { workspaceId: WorkspaceId; chat: Chat; messages: Message[] };

/** Followers of a chat already have its earlier changes of hands. */
const newestChanges = 20;

/** Max chats at once: more would make one slow statement for those who wait on it. */
const maxConcurrent = 100;

/** Describes changes of chats for their followers; null for a chat that is gone. */
export function createChangeDescriptions(
  database: Database,
  shown: { view(): ChatView; complete: CompleteChats },
): (change: Change) => Promise<ChangeDescription | null> {
  return batchCalls(async (changes: Change[]) => {
    const chatIds = [...new Set(changes.map(({ chatId }) => chatId))];
    const messageIds = changes.flatMap((change) => change.messageIds);
    // Requested together, they take one round trip.
    const [found, messages] = await Promise.all([
      listChatsForAll(database, chatIds),
      listNamedAndLast(database, chatIds, messageIds),
    ]);
    const view = shown.view();
    const described = changes.map(({ chatId, messageIds: named }) => {
      const chat = found.find((one) => one.chat.id === chatId);
      if (chat === undefined) return null;
      const last = messages.findLast(({ message }) => message.chatId === chatId && !message.aborted);
      return {
        workspaceId: chat.chat.workspaceId,
        chat: presentChat(chat, last === undefined ? [] : [last], view),
        messages: messages
          .filter(({ message }) => named.includes(message.id))
          .map((message) => presentMessage(message, view)),
      };
    });
    const changedHands = found.filter(({ chat }) => chat.takenOverAt !== null || chat.handedBackAt !== null);
    const [complete, changesOfHands] = await Promise.all([
      shown.complete(described.flatMap((one) => (one === null ? [] : [one.chat]))),
      listTakeovers(
        database,
        changedHands.map(({ chat }) => chat.id),
        newestChanges,
      ),
    ]);
    const byId = new Map(
      complete.map((chat) => [chat._id, { ...chat, changesOfHands: changesOfHands.get(chat._id) ?? [] }]),
    );
    return described.map((one) => one && { ...one, chat: byId.get(one.chat._id)! });
  }, maxConcurrent);
}
