import { withFacts, type ReplyDecision } from '@spotter/domain/autoreply';
import type { Lost } from '@spotter/domain/inbox';
import type { HandOverReason } from '@spotter/domain/safety';
import type { ChatState } from '../chat-state.ts';
import { deletionAsked, handedOver } from '../chat-switch.ts';
import type { NewDecision, NewMessage } from '../chat-writes.repository.ts';
import type { chats, RecordedDecision } from '../chats.tables.ts';

type ChatColumns = Partial<typeof chats.$inferInsert>;
type Stage = ChatState['chat']['stage'];

/** The effects of an answer besides its words. */
export type AnswerEffects = {
  facts: { name: string; value: string }[];
  stage: Exclude<Stage, 'new' | 'needs_you' | 'booked'> | null;
  handOver: HandOverReason | null;
  end: 'not-interested' | 'not-a-fit' | 'settled' | null;
  /** Why the lead is lost, if they are. */
  lost: Lost | null;
};

/** An answer to be written into the ledger. */
export type AnswerToRecord = {
  state: ChatState;
  decision: Extract<ReplyDecision, { kind: 'reply' }>;
  recorded: RecordedDecision;
  effects: AnswerEffects;
  /** Since when the contact has been waiting for the next answer, if they kept writing. */
  awaitingSince: Date | null;
  decisionId: string;
  record: NewDecision['record'];
  messages: NewMessage[];
  at: Date;
};

/** The columns of a chat that an answer may change. */
export const changedByAnswers = [
  'lastDecision',
  'pendingReplyAt',
  'lastActivityAt',
  'awaitingSince',
  'sendFailedAt',
  'facts',
  'failedAttempts',
  'failedTurn',
  'refusedDrafts',
  'answersSincePerson',
  'stage',
  'lostReason',
  'lostNote',
  'engagedAt',
  'engagedKeyword',
  'engagedTriggerId',
  'optedOutAt',
  'autorepliesEnabled',
  'offReason',
  'takenOverAt',
  'takenOverVia',
  'handOverReason',
  'handedOverAt',
  'handBackNote',
  'spam',
] as const satisfies (keyof ChatColumns)[];

/** Returns the rows of an answer, for `recordAnswers`. */
export function rowsOfAnswer(answer: AnswerToRecord) {
  const { state, recorded, decisionId, record, awaitingSince } = answer;
  const { kind, reason, keyword, messageId, at } = recorded;
  const chatId = state.chat.id;
  // What the answer leaves alone is written as it was read: all answers change the same columns.
  const before = Object.fromEntries(changedByAnswers.map((name) => [name, state.chat[name]]));
  return {
    seen: { id: chatId, version: state.version },
    chat: { ...before, ...chatAfterAnswer(answer), awaitingSince, id: chatId },
    record: { id: decisionId, chatId, kind, reason, keyword, messageId, record, at: new Date(at) },
    rows: answer.messages.map((message) => ({ ...message, attachments: message.attachments ?? [] })),
  };
}

function chatAfterAnswer({ state, decision, effects, recorded, at: now }: AnswerToRecord): ChatColumns {
  const { chat } = state;
  // What the coach has to see to stays on the list.
  const staysOnList = chat.handOverReason === deletionAsked || decision.because === 'known-after-hand-over';
  const change: ChatColumns = {
    lastDecision: recorded,
    pendingReplyAt: null,
    lastActivityAt: now,
    sendFailedAt: null,
    facts: withFacts(chat.facts, effects.facts),
    failedAttempts: 0,
    failedTurn: null,
    refusedDrafts: [],
    spam: null,
    answersSincePerson: chat.answersSincePerson + 1,
    stage: staysOnList ? chat.stage : stageAfterAnswer(chat.stage, effects.stage),
  };
  if (chat.engagedAt === null) {
    const { keyword, trigger = null } = decision;
    Object.assign(change, { engagedAt: now, engagedKeyword: keyword, engagedTriggerId: trigger });
  }
  // A contact who asked to stop is answered only after writing a trigger, which takes the stop back.
  if (chat.optedOutAt !== null) change.optedOutAt = null;
  if (decision.because === 're-engagement-keyword') {
    Object.assign(change, { autorepliesEnabled: true, offReason: null, takenOverAt: null, takenOverVia: null });
  }
  if (effects.handOver !== null) {
    Object.assign(change, handedOver(effects.handOver, now));
  } else if (effects.end !== null) {
    Object.assign(change, { autorepliesEnabled: false, offReason: 'finished' });
    if (effects.end !== 'settled') change.stage = 'lost';
  }
  if (change.stage === 'lost' && effects.lost !== null)
    Object.assign(change, { lostReason: effects.lost.reason, lostNote: effects.lost.note });
  return change;
}

/** Returns the stage after an answer. Nothing the model says undoes a booked call. */
function stageAfterAnswer(before: Stage, wished: AnswerEffects['stage']): Stage {
  if (before === 'booked') return before;
  if (wished !== null) return wished;
  return before === 'new' || before === 'lost' || before === 'needs_you' ? 'engaged' : before;
}
