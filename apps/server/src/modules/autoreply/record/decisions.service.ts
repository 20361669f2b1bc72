import type { DecisionRecord } from '@spotter/contract';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { isId } from '../../../platform/ids.ts';
import type { Access } from '../../../platform/access.ts';
import { listProposalsOf } from '../../chats/index.ts';
import { presentDecisionRecord } from './decisions.presenter.ts';
import { findDecidedMessage, listDecisions, listParts } from './decisions.repository.ts';

/** Tells users why the agent wrote or stayed silent in their own chats. */
export function createDecisionsService({ database }: { database: Database }) {
  return {
    /** Returns all decisions about a message, oldest first; for an answer also those about the message it answers. */
    async ofMessage(access: Access, chatId: string, messageId: string): Promise<DecisionRecord[]> {
      const message =
        isId(chatId) && isId(messageId) ? await findDecidedMessage(database, access, { chatId, messageId }) : null;
      if (message === null) throw new AppError('not_found', 'This message does not exist');
      const rows = await listDecisions(database, chatId, message);
      const ids = rows.map(({ id }) => id);
      const [parts, proposals] = await Promise.all([
        listParts(database, chatId, ids),
        listProposalsOf(database, chatId, ids),
      ]);
      return rows.map((row) => {
        const proposed = proposals.find(({ proposal }) => proposal.decisionId === row.id) ?? null;
        return presentDecisionRecord(row, parts.get(row.id) ?? [], proposed);
      });
    },
  };
}

export type DecisionsService = ReturnType<typeof createDecisionsService>;
