import {
  decideProactiveMessage,
  oneMessageLimit,
  windowLeftMinutes,
  type ProactiveReason,
} from '@spotter/domain/autoreply';
import { nightEndsAt, quietUntil, type QuietHours } from '@spotter/domain/booking';
import { passageOf } from '@spotter/domain/sending';
import type { QuickReply } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { newId } from '../../../platform/ids.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { versionRefOf } from '../../agents/index.ts';
import { chatChanged } from '../chat-changed.ts';
import { openMessage } from '../answers/open-message.ts';
import { isUnfinished, loadChatState, type ChatState } from '../chat-state.ts';
import { putOnList } from '../chat-switch.ts';
import { findCoachPause } from '../coach-pause.ts';
import { recordDecision, recordOutboundMessage } from '../chat-writes.repository.ts';
import { situationOf } from '../reply-situation.ts';

/** A message for a chat in which no answer is due. */
export type ProactiveMessage = {
  reason: ProactiveReason;
  text: string;
  /** Stored with the decision. */
  record?: Record<string, unknown>;
  /** The contact's time zone (IANA), for messages that must not arrive at night. */
  zone?: string;
  /** The hours that count as night there, where the coach chose them. */
  quietHours?: QuietHours;
  /** From when on it is no longer sent, if it still waits. */
  lapsesAt?: Date;
  quickReplies?: QuickReply[];
  /** Stores what belongs to the message, in the same transaction. */
  onQueued?(messageId: string): Promise<void>;
};

/** The outcome of a proactive message. */
export type ProactiveOutcome =
  /** The message is in the ledger and will be sent. */
  | { kind: 'queued' }
  /** The caller asks again at that time. */
  | { kind: 'later'; at: Date }
  /** The message is not sent, and that is recorded. */
  | { kind: 'silent' };

/** Sends a message in a chat without being asked. No other code does so. */
export type SendProactively = (
  tx: Database,
  chatId: string,
  message: ProactiveMessage,
  now: Date,
) => Promise<ProactiveOutcome>;

/** Decides under the chat's lock whether a proactive message is sent, and records the reason either way. */
export function createProactiveMessages(options: {
  /** Continues the ledger's work on these chats. */
  requestSending: (tx: Database, chatIds: string[], dueAt: Date) => Promise<void>;
  /** Returns whether a coach's plan lets the agent speak now. */
  allowsAutoreplies: (tx: Database, workspaceId: WorkspaceId) => Promise<boolean>;
}): SendProactively {
  const { requestSending, allowsAutoreplies } = options;
  return async (tx, chatId, message, now) => {
    const state = await loadChatState(tx, chatId, { lock: true });
    if (state === null) return { kind: 'silent' };
    const planAllowsAutoreplies = await allowsAutoreplies(tx, state.bot.workspaceId);
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

function situationFor(
  state: ChatState,
  { zone, quietHours }: ProactiveMessage,
  now: Date,
  planAllowsAutoreplies: boolean,
) {
  const { account, chat, messages, pause } = state;
  const passage = passageOf(pause, now);
  const pausedUntil = findCoachPause(state, now)?.until ?? null;
  const last = messages.findLast(({ aborted }) => !aborted);
  return {
    ...situationOf(state, { now, quietMs: 0, planAllowsAutoreplies }),
    accountConnected: account.status === 'connected',
    hold: passage.kind === 'held' ? passage : null,
    pausedUntil,
    // In a pause nothing is answered before its end, so an answer that waits for that keeps nobody.
    isSpeaking: (chat.pendingReplyAt !== null && pausedUntil === null) || (last !== undefined && isUnfinished(last)),
    nightEndsAt: nightOf(now, zone, quietHours),
  };
}

function nightOf(now: Date, zone?: string, quietHours?: QuietHours): Date | null {
  if (zone === undefined) return null;
  return quietHours === undefined ? nightEndsAt(now, zone) : quietUntil(now, quietHours, zone);
}

async function queue(
  tx: Database,
  state: ChatState,
  { text: words, quickReplies, lapsesAt, onQueued }: ProactiveMessage,
  decisionId: string,
  now: Date,
): Promise<void> {
  const { chat, bot } = state;
  const id = newId();
  const { text, disclosure } = openMessage(state, words, { now, limit: oneMessageLimit });
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
    disclosure,
    lapsesAt: lapsesAt ?? null,
    ...(quickReplies === undefined ? {} : { quickReplies }),
  });
  await onQueued?.(id);
  sendSignals(tx, [chatChanged(chat, { added: [id] })]);
}

/** Records a decision. It answers nothing the contact wrote, so the chat's newest decision about a message stays. */
function record(
  tx: Database,
  { agent, chat }: ChatState,
  decision: { kind: 'reply' | 'stay-silent'; reason: string },
  { reason, record: reported }: ProactiveMessage,
  now: Date,
): Promise<string> {
  const stored = {
    version: versionRefOf(agent),
    ...reported,
    unasked: reason,
    windowLeftMinutes: windowLeftMinutes(chat, now),
  };
  return recordDecision(tx, { ...decision, chatId: chat.id, at: now, record: stored });
}
