import type { DecisionRecord } from '@spotter/contract';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../platform/ids.ts';
import { chats, decisions, messages } from '../../chats/chats.tables.ts';
import { presentDecisionRecord } from './decisions.presenter.ts';

/** What the user may know of why the agent spoke or stayed silent in their own chats. */
export function createDecisionsService({ database }: { database: Database }) {
  return {
    /** Every decision about a message, oldest first: for an answer also those about the message that it answers. */
    async ofMessage(userId: string, chatId: string, messageId: string): Promise<DecisionRecord[]> {
      const [message] =
        isId(chatId) && isId(messageId)
          ? await database
              .select({ id: messages.id, decisionId: messages.decisionId, turn: messages.turn })
              .from(messages)
              .innerJoin(chats, eq(chats.id, messages.chatId))
              .where(and(eq(messages.id, messageId), eq(chats.id, chatId), eq(chats.userId, userId)))
          : [];
      if (message === undefined) throw new AppError('not_found', 'This message does not exist');
      const about = [eq(decisions.messageId, message.turn ?? message.id)];
      if (message.decisionId !== null) about.push(eq(decisions.id, message.decisionId));
      const rows = await database
        .select()
        .from(decisions)
        .where(and(eq(decisions.chatId, chatId), or(...about)))
        .orderBy(asc(decisions.at), asc(decisions.id));
      return rows.map(presentDecisionRecord);
    },
  };
}

export type DecisionsService = ReturnType<typeof createDecisionsService>;
