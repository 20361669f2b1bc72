import type { AskingChat, KnowledgeItem, Page, AnsweredChat, UnansweredQuestion } from '@spotter/contract';
import { inTransaction, type Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import { readCursor, writeCursor } from '../../chats/index.ts';
import type { KnowledgeService } from '../knowledge.service.ts';
import { chatsOf, presentQuestion } from './unanswered.presenter.ts';
import { changeState, listAskings, listOpen, type QuestionRow } from './unanswered.repository.ts';

const listLength = 50;

/** Sends the coach's own words to a lead, as if written in the chat. Throws AppError where they do not go out. */
export type NotifyLead = (access: Access, chatId: string, text: string) => Promise<void>;

/** What leads asked and nobody answered. */
export function createUnansweredService(options: {
  database: Database;
  clock: Clock;
  knowledge: KnowledgeService;
  notifyLead: NotifyLead;
}) {
  const { database, clock, knowledge, notifyLead } = options;

  async function change(
    access: Access,
    id: string,
    from: QuestionRow['state'],
    to: QuestionRow['state'],
    tx = database,
  ): Promise<QuestionRow> {
    const changed = isId(id) ? await changeState(tx, access, id, from, to) : null;
    if (changed === null) throw new AppError('not_found', 'This question is no longer on your list');
    return changed;
  }

  async function notify(access: Access, chat: AskingChat, text: string): Promise<AnsweredChat> {
    const { chatId } = chat;
    if (!chat.canBeTold) return { chatId, told: false, reason: 'The window to reply is closed, or they asked to stop' };
    try {
      await notifyLead(access, chatId, text);
      return { chatId, told: true, reason: null };
    } catch (error) {
      if (error instanceof AppError) return { chatId, told: false, reason: error.message };
      throw error;
    }
  }

  return {
    async list(
      access: Access,
      { limit = listLength, cursor }: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<Page<UnansweredQuestion[]>> {
      const found = await listOpen(database, access, { limit: limit + 1, start: readCursor(cursor) });
      const shown = found.slice(0, limit);
      const askings = await listAskings(
        database,
        shown.map(({ id }) => id),
      );
      const last = shown.at(-1);
      return {
        value: shown.map((question) => presentQuestion(question, askings, clock.now())),
        nextCursor:
          found.length > limit && last !== undefined ? writeCursor({ at: last.lastAskedAt, id: last.id }) : null,
      };
    },

    /** Keeps the answer, and sends it to those of the chosen chats that asked and can still be answered. */
    async answer(
      access: Access,
      id: string,
      given: { question?: string | undefined; answer: string; chatIds: string[] },
    ): Promise<{ item: KnowledgeItem; chats: AnsweredChat[] }> {
      const { itemId, asking } = await inTransaction(database, async (tx) => {
        // A second caller finds nothing to answer, so no contact is answered twice.
        const question = await change(access, id, 'open', 'answered', tx);
        const askings = await listAskings(tx, [id]);
        const entry = {
          question: given.question ?? presentQuestion(question, askings, clock.now()).question,
          answer: given.answer,
        };
        return {
          itemId: await knowledge.createAnswer(tx, access.workspaceId, entry),
          asking: chatsOf(question, askings, clock.now()),
        };
      });
      const answered: AnsweredChat[] = [];
      for (const chat of asking)
        if (given.chatIds.includes(chat.chatId)) answered.push(await notify(access, chat, given.answer));
      const { passages: _, ...item } = await knowledge.find(access, itemId);
      return { item, chats: answered };
    },

    async dismiss(access: Access, id: string): Promise<void> {
      await change(access, id, 'open', 'dismissed');
    },

    async restore(access: Access, id: string): Promise<void> {
      await change(access, id, 'dismissed', 'open');
    },
  };
}

export type UnansweredService = ReturnType<typeof createUnansweredService>;
