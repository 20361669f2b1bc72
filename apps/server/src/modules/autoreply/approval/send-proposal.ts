import type { Chat } from '@spotter/contract';
import { dropWords } from '@spotter/domain/sending';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import {
  chatChanged,
  chatJustChanged,
  findProposal,
  type MessageRow,
  refusalOf,
  refusalOfProposal,
  type SendLedger,
  finishProposal,
  withdrawProposal,
} from '../../chats/index.ts';
import type { createReplyClaims } from '../replying/claim-reply.ts';
import type { ChatStateLoader, PlannedState } from '../replying/load-and-decide.ts';
import { findWithdrawal } from './find-withdrawal.ts';
import { heldDraft } from './held-draft.ts';

/** Which answer the coach approves, as they saw it, and their own words where they changed it. */
type Approval = { proposalId: string; text: string | null };
type Claimed = { state: PlannedState; rows: MessageRow[] };

/** Max tries to claim an answer while its chat goes on changing. */
const maxTries = 10;

/** Sends answers that wait for the coach's word. */
export function createProposalSend(options: {
  connection: Connection;
  clock: Clock;
  loader: ChatStateLoader;
  ledger: SendLedger;
  claims: Pick<ReturnType<typeof createReplyClaims>, 'claimApproved'>;
  /** Throws not_found unless the chat is the user's. */
  requireChat(access: Access, chatId: string): Promise<unknown>;
  presentChat(access: Access, chatId: string): Promise<Chat>;
  /** Requests a look of the agent at chats, in the transaction. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
  /** The time after which a send without a known outcome is asked about, in ms. */
  resolveAfterMs: number;
}) {
  const { connection, clock, loader, ledger, claims, requestConsideration } = options;
  const { database } = connection;

  /** Claims the answer if it still fits; returns null where the chat has changed meanwhile. */
  async function tryClaim(access: Access, chatId: string, approval: Approval): Promise<Claimed | null> {
    const [state, found] = await Promise.all([
      loader.load(database, chatId),
      isId(approval.proposalId) ? findProposal(database, access, { chatId, proposalId: approval.proposalId }) : null,
    ]);
    if (state === null || found === null || found.proposal.outcome !== null)
      throw await refusalOfProposal(database, access, { chatId, proposalId: approval.proposalId });
    const { proposal } = found;
    const decided = loader.decide(state);
    const because = findWithdrawal(proposal, state, decided);
    if (because !== null) throw new AppError('conflict', `Nothing was sent: ${dropWords[because]}`);
    const text = approval.text === null || approval.text === proposal.text ? null : approval.text;
    const verdict = text === null ? ('as-was' as const) : ('edited' as const);
    const now = clock.now();
    const held = heldDraft(proposal, text);
    if (held === null) throw await withdrawUnreadable(chatId);
    const rows = await claims.claimApproved(state, held, decided.situation, async (tx) => {
      const finished = { verdict, sentText: text, by: access.userId, at: now };
      if ((await finishProposal(tx, chatId, finished, proposal.id)) === null) throw chatJustChanged();
      // If the process dies now, another one must look up the outcome of the message.
      await requestConsideration(tx, [chatId], new Date(now.getTime() + options.resolveAfterMs));
    });
    return rows === null ? null : { state, rows };
  }

  /** Withdraws an answer whose stored draft cannot be read, and has the agent write another. */
  async function withdrawUnreadable(chatId: string): Promise<AppError> {
    await inTransaction(database, async (tx) => {
      const state = await loader.load(tx, chatId, { lock: true });
      if (state === null) return;
      await withdrawProposal(tx, chatId, 'unreadable');
      await requestConsideration(tx, [chatId], clock.now());
      sendSignals(tx, [chatChanged(state.chat)]);
    });
    return new AppError('conflict', `Nothing was sent: ${dropWords.unreadable}`);
  }

  return {
    /**
     * Sends the answer that the coach saw, as it was or in their words. Throws conflict where it no longer waits or
     * fits, and the refusals of sending.
     */
    async send(access: Access, chatId: string, approval: Approval): Promise<Chat> {
      await options.requireChat(access, chatId);
      let claimed: Claimed | null = null;
      for (let tries = 1; claimed === null && tries <= maxTries; tries += 1)
        claimed = await tryClaim(access, chatId, approval);
      if (claimed === null) throw chatJustChanged();
      const { outcome } = await ledger.send(claimed.state, claimed.rows[0]!);
      // What follows the first message is sent by the chat's own turn.
      await requestConsideration(database, [chatId], clock.now());
      if (outcome.kind === 'refused') throw refusalOf(outcome);
      return options.presentChat(access, chatId);
    },
  };
}

export type ProposalSend = ReturnType<typeof createProposalSend>;
