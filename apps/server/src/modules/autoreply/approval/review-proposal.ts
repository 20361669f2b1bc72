import type { Connection } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { chatChanged, findWaiting, withdrawProposal } from '../../chats/index.ts';
import type { ChatStateLoader } from '../replying/load-and-decide.ts';
import { findWithdrawal } from './find-withdrawal.ts';

/** Looks whether answers that wait for the coach's word still fit their chats. */
export function createProposalReview({ connection, loader }: { connection: Connection; loader: ChatStateLoader }) {
  return {
    /** Withdraws the answer that waits in a chat where it fits no more; returns whether it is kept. */
    review(chatId: string): Promise<boolean> {
      return inTransaction(connection.database, async (tx) => {
        const state = await loader.load(tx, chatId, { lock: true });
        const proposal = state === null ? null : await findWaiting(tx, chatId);
        if (state === null || proposal === null) return false;
        const because = findWithdrawal(proposal, state, loader.decide(state));
        if (because === null) return true;
        await withdrawProposal(tx, chatId, because);
        sendSignals(tx, [chatChanged(state.chat)]);
        return false;
      });
    },
  };
}
