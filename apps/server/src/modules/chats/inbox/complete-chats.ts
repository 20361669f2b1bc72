import type { LeakWorth } from '@spotter/domain/leaks';
import type { Chat, NextStep, ChatNotification } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { presentProposal } from '../approval/proposal.presenter.ts';
import { listWaiting } from '../approval/proposals.repository.ts';
import { listTagsOfChats } from '../tags/chat-tags.repository.ts';
import { findQuotes } from './quotes.repository.ts';

/** Adds what is stored elsewhere to chats. */
export type CompleteChats = (chats: Chat[]) => Promise<Chat[]>;

/**
 * Adds the tags, the next step and the answer that waits for the coach's word to a chat. To one that needs the
 * coach it adds the contact's message that caused it and the notification of the coach; to one whose lead is
 * about to be lost what they are worth.
 */
export function createChatCare(options: {
  database: Database;
  findNotifications(database: Database, chatIds: string[]): Promise<Map<string, ChatNotification>>;
  findNextSteps(chats: Chat[]): Promise<Map<string, NextStep>>;
  findLeakWorths(database: Database, chatIds: string[]): Promise<Map<string, LeakWorth>>;
}): CompleteChats {
  const { database } = options;
  return async (chats) => {
    const needing = chats.flatMap(({ _id, needsYou }) =>
      needsYou === null ? [] : [{ id: _id, since: needsYou.since }],
    );
    const handedOver = chats.filter(({ stage }) => stage === 'needs_you').map(({ _id }) => _id);
    const leaking = chats.filter(({ leak }) => leak !== null).map(({ _id }) => _id);
    const asking = chats.filter(({ lastDecision }) => lastDecision?.reason === 'approval').map(({ _id }) => _id);
    const [waiting, tagged, quotes, reported, worths, nextSteps] = await Promise.all([
      listWaiting(database, asking),
      listTagsOfChats(
        database,
        chats.map(({ _id }) => _id),
      ),
      findQuotes(database, needing),
      options.findNotifications(database, handedOver),
      options.findLeakWorths(database, leaking),
      options.findNextSteps(chats),
    ]);
    const tags = Map.groupBy(tagged, ({ chatId }) => chatId);
    return chats.map((chat) => ({
      ...chat,
      tags: (tags.get(chat._id) ?? []).map(({ tagId, by }) => ({ _id: tagId, by })),
      needsYou: chat.needsYou && { ...chat.needsYou, quote: quotes.get(chat._id) ?? null },
      leak: chat.leak && { ...chat.leak, worth: worths.get(chat._id) ?? null },
      proposal: presentProposal(
        waiting.find(({ chatId }) => chatId === chat._id),
        chat,
      ),
      told: reported.get(chat._id) ?? null,
      nextStep: nextSteps.get(chat._id) ?? null,
    }));
  };
}
