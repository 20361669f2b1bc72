import { decideReply, type ReplyDecision } from '@spotter/domain';
import type { LanguageModel } from '@spotter/providers/ports/language-model';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { eq } from 'drizzle-orm';
import type { Connection } from '../../database/connect.ts';
import { inTransaction } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { JobResult } from '../../queue/define-job.ts';
import { isUnfinished, loadChatState, type ChatState, type MessageRow } from '../chats/chat-state.ts';
import { chats } from '../chats/chats.tables.ts';
import type { SendLedger } from '../chats/send-ledger.ts';
import { openTokens } from '../connections/token-set.ts';
import { applyDecision, claimAnswer, claimOptOut, newestInbound, type Answer } from './apply-decision.ts';
import { composeReply, type Composition } from './compose-reply.ts';
import { optOutConfirmation } from './opt-out-confirmation.ts';
import { situationOf } from './situation.ts';

type Reply = Extract<ReplyDecision, { kind: 'reply' }>;
type Drafted = Exclude<Composition, { kind: 'unavailable' | 'aborted' | 'unusable' }>;

/** The model cannot be asked; the job is tried again with growing pauses. */
class ModelUnavailable extends Error {
  constructor(detail: string) {
    super(`The language model cannot be asked: ${detail}`);
    this.name = 'ModelUnavailable';
  }
}

/** A typing bubble is only worth a call when the contact would see it. */
const typingAfterMs = 300;

const done: JobResult = { kind: 'done' };

/**
 * Looks at a chat and does what its present state calls for: finish what is being sent, wait, answer, hand over
 * or stay silent. It may be called at any time and any number of times; it never assumes why it was called.
 */
export function createReplyConsideration(options: {
  connection: Connection;
  clock: Clock;
  secretBox: SecretBox;
  ledger: SendLedger;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  model: LanguageModel;
  quietMs: number;
  modelTimeoutMs: number;
  /** Stands in the instructions and must never come back in an answer. */
  canary: string;
}) {
  const { connection, clock, ledger, channels } = options;
  /** Answers being composed now, so that news of the chat can end them early. */
  const composing = new Map<string, AbortController>();

  connection.signals.on('chat-changed', ({ chatId, overtakes }) => {
    if (overtakes) composing.get(chatId)?.abort();
  });

  function decide(state: ChatState): ReplyDecision {
    return decideReply(situationOf(state, { now: clock.now(), quietMs: options.quietMs }));
  }

  async function consider(chatId: string): Promise<JobResult> {
    let state = await loadChatState(connection.database, chatId);
    if (state === null) return done;
    if (state.messages.some(isUnfinished)) {
      const result = await ledger.continueChat(chatId);
      if (result.kind === 'again') return result;
      state = await loadChatState(connection.database, chatId);
      if (state === null) return done;
    }
    const decision = decide(state);
    return decision.kind === 'reply' ? answer(state, decision) : settleWithoutAnswer(chatId);
  }

  /** Decides under the chat's lock, so that what is recorded was true when it was recorded. */
  async function settleWithoutAnswer(chatId: string): Promise<JobResult> {
    const settled = await inTransaction(connection.database, async (tx) => {
      const state = await loadChatState(tx, chatId, { lock: true });
      if (state === null) return null;
      const decision = decide(state);
      if (decision.kind === 'opt-out') {
        const rows = await claimOptOut(tx, state, optOutConfirmation(newestInbound(state)!.text), clock.now());
        return { state, decision, rows };
      }
      if (decision.kind !== 'reply') await applyDecision(tx, state, decision, clock.now());
      return { state, decision, rows: [] };
    });
    if (settled === null) return done;
    if (settled.rows.length > 0) return sendClaimed(settled.state, settled.rows);
    // Between two looks the time to answer may have come.
    if (settled.decision.kind === 'reply') return { kind: 'again', at: clock.now() };
    return settled.decision.kind === 'wait' ? { kind: 'again', at: settled.decision.until } : done;
  }

  async function answer(state: ChatState, decision: Reply): Promise<JobResult> {
    const chatId = state.chat.id;
    const controller = new AbortController();
    composing.set(chatId, controller);
    const stopTyping = showTyping(state);
    let composition: Composition;
    try {
      composition = await composeReply(state, {
        model: options.model,
        now: clock.now(),
        timeoutMs: options.modelTimeoutMs,
        canary: options.canary,
        signal: controller.signal,
      });
    } finally {
      stopTyping();
      composing.delete(chatId);
    }
    switch (composition.kind) {
      case 'aborted':
        return { kind: 'again', at: clock.now() };
      case 'unavailable':
        throw new ModelUnavailable(composition.detail);
      case 'unusable':
        return recordFailure(state);
      case 'draft':
      case 'only-effects':
        return claimAndSend(chatId, decision, composition);
    }
  }

  /** Decides again in the transaction that claims the send: a draft that something overtook is dropped. */
  async function claimAndSend(chatId: string, drafted: Reply, composition: Drafted): Promise<JobResult> {
    const claimed = await inTransaction(connection.database, async (tx) => {
      const state = await loadChatState(tx, chatId, { lock: true });
      if (state === null) return null;
      const decision = decide(state);
      if (decision.kind !== 'reply' || !sameIds(decision.to, drafted.to)) return null;
      if (composition.kind === 'only-effects') {
        const because = composition.effects.handOver!;
        await applyDecision(tx, state, { kind: 'hand-over', because }, clock.now());
        return { state, rows: [] };
      }
      const answered: Answer = {
        text: composition.text,
        effects: composition.effects,
        limit: channels[state.bot.channel]!.textLimit,
        record: {
          model: composition.usage.model,
          inputTokens: composition.usage.inputTokens,
          outputTokens: composition.usage.outputTokens,
          modelMs: Math.round(composition.usage.durationMs),
          repaired: composition.repaired,
          delay: state.agent!.delayType === 'adaptive' ? 'adaptive' : state.agent!.replyDelayMinutes,
        },
      };
      return { state, rows: await claimAnswer(tx, state, decision, answered, clock.now()) };
    });
    if (claimed === null) return { kind: 'again', at: clock.now() };
    return claimed.rows.length === 0 ? done : sendClaimed(claimed.state, claimed.rows);
  }

  async function sendClaimed(state: ChatState, rows: MessageRow[]): Promise<JobResult> {
    const { outcome } = await ledger.send(state, rows[0]!);
    if (outcome.kind === 'sent' && rows.length === 1) return done;
    const result = await ledger.continueChat(state.chat.id);
    return result.kind === 'again' ? result : done;
  }

  /** Counts a turn the model had no usable answer for; at the second failure the decision hands the chat over. */
  async function recordFailure(state: ChatState): Promise<JobResult> {
    const turn = newestInbound(state)!.id;
    const failedAttempts = state.chat.failedTurn === turn ? state.chat.failedAttempts + 1 : 1;
    await connection.database
      .update(chats)
      .set({ failedAttempts, failedTurn: turn })
      .where(eq(chats.id, state.chat.id));
    return { kind: 'again', at: clock.now() };
  }

  function showTyping(state: ChatState): () => void {
    const token = state.account.sealedToken;
    const channel = channels[state.bot.channel];
    if (token === null || channel === undefined) return () => {};
    return clock.setTimer(typingAfterMs, () => {
      const account = { accountId: state.bot.accountId, accessToken: openTokens(options.secretBox, token).accessToken };
      void channel
        .showActivity(account, state.chat.contactId, 'seen')
        .then(() => channel.showActivity(account, state.chat.contactId, 'typing'));
    });
  }

  return {
    consider,
    /** Ends every answer that is being composed: it is composed anew when its job runs again. */
    abandonDrafts(): void {
      for (const controller of composing.values()) controller.abort();
    },
  };
}

function sameIds(left: string[], right: string[]): boolean {
  return left.length === right.length && left.every((id, index) => id === right[index]);
}
