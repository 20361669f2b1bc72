import { decideProactiveMessage, nightEndsAt, passageOf, windowClosesAt, type ProactiveReason } from '@spotter/domain';
import type { QuickReply } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { newId } from '../../../platform/ids.ts';
import { chatChanged } from '../chat-changed.ts';
import { isUnfinished, loadChatState, type ChatState } from '../chat-state.ts';
import { putOnList } from '../chat-switch.ts';
import { recordDecision, recordOutboundMessage } from '../chat-writes.ts';
import { situationOf } from '../reply-situation.ts';

/** Something to be said in a chat without an answer being due. */
export type ProactiveMessage = {
  reason: ProactiveReason;
  text: string;
  /** Kept with the decision. */
  record?: Record<string, unknown>;
  /** The contact's zone (IANA), where it matters whether it is night there. */
  zone?: string;
  quickReplies?: QuickReply[];
  /** What is stored with the message, in the transaction that stores it. */
  onQueued?(messageId: string): Promise<void>;
};

/** What became of it. */
export type ProactiveOutcome =
  /** It stands in the ledger and will be sent. */
  | { kind: 'queued' }
  /** Ask again then. */
  | { kind: 'later'; at: Date }
  /** It is not said, and that is recorded. */
  | { kind: 'silent' };

/** Says something in a chat without being asked: the one way to do so. */
export type SendProactively = (
  tx: Database,
  chatId: string,
  message: ProactiveMessage,
  now: Date,
) => Promise<ProactiveOutcome>;

/** Does what is decided about such a message, under the chat's lock: whatever is said, or not said, is recorded with why. */
export function createProactiveMessages(options: {
  /** Has the ledger go on with these chats. */
  requestSending: (tx: Database, chatIds: string[], dueAt: Date) => Promise<void>;
  /** Whether a coach's plan lets the agent speak now. */
  allowsAutoreplies: (tx: Database, userId: string) => Promise<boolean>;
}): SendProactively {
  const { requestSending, allowsAutoreplies } = options;
  return async (tx, chatId, message, now) => {
    const state = await loadChatState(tx, chatId, { lock: true });
    if (state === null) return { kind: 'silent' };
    const planAllowsAutoreplies = await allowsAutoreplies(tx, state.bot.userId);
    const decision = decideProactiveMessage(situationFor(state, message, now, planAllowsAutoreplies), message.reason);
    switch (decision.kind) {
      case 'wait':
        return { kind: 'later', at: decision.until };
      case 'stay-silent':
        await record(tx, state, { kind: 'stay-silent', reason: decision.because }, message, now);
        if (decision.forCoach !== null) await putOnList(tx, chatId, decision.forCoach, now);
        return { kind: 'silent' };
      case 'send': {
        const decisionId = await record(tx, state, { kind: 'reply', reason: decision.because }, message, now);
        await queue(tx, state, message, decisionId, now);
        await requestSending(tx, [chatId], now);
        return { kind: 'queued' };
      }
    }
  };
}

function situationFor(state: ChatState, { zone }: ProactiveMessage, now: Date, planAllowsAutoreplies: boolean) {
  const { account, chat, messages, pause } = state;
  const passage = passageOf(pause, now);
  const last = messages.findLast(({ aborted }) => !aborted);
  return {
    ...situationOf(state, { now, quietMs: 0, planAllowsAutoreplies }),
    accountConnected: account.status === 'connected',
    hold: passage.kind === 'held' ? passage : null,
    isSpeaking: chat.pendingReplyAt !== null || (last !== undefined && isUnfinished(last)),
    nightEndsAt: zone === undefined ? null : nightEndsAt(now, zone),
  };
}

async function queue(
  tx: Database,
  { chat, bot }: ChatState,
  { text, quickReplies, onQueued }: ProactiveMessage,
  decisionId: string,
  now: Date,
): Promise<void> {
  const id = newId();
  await recordOutboundMessage(tx, {
    id,
    chatId: chat.id,
    botId: bot.id,
    author: 'agent',
    text,
    sentAt: now,
    receivedAt: now,
    status: 'waiting',
    decisionId,
    ...(quickReplies === undefined ? {} : { quickReplies }),
  });
  await onQueued?.(id);
  sendSignals(tx, [chatChanged(chat, { added: [id] })]);
}

/** It is about nothing that the contact wrote, so it is not the chat's newest decision about a message. */
function record(
  tx: Database,
  { chat }: ChatState,
  decision: { kind: 'reply' | 'stay-silent'; reason: string },
  { reason, record: told }: ProactiveMessage,
  now: Date,
): Promise<string> {
  const closesAt = chat.lastInboundAt === null ? null : windowClosesAt(chat.lastInboundAt).getTime();
  const windowLeftMinutes = closesAt === null ? null : Math.max(0, Math.floor((closesAt - now.getTime()) / 60_000));
  const kept = { ...told, unasked: reason, windowLeftMinutes };
  return recordDecision(tx, { ...decision, chatId: chat.id, at: now, record: kept });
}
