import { oneMessageLimit, type Hold, type MessageLimit, type ReplyDecision } from '@spotter/domain/autoreply';
import { isSevere, type HandOverReason } from '@spotter/domain/safety';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { decisionRecorded } from '../../../platform/observing/domain-events.ts';
import { newId } from '../../../platform/ids.ts';
import { type ProposalDraft, storeProposal } from '../../booking/index.ts';
import {
  answerMessages,
  chatChanged,
  type ChatClip,
  type ChatState,
  clipAttachment,
  type ClaimAnswer,
  insertClipSend,
  type MessageRow,
  type NewMessage,
  openMessage,
  recordDecision,
  recordParting,
  rowsOfAnswer,
} from '../../chats/index.ts';
import type { StoredRecord } from '../record/decision-record.ts';
import { decisionRow, recordedDecision } from '../record/recorded-decision.ts';
import type { ReplyEffects } from '../tools/agent-tools.ts';
import { newestInbound } from './chat-facts.ts';

type Reply = Extract<ReplyDecision, { kind: 'reply' }>;

/** The agent's answer, and its findings. */
export type Answer = {
  text: string;
  effects: ReplyEffects;
  limit: MessageLimit;
  /** The answer's proposal, whose buttons are sent with the last part. */
  proposal: ProposalDraft | null;
  /** What follows the text; null: nothing. */
  clip: ChatClip | null;
  /** The record of the decision. */
  record: StoredRecord;
  /** The platform's id of the message that the answer names; null: none. */
  replyTo: string | null;
  /** Whether the contact wrote more before the answer was finished; that is answered next. */
  isOvertaken: boolean;
};

type Claims = { database: Database; claim: ClaimAnswer };

/**
 * Records the decision to answer and writes the answer into the send ledger, its first part as `sending`, if
 * the chat is as it was read; otherwise does nothing and returns null. From then on the answer counts as
 * sent, and after a crash the provider is asked for its outcome. `also` stores what goes with it.
 */
export async function claimAnswer(
  { database, claim }: Claims,
  state: ChatState,
  decision: Reply,
  answer: Answer,
  { now, also }: { now: Date; also: ((tx: Database) => Promise<void>)[] },
): Promise<MessageRow[] | null> {
  const { proposal, clip } = answer;
  const toStore = answerToClaim(state, decision, answer, now);
  const message = { chatId: state.chat.id, messageId: toStore.rows.at(-1)!.id, at: now };
  const storing = [...also];
  if (proposal !== null) storing.push((tx) => storeProposal(tx, proposal, message));
  if (clip !== null)
    storing.push((tx) =>
      insertClipSend(tx, { id: message.messageId, clipId: clip.id, chatId: message.chatId, at: now }),
    );
  const storeAll = async (tx: Database) => {
    for (const store of storing) await store(tx);
  };
  const rows = await claim(toStore, storing.length === 0 ? null : storeAll);
  if (rows === null) return null;
  const ids = rows.map(({ id }) => id);
  decisionRecorded.emit({ kind: decision.kind, reason: decision.because });
  signal(database, state, ids, answer.effects.handOver !== null);
  return rows;
}

function answerToClaim(state: ChatState, decision: Reply, answer: Answer, now: Date) {
  const overtaking = answer.isOvertaken ? writtenAfter(state, decision) : [];
  const newest = state.messages.findLast((row) => row.author === 'contact' && !overtaking.includes(row))!;
  const recorded = recordedDecision(decision, newest.id, now);
  const decisionId = newId();
  const isLastWord = answer.effects.handOver !== null || answer.effects.end !== null;
  const inOne = answer.isOvertaken || isLastWord;
  const opened = answerMessages(state, answer.text, { now, limit: answer.limit, inOne });
  // After a hand-over the agent sends one more message only.
  const parts = answer.effects.handOver === null ? opened.texts : opened.texts.slice(0, 1);
  return rowsOfAnswer({
    state,
    decision,
    recorded,
    effects: answer.effects,
    awaitingSince: overtaking[0]?.receivedAt ?? null,
    decisionId,
    record: answer.record,
    messages: [
      ...parts.map((text, part) => ({
        ...outgoing(state, { text, part, turn: newest.id, decisionId }, now),
        disclosure: part === 0 ? opened.disclosure : null,
        ...(answer.replyTo !== null && part === 0 ? { context: { replyTo: answer.replyTo } } : {}),
        ...(answer.proposal !== null && part === parts.length - 1
          ? { quickReplies: answer.proposal.quickReplies }
          : {}),
      })),
      ...(answer.clip === null
        ? []
        : [
            {
              ...outgoing(state, { text: '', part: parts.length, turn: newest.id, decisionId }, now),
              attachments: [clipAttachment(answer.clip)],
            },
          ]),
    ],
    at: now,
  });
}

/** The agent's parting message, and its reason. */
export type Parting = {
  text: string;
  decision:
    | { kind: 'opt-out'; deletion?: true }
    | { kind: 'hand-over'; because: HandOverReason }
    // The one more line for a contact who writes again after a hand-over.
    | Extract<ReplyDecision, { kind: 'stay-silent' }>;
  /** Its place after the parts of an answer to the same messages; 0 when absent. */
  part?: number;
  record: StoredRecord;
  /** The hold after which it is sent, if any. */
  hold: Hold | null;
};

/** Carries out an opt-out or a hand-over, and writes the parting message into the ledger. */
export async function claimClosingMessage(
  tx: Database,
  state: ChatState,
  parting: Parting,
  now: Date,
): Promise<MessageRow[]> {
  const { decision } = parting;
  const newest = newestInbound(state)!;
  const recorded = recordedDecision(decision, newest.id, now);
  const decisionId = await recordDecision(tx, decisionRow(state.chat.id, recorded, parting.record));
  const { part = 0 } = parting;
  const helpFirst = decision.kind === 'hand-over' && isSevere(decision.because);
  const openedBy = { now, limit: oneMessageLimit, helpFirst };
  const opened = part > 0 ? { text: parting.text, disclosure: null } : openMessage(state, parting.text, openedBy);
  const draft = { text: opened.text, part, turn: newest.id, decisionId };
  const message = { ...outgoing(state, draft, now, parting.hold), disclosure: opened.disclosure };
  const effects =
    decision.kind === 'opt-out'
      ? { optOut: 'confirmed' as const, deletion: decision.deletion === true }
      : decision.kind === 'hand-over'
        ? { handOver: decision.because }
        : {};
  const rows = await recordParting(tx, message, { recorded, effects, at: now });
  signal(tx, state, [message.id], decision.kind === 'hand-over');
  return rows;
}

/** Returns the contact's messages after those that an answer is about. */
function writtenAfter(state: ChatState, { to }: Reply): MessageRow[] {
  const last = state.messages.findIndex(({ id }) => id === to.at(-1));
  return state.messages.slice(last + 1).filter(({ author }) => author === 'contact');
}

function outgoing(
  state: ChatState,
  message: { text: string; part: number; turn: string; decisionId: string },
  now: Date,
  hold: Hold | null = null,
): NewMessage {
  const first = message.part === 0 && hold === null;
  return {
    id: newId(),
    chatId: state.chat.id,
    botId: state.bot.id,
    author: 'agent',
    text: message.text,
    // Parts of one answer keep their order.
    sentAt: new Date(now.getTime() + message.part),
    receivedAt: now,
    status: first ? 'sending' : 'waiting',
    attempts: first ? 1 : 0,
    attemptedAt: first ? now : null,
    failure: hold?.because ?? null,
    turn: message.turn,
    part: message.part,
    decisionId: message.decisionId,
  };
}

/**
 * Sends the signals of a claim. At a hand-over the database has requested a notification of the coach, so a
 * worker must look at once.
 */
function signal(tx: Database, { chat }: ChatState, added: string[], handsOver: boolean): void {
  sendSignals(tx, [chatChanged(chat, { added }), ...(handsOver ? [{ kind: 'work-due' } as const] : [])]);
}
