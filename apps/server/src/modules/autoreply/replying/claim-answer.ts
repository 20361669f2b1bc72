import { splitReply, type HandOverReason, type Hold, type MessageLimit, type ReplyDecision } from '@spotter/domain';
import { deferToCommit, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { newId } from '../../../platform/ids.ts';
import { storeProposal, type ProposalDraft } from '../../booking/in-chat/chat-proposals.ts';
import { recordAnswer, rowsOfAnswer } from '../../chats/answer-writes.ts';
import { chatChanged } from '../../chats/chat-changed.ts';
import { hasChanged, type ChatState, type MessageRow } from '../../chats/chat-state.ts';
import { recordDecision, recordParting, type NewMessage } from '../../chats/chat-writes.ts';
import type { StoredRecord } from '../record/decision-record.ts';
import { decisionRow, recordedDecision } from '../record/recorded-decision.ts';
import type { ReplyEffects } from '../tools/agent-tools.ts';
import { newestInbound } from './chat-facts.ts';

type Reply = Extract<ReplyDecision, { kind: 'reply' }>;

/** What the agent is about to say, and what it found out. */
export type Answer = {
  text: string;
  effects: ReplyEffects;
  limit: MessageLimit;
  /** What it proposes; its buttons go with the last part. */
  proposal: ProposalDraft | null;
  /** What the decision was made of. */
  record: StoredRecord;
  /** The contact wrote on while it was finished: that is answered next. */
  isOvertaken: boolean;
};

/** What stands in the send ledger once the transaction has committed, the first to be sent first. */
export type Claimed = { rows: MessageRow[] | Promise<MessageRow[]> };

/**
 * Records the decision to answer and writes the answer into the send ledger, its first part already as being
 * sent: from this commit on the answer counts as spoken, and a crash is settled with the provider. The chat is locked.
 */
export async function claimAnswer(
  tx: Database,
  state: ChatState,
  decision: Reply,
  answer: Answer,
  now: Date,
): Promise<Claimed> {
  const claim = answerToClaim(state, decision, answer, now);
  if (answer.proposal !== null) {
    const said = { chatId: state.chat.id, messageId: claim.rows.at(-1)!.id, at: now };
    await storeProposal(tx, answer.proposal, said);
  }
  const claimed = recordAnswer(tx, claim);
  await deferToCommit(tx, claimed);
  const ids = claim.rows.map(({ id }) => id);
  signal(tx, state, ids, answer.effects.handOver !== null);
  return { rows: claimed };
}

/**
 * The same by itself, in one statement, provided that the chat is as it was seen when it was decided about; null, and
 * nothing done, where it is not.
 */
export async function claimAnswerAsSeen(
  database: Database,
  state: ChatState,
  decision: Reply,
  answer: Answer,
  now: Date,
): Promise<MessageRow[] | null> {
  const claim = answerToClaim(state, decision, answer, now);
  try {
    const rows = await recordAnswer(database, { ...claim, version: state.version });
    const ids = rows.map(({ id }) => id);
    signal(database, state, ids, answer.effects.handOver !== null);
    return rows;
  } catch (error) {
    if (hasChanged(error)) return null;
    throw error;
  }
}

function answerToClaim(state: ChatState, decision: Reply, answer: Answer, now: Date) {
  const overtaking = answer.isOvertaken ? writtenAfter(state, decision) : [];
  const newest = state.messages.findLast((row) => row.author === 'contact' && !overtaking.includes(row))!;
  const recorded = recordedDecision(decision, newest.id, now);
  const decisionId = newId();
  const texts = splitReply(answer.text, answer.limit);
  // After a hand-over the agent says one thing more, not several.
  const parts = answer.effects.handOver === null ? texts : texts.slice(0, 1);
  return rowsOfAnswer({
    state,
    decision,
    recorded,
    effects: answer.effects,
    awaitingSince: overtaking[0]?.receivedAt ?? null,
    decisionId,
    record: answer.record,
    messages: parts.map((text, part) => ({
      ...outgoing(state, { text, part, turn: newest.id, decisionId }, now),
      ...(answer.proposal !== null && part === parts.length - 1 ? { quickReplies: answer.proposal.quickReplies } : {}),
    })),
    at: now,
  });
}

/** The one message with which the agent takes its leave, and why it does. */
export type Parting = {
  text: string;
  decision: { kind: 'opt-out'; deletion?: true } | { kind: 'hand-over'; because: HandOverReason };
  /** Where it comes after an answer to the same messages: behind the parts of that. Absent: 0. */
  part?: number;
  record: StoredRecord;
  /** What it has to wait for, if anything: it is sent then. */
  hold: Hold | null;
};

/** Obeys a wish to be left alone, or gives the chat to the coach, and writes the one parting message into the ledger. */
export async function claimParting(tx: Database, state: ChatState, parting: Parting, now: Date): Promise<Claimed> {
  const { decision } = parting;
  const newest = newestInbound(state)!;
  const recorded = recordedDecision(decision, newest.id, now);
  const decisionId = await recordDecision(tx, decisionRow(state.chat.id, recorded, parting.record));
  const said = { text: parting.text, part: parting.part ?? 0, turn: newest.id, decisionId };
  const message = outgoing(state, said, now, parting.hold);
  const effects =
    decision.kind === 'opt-out'
      ? { optOut: 'confirmed' as const, deletion: decision.deletion === true }
      : { handOver: decision.because };
  const rows = await recordParting(tx, message, { recorded, effects, at: now });
  signal(tx, state, [message.id], decision.kind === 'hand-over');
  return { rows };
}

/** What the contact wrote after the messages that an answer is about. */
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

/** With a hand-over the database has asked for the coach to be told: a worker is to look at once. */
function signal(tx: Database, { chat }: ChatState, added: string[], handsOver: boolean): void {
  sendSignals(tx, [chatChanged(chat, { added }), ...(handsOver ? [{ kind: 'work-due' } as const] : [])]);
}
