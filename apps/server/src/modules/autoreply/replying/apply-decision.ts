import { splitReply, withFacts, type HandOverReason, type Hold, type ReplyDecision } from '@spotter/domain';
import { and, eq, sql } from 'drizzle-orm';
import { deferToCommit, type Database } from '../../../database/database.ts';
import { sendSignals, type Signal } from '../../../database/signals.ts';
import { preparedQuery } from '../../../database/prepared-query.ts';
import { newId } from '../../../platform/ids.ts';
import { hasChanged, isAsSeen, type ChatState, type MessageRow } from '../../chats/chat-state.ts';
import { storeProposal, type ProposalDraft } from '../../booking/in-chat/chat-proposals.ts';
import { askedForDeletion, deletionAsked, handedOver } from '../../chats/chat-switch.ts';
import { chats, decisions, messages, type RecordedDecision } from '../../chats/chats.tables.ts';
import type { ReplyEffects } from '../tools/agent-tools.ts';
import type { StoredRecord } from '../record/decision-record.ts';

type Reply = Extract<ReplyDecision, { kind: 'reply' }>;
type OtherDecision = Exclude<ReplyDecision, { kind: 'reply' }>;

/** What the agent is about to say, and what it found out. */
export type Answer = {
  text: string;
  effects: ReplyEffects;
  limit: { unit: 'bytes' | 'characters'; max: number };
  /** What it proposes; its buttons go with the last part. */
  proposal: ProposalDraft | null;
  /** What the decision was made of. */
  record: StoredRecord;
  /** The contact wrote on while it was finished: that is answered next. */
  isOvertaken: boolean;
};

/** What stands in the send ledger once the transaction has committed, the first to be sent first. */
export type Claimed = { rows: MessageRow[] | Promise<MessageRow[]> };

/** Records a decision that sends nothing, and does what it says. Recording the same one twice changes nothing. */
export async function applyDecision(
  tx: Database,
  state: ChatState,
  decision: OtherDecision,
  record: StoredRecord,
  now: Date,
): Promise<void> {
  const newest = newestInbound(state);
  const recorded = recordedDecision(decision, newest?.id ?? null, now);
  const before = state.chat.lastDecision;
  const pendingReplyAt = decision.kind === 'wait' ? decision.until : null;
  const isKnown = isSame(before, recorded) || isOnlyAnswered(before, recorded);
  if (isKnown && sameInstant(state.chat.pendingReplyAt, pendingReplyAt)) return;

  const change: Partial<typeof chats.$inferInsert> = { lastDecision: recorded, pendingReplyAt };
  if (decision.kind === 'hand-over') {
    Object.assign(change, handedOver(decision.because, now));
  }
  // A stop that cannot be confirmed is obeyed all the same.
  if (decision.kind === 'stay-silent' && decision.because === 'opted-out' && state.chat.optedOutAt === null) {
    change.optedOutAt = now;
  }
  if (decision.kind === 'stay-silent' && decision.deletion === true) Object.assign(change, askedForDeletion(now));
  await tx.update(chats).set(change).where(eq(chats.id, state.chat.id));
  const marked: string[] = [];
  if (!isSame(before, recorded)) {
    const decisionId = await insertDecision(tx, state.chat.id, recorded, record);
    if (decision.kind !== 'wait' && newest !== undefined) {
      await tx.update(messages).set({ decisionId }).where(eq(messages.id, newest.id));
      marked.push(newest.id);
    }
  }
  signal(tx, state, [], marked, decision.kind === 'hand-over');
}

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
  const claimed = insertAnswer(tx, claim);
  await deferToCommit(tx, claimed);
  const ids = claim.rows.map(({ id }) => id);
  signal(tx, state, ids, [], answer.effects.handOver !== null);
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
    const rows = await insertAnswer(database, { ...claim, version: state.version });
    const ids = rows.map(({ id }) => id);
    signal(database, state, ids, [], answer.effects.handOver !== null);
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
  const record = decisionRow(state.chat.id, recorded, answer.record);
  const texts = splitReply(answer.text, answer.limit);
  // After a hand-over the agent says one thing more, not several.
  const parts = answer.effects.handOver === null ? texts : texts.slice(0, 1);
  return {
    chatId: state.chat.id,
    chat: {
      ...chatAfterAnswer(state, decision, answer.effects, recorded, now),
      awaitingSince: overtaking[0]?.receivedAt ?? null,
    },
    record,
    rows: parts.map((text, part) => ({
      ...outgoing(state, { text, part, turn: newest.id, decisionId: record.id }, now),
      ...(answer.proposal !== null && part === parts.length - 1 ? { quickReplies: answer.proposal.quickReplies } : {}),
    })),
  };
}

/** One statement: the chat is locked meanwhile, and the contact is waiting. */
const insertAnswer = preparedQuery(
  (
    tx,
    given: {
      chatId: string;
      chat: Partial<typeof chats.$inferInsert>;
      record: typeof decisions.$inferInsert;
      rows: (typeof messages.$inferInsert)[];
      /** As which the chat must have been seen last; not given where it is locked. */
      version?: string;
    },
  ) => {
    const { chatId, version } = given;
    const asSeen = version === undefined ? undefined : isAsSeen({ chatId, version });
    const decided = tx.$with('decided').as(tx.insert(decisions).values(given.record));
    const answered = tx.$with('answered').as(
      tx
        .update(chats)
        .set(given.chat)
        .where(and(eq(chats.id, chatId), asSeen))
        .returning({ id: chats.id }),
    );
    // What is inserted asks for the chat, so that the chat is looked at before.
    const rows = given.rows.map((row) => ({ ...row, chatId: sql`(select id from answered)` }));
    return tx.with(decided, answered).insert(messages).values(rows).returning();
  },
);

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
  const decisionId = await insertDecision(tx, state.chat.id, recorded, parting.record);
  const message = outgoing(
    state,
    { text: parting.text, part: parting.part ?? 0, turn: newest.id, decisionId },
    now,
    parting.hold,
  );
  const rows = await tx.insert(messages).values(message).returning();
  const effect: Partial<typeof chats.$inferInsert> =
    decision.kind === 'opt-out'
      ? {
          optedOutAt: now,
          awaitingSince: null,
          ...(decision.deletion === true ? askedForDeletion(now) : { stage: 'lost' }),
        }
      : handedOver(decision.because, now);
  await tx
    .update(chats)
    .set({ ...effect, lastDecision: recorded, pendingReplyAt: null, lastActivityAt: now })
    .where(eq(chats.id, state.chat.id));
  signal(tx, state, [message.id], [], decision.kind === 'hand-over');
  return { rows };
}

/** What the contact wrote after the messages that an answer is about. */
function writtenAfter(state: ChatState, { to }: Reply): MessageRow[] {
  const last = state.messages.findIndex(({ id }) => id === to.at(-1));
  return state.messages.slice(last + 1).filter(({ author }) => author === 'contact');
}

/** The contact's newest message: what a decision is about. */
export function newestInbound(state: ChatState): MessageRow | undefined {
  return state.messages.findLast((message) => message.author === 'contact');
}

function outgoing(
  state: ChatState,
  message: { text: string; part: number; turn: string; decisionId: string },
  now: Date,
  hold: Hold | null = null,
): typeof messages.$inferInsert & { id: string } {
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

function chatAfterAnswer(
  state: ChatState,
  decision: Reply,
  effects: ReplyEffects,
  recorded: RecordedDecision,
  now: Date,
): Partial<typeof chats.$inferInsert> {
  const { chat } = state;
  const change: Partial<typeof chats.$inferInsert> = {
    lastDecision: recorded,
    pendingReplyAt: null,
    lastActivityAt: now,
    sendFailedAt: null,
    facts: withFacts(chat.facts, effects.facts),
    failedAttempts: 0,
    failedTurn: null,
    refusedDrafts: [],
    answersSincePerson: chat.answersSincePerson + 1,
    // That somebody wants their data deleted stays on the list until the coach has seen to it.
    stage: chat.handOverReason === deletionAsked ? chat.stage : stageAfterAnswer(chat.stage, effects.stage),
  };
  if (chat.engagedAt === null) Object.assign(change, { engagedAt: now, engagedKeyword: decision.keyword });
  // Who asked to stop is answered only after writing a trigger, which takes the stop back.
  if (chat.optedOutAt !== null) change.optedOutAt = null;
  if (decision.because === 're-engagement-keyword') {
    Object.assign(change, { autorepliesEnabled: true, offReason: null, takenOverAt: null, takenOverVia: null });
  }
  if (effects.handOver !== null) {
    Object.assign(change, handedOver(effects.handOver, now));
  } else if (effects.end !== null) {
    Object.assign(change, { autorepliesEnabled: false, offReason: 'finished' });
    if (effects.end === 'not-interested') change.stage = 'lost';
  }
  return change;
}

/** A booked call is a fact that no words of the model undo. */
function stageAfterAnswer(
  before: ChatState['chat']['stage'],
  wished: ReplyEffects['stage'],
): ChatState['chat']['stage'] {
  if (before === 'booked') return before;
  if (wished !== null) return wished;
  return before === 'new' || before === 'lost' || before === 'needs_you' ? 'engaged' : before;
}

async function insertDecision(
  tx: Database,
  chatId: string,
  recorded: RecordedDecision,
  record: StoredRecord,
): Promise<string> {
  const row = decisionRow(chatId, recorded, record);
  await tx.insert(decisions).values(row);
  return row.id;
}

function decisionRow(chatId: string, recorded: RecordedDecision, record: StoredRecord) {
  return {
    id: newId(),
    chatId,
    kind: recorded.kind,
    reason: recorded.reason,
    keyword: recorded.keyword,
    messageId: recorded.messageId,
    record,
    at: new Date(recorded.at),
  };
}

function recordedDecision(decision: ReplyDecision, messageId: string | null, now: Date): RecordedDecision {
  return {
    kind: decision.kind,
    reason: decision.kind === 'opt-out' ? 'opt-out' : decision.because,
    keyword: 'keyword' in decision ? decision.keyword : null,
    messageId,
    at: now.toISOString(),
  };
}

function isSame(before: RecordedDecision | null, now: RecordedDecision): boolean {
  return (
    before !== null && before.kind === now.kind && before.reason === now.reason && before.messageId === now.messageId
  );
}

/** That it was answered since is no news of what was decided about: why the agent spoke, or did not, stays. */
function isOnlyAnswered(before: RecordedDecision | null, now: RecordedDecision): boolean {
  return (
    now.reason === 'already-answered' && before !== null && before.kind !== 'wait' && before.messageId === now.messageId
  );
}

function sameInstant(left: Date | null, right: Date | null): boolean {
  return left?.getTime() === right?.getTime();
}

/** With a hand-over the database has asked for the coach to be told: a worker is to look at once. */
function signal(tx: Database, state: ChatState, added: string[], updated: string[], handsOver: boolean): void {
  sendSignals(tx, [changed(state, added, updated), ...(handsOver ? [{ kind: 'work-due' } as const] : [])]);
}

function changed(state: ChatState, added: string[], updated: string[]): Signal {
  const { chat, bot } = state;
  return { kind: 'chat-changed', chatId: chat.id, botId: bot.id, added, changed: updated, overtakes: false };
}
