import type { Chat, Message } from '@spotter/contract';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import type { Access } from '../../../platform/access.ts';
import { refusalOfProposal } from '../approval/refusal-of-proposal.ts';
import { findWaiting } from '../approval/proposals.repository.ts';
import { finishProposal } from '../approval/finish-proposal.ts';
import { chatChanged } from '../chat-changed.ts';
import { abortWaiting } from '../chat-switch.repository.ts';
import { loadChatState, type ChatState, type MessageRow } from '../chat-state.ts';
import { markDecided, recordDecision } from '../chat-writes.repository.ts';
import { presentMessage } from '../chats.presenter.ts';
import type { RecordedDecision } from '../chats.tables.ts';
import { createThumbs } from '../thumbs/set-thumb.ts';
import { refusalOf } from './coach-send.ts';
import type { OwnChats } from '../chat-access.ts';
import { findMessageOfChat, recordCanceled } from './ledger.repository.ts';
import type { SendLedger } from './send-ledger.ts';

/** The result of asking for a draft. */
export type Suggestion =
  | { kind: 'draft'; text: string; others: string[] }
  | { kind: 'no-agent' | 'nothing-fit' | 'unavailable' };

/** Drafts an answer in a chat, sending and storing nothing. */
export type SuggestReply = (state: ChatState) => Promise<Suggestion>;

// Limits drafts, because each costs a call to the model; a person reads more slowly.
const drafts = { name: 'reply-draft', tries: 30, windowMs: 60_000 };

/** The coach's actions on single answers: cancel one, ask for one, send one again, say whether one was sent. */
export function createMessageActions(options: {
  connection: Connection;
  clock: Clock;
  ownChats: OwnChats;
  ledger: Pick<SendLedger, 'retry' | 'resolve'>;
  rateLimiter: RateLimiter;
  /** Answering builds on chats, so it passes this in. */
  suggestReply: SuggestReply;
}) {
  const { clock, ownChats, ledger } = options;
  const { database } = options.connection;

  /** Returns the message. Throws not_found unless it belongs to this chat of the user's. */
  async function getMessage(access: Access, chatId: string, messageId: string): Promise<MessageRow> {
    await ownChats.get(access, chatId);
    const message = isId(messageId) ? await findMessageOfChat(database, chatId, messageId) : null;
    if (message === null) throw new AppError('not_found', 'This message does not exist');
    return message;
  }

  const show = (message: MessageRow): Message => presentMessage({ message, decision: null }, ownChats.view());

  return {
    setThumb: createThumbs({ database, clock, ownChats }),

    /**
     * Drops the answer to what the contact has written so far. The agent stays on; with nothing pending it does
     * nothing.
     */
    async cancelPendingReply(access: Access, chatId: string): Promise<Chat> {
      await ownChats.get(access, chatId);
      await inTransaction(database, async (tx) => {
        const state = await loadChatState(tx, chatId, { lock: true });
        if (state !== null) await cancel(tx, state, { by: access.userId, at: clock.now() });
      });
      return ownChats.present(access, chatId);
    },

    /** Drops the answer that waits for the coach's word. Throws conflict where it no longer waits. */
    async dropProposal(access: Access, chatId: string, proposalId: string): Promise<Chat> {
      await ownChats.get(access, chatId);
      const by = { by: access.userId, at: clock.now() };
      const dropped = await inTransaction(database, (tx) => drop(tx, { chatId, proposalId }, by));
      if (!dropped) throw await refusalOfProposal(database, access, { chatId, proposalId });
      return ownChats.present(access, chatId);
    },

    /**
     * Drafts up to three replies.
     * Throws conflict without an agent, provider_down when the model has nothing usable to say.
     */
    async suggest(access: Access, chatId: string): Promise<{ text: string; others: string[] }> {
      await ownChats.get(access, chatId);
      await options.rateLimiter.take(drafts, access.userId);
      const state = await loadChatState(database, chatId);
      const suggestion: Suggestion = state === null ? { kind: 'unavailable' } : await options.suggestReply(state);
      switch (suggestion.kind) {
        case 'draft':
          return { text: suggestion.text, others: suggestion.others };
        case 'no-agent':
          throw new AppError('conflict', 'No agent answers this account, so nobody can write a draft');
        case 'nothing-fit':
          throw new AppError(
            'provider_down',
            'Your agent couldn’t come up with a good draft. This one is better in your words',
          );
        case 'unavailable':
          throw new AppError('provider_down', 'We couldn’t write a draft right now');
      }
    },

    /** Sends a failed message again. Throws conflict where it has not failed, and the refusals of sending. */
    async retry(access: Access, chatId: string, messageId: string): Promise<Message> {
      await getMessage(access, chatId, messageId);
      const result = await ledger.retry(messageId);
      switch (result.kind) {
        case 'not-failed':
          throw new AppError('conflict', 'Only a failed message can be sent again');
        case 'window-closed':
          throw refusalOf({ kind: 'refused', because: 'window-closed', providerCode: null });
        case 'clip-gone':
          throw new AppError('conflict', 'The clip was deleted, or may no longer be sent');
        case 'tried': {
          const { outcome, message } = result;
          if (outcome.kind !== 'sent' && outcome.kind !== 'unconfirmed') throw refusalOf(outcome);
          return show(message);
        }
      }
    },

    /** Takes the coach's word for the outcome of an unconfirmed message. Throws conflict for any other. */
    async resolve(access: Access, chatId: string, messageId: string, outcome: 'sent' | 'not-sent'): Promise<Message> {
      await getMessage(access, chatId, messageId);
      const settled = await ledger.resolve(messageId, outcome);
      if (settled === null) throw new AppError('conflict', 'Only an unconfirmed message can be settled');
      return show(settled);
    },
  };
}

export type MessageActions = ReturnType<typeof createMessageActions>;

/** Drops this answer that waits for the coach's word; returns false where it does not wait. */
async function drop(
  tx: Database,
  { chatId, proposalId }: { chatId: string; proposalId: string },
  by: { by: string; at: Date },
): Promise<boolean> {
  const state = await loadChatState(tx, chatId, { lock: true });
  const waiting = state === null ? null : await findWaiting(tx, chatId);
  if (state === null || waiting?.id !== proposalId) return false;
  await cancel(tx, state, by);
  return true;
}

/** Drops what the agent was about to say in a locked chat, by the coach's choice. */
async function cancel(
  tx: Database,
  { chat, messages: spoken }: ChatState,
  { by, at: now }: { by: string; at: Date },
): Promise<void> {
  await finishProposal(tx, chat.id, { verdict: 'dropped', sentText: null, by, at: now });
  const { abortedMessageIds } = await abortWaiting(tx, chat.id, 'canceled');
  const newest = spoken.findLast(({ aborted }) => !aborted);
  const isOpen = newest?.author === 'contact' && (chat.pendingReplyAt ?? chat.proposedAt) !== null;
  const turn = isOpen ? newest.id : (spoken.find(({ id }) => abortedMessageIds.includes(id))?.turn ?? null);
  if (turn === null) return;
  const about = { kind: 'stay-silent', reason: 'cancelled-by-coach', keyword: null, messageId: turn } as const;
  const decisionId = await recordDecision(tx, { ...about, chatId: chat.id, at: now });
  const lastDecision: RecordedDecision = { ...about, at: now.toISOString() };
  await recordCanceled(tx, chat.id, { turn, lastDecision });
  await markDecided(tx, turn, decisionId);
  sendSignals(tx, [chatChanged(chat, { changed: [turn, ...abortedMessageIds], overtakes: true })]);
}
