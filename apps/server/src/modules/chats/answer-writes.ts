import { withFacts, type HandOverReason, type ReplyDecision } from '@spotter/domain';
import { and, eq, sql } from 'drizzle-orm';
import { preparedQuery } from '../../database/prepared-query.ts';
import { isAsSeen, type ChatState } from './chat-state.ts';
import { deletionAsked, handedOver } from './chat-switch.ts';
import type { NewDecision, NewMessage } from './chat-writes.ts';
import { chats, decisions, messages, type RecordedDecision } from './chats.tables.ts';

type ChatColumns = Partial<typeof chats.$inferInsert>;
type Stage = ChatState['chat']['stage'];

/** What came of an answer besides its words. */
export type AnswerEffects = {
  facts: { name: string; value: string }[];
  stage: Exclude<Stage, 'new' | 'needs_you' | 'booked'> | null;
  handOver: HandOverReason | null;
  end: 'not-interested' | 'settled' | null;
};

/** An answer as it is written into the ledger. */
export type AnswerToRecord = {
  state: ChatState;
  decision: Extract<ReplyDecision, { kind: 'reply' }>;
  recorded: RecordedDecision;
  effects: AnswerEffects;
  /** Since when the contact waits for the next answer, if they wrote on meanwhile. */
  awaitingSince: Date | null;
  decisionId: string;
  record: NewDecision['record'];
  messages: NewMessage[];
  at: Date;
};

/** The rows of an answer, for `recordAnswer`. */
export function rowsOfAnswer(answer: AnswerToRecord) {
  const { state, recorded, decisionId, record, awaitingSince } = answer;
  const { kind, reason, keyword, messageId, at } = recorded;
  const chatId = state.chat.id;
  return {
    chatId,
    chat: { ...chatAfterAnswer(answer), awaitingSince },
    record: { id: decisionId, chatId, kind, reason, keyword, messageId, record, at: new Date(at) },
    rows: answer.messages,
  };
}

/** Writes the decision to answer, what it does to the chat, and the answer. One statement: the contact is waiting. */
export const recordAnswer = preparedQuery(
  (
    tx,
    given: ReturnType<typeof rowsOfAnswer> & {
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

function chatAfterAnswer({ state, decision, effects, recorded, at: now }: AnswerToRecord): ChatColumns {
  const { chat } = state;
  const change: ChatColumns = {
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
function stageAfterAnswer(before: Stage, wished: AnswerEffects['stage']): Stage {
  if (before === 'booked') return before;
  if (wished !== null) return wished;
  return before === 'new' || before === 'lost' || before === 'needs_you' ? 'engaged' : before;
}
