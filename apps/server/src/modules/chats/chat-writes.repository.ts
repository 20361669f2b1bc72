import type { AgentRule } from '@spotter/domain/autoreply';
import type { LeakNow } from '@spotter/domain/leaks';
import type { ScoreNow } from '@spotter/domain/scores';
import type { HandOverReason } from '@spotter/domain/safety';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { decisionRecorded } from '../../platform/observing/domain-events.ts';
import { newId } from '../../platform/ids.ts';
import type { StoredDanger } from './answers/stored-danger.ts';
import type { StoredIntent } from './answers/stored-intent.ts';
import { chatChanged } from './chat-changed.ts';
import type { MessageRow } from './chat-state.ts';
import { askedForDeletion, handedOver } from './chat-switch.ts';
import { withAbortedDraft } from './answers/aborted-drafts.repository.ts';
import { changeChats, noteInChats } from './answers/chat-version.repository.ts';
import { chats, decisions, messages, type RecordedDecision, type RefusedDraft } from './chats.tables.ts';

/**
 * Other modules change chats through these functions:
 * each kind of change sets every column that the inbox shows of it.
 */

export type NewMessage = typeof messages.$inferInsert & { id: string };
export type NewDecision = Omit<typeof decisions.$inferInsert, 'id'>;
type ChatColumns = Partial<typeof chats.$inferInsert>;

/** The effects of a decision on a chat besides becoming its newest. */
export type DecisionEffects = {
  handOver?: HandOverReason;
  /** The stop is recorded; `confirmed`: the contact got the confirmation, and nothing is open any more. */
  optOut?: 'noted' | 'confirmed';
  /** The contact wants their data deleted, and the coach has to do it. */
  deletion?: boolean;
  /** Whether the contact is taken for a seller; absent: as before. */
  spam?: boolean;
};

/** Records a decision; returns its id. */
export async function recordDecision(tx: Database, decision: NewDecision): Promise<string> {
  const id = newId();
  await tx.insert(decisions).values({ ...decision, id });
  decisionRecorded.emit({ kind: decision.kind, reason: decision.reason });
  return id;
}

/** Notes which decision was made about a message. */
export async function markDecided(tx: Database, messageId: string, decisionId: string): Promise<void> {
  await tx.update(messages).set({ decisionId }).where(eq(messages.id, messageId));
}

/** Makes a decision the newest of a chat and applies its effects. `pendingReplyAt`: when an answer is planned. */
export async function noteDecision(
  tx: Database,
  chatId: string,
  decided: { recorded: RecordedDecision; pendingReplyAt: Date | null; effects: DecisionEffects; at: Date },
): Promise<void> {
  const { recorded, pendingReplyAt, effects, at } = decided;
  await changeChats(tx, { lastDecision: recorded, pendingReplyAt, ...columnsOf(effects, at) }).where(
    eq(chats.id, chatId),
  );
}

/** Writes the agent's one parting message, and its effects on the chat. */
export async function recordParting(
  tx: Database,
  message: NewMessage,
  decided: { recorded: RecordedDecision; effects: DecisionEffects; at: Date },
): Promise<MessageRow[]> {
  const { recorded, effects, at } = decided;
  const rows = await tx.insert(messages).values(message).returning();
  await changeChats(tx, {
    ...columnsOf(effects, at),
    lastDecision: recorded,
    pendingReplyAt: null,
    lastActivityAt: at,
  }).where(eq(chats.id, message.chatId));
  return rows;
}

function columnsOf({ handOver, optOut, deletion, spam }: DecisionEffects, at: Date): ChatColumns {
  return {
    ...(spam === undefined ? {} : { spam: spam ? ('detected' as const) : null }),
    ...(handOver === undefined ? {} : handedOver(handOver, at)),
    ...(optOut === undefined ? {} : { optedOutAt: at }),
    ...(optOut === 'confirmed'
      ? { awaitingSince: null, stage: 'lost' as const, lostReason: 'not_interested' as const, lostNote: null }
      : {}),
    ...(deletion === true ? askedForDeletion(at) : {}),
  };
}

/** Notes how the lead of a chat is about to be lost, and when to look again. An answer on its way may go out. */
export async function noteLeak(tx: Database, chatId: string, { leak, lookAt }: LeakNow): Promise<void> {
  const note = { leak: leak?.kind ?? null, leakSince: leak?.since ?? null, leakLookAt: lookAt };
  await noteInChats(tx, note).where(eq(chats.id, chatId));
}

/** Stores how promising the lead of a chat is, and when to score it again. An answer on its way may go out. */
export async function recordScore(tx: Database, chatId: string, { score, reasons, dueAt }: ScoreNow): Promise<void> {
  await noteInChats(tx, { score, scoreReasons: reasons, scoreDueAt: dueAt }).where(eq(chats.id, chatId));
}

/** Puts a message of our side into the ledger, and dates the chat by its newest message. */
export async function recordOutboundMessage(tx: Database, message: NewMessage): Promise<void> {
  await tx.insert(messages).values(message);
  await changeChats(tx, { lastActivityAt: message.receivedAt }).where(eq(chats.id, message.chatId));
}

/** Counts one more failure to find a usable answer to what the contact wrote, and keeps the refused drafts. */
export async function recordFailedAttempt(
  database: Database,
  chatId: string,
  { failedTurn, failedAttempts, refusedDrafts }: FailedAttempt,
): Promise<void> {
  await changeChats(database, { failedAttempts, failedTurn, refusedDrafts }).where(eq(chats.id, chatId));
}

type FailedAttempt = { failedTurn: string; failedAttempts: number; refusedDrafts: RefusedDraft[] };

/** Keeps with a contact's message what a model said they want. */
export async function recordIntent(
  database: Database,
  { chatId, messageId }: { chatId: string; messageId: string },
  intent: StoredIntent,
): Promise<void> {
  await database
    .update(messages)
    .set({ intent })
    .where(and(eq(messages.id, messageId), eq(messages.chatId, chatId)));
}

/** Keeps with a contact's message what a model said of words that looked like danger. */
export async function recordDanger(
  database: Database,
  { chatId, messageId }: { chatId: string; messageId: string },
  danger: StoredDanger,
): Promise<void> {
  await database
    .update(messages)
    .set({ danger })
    .where(and(eq(messages.id, messageId), eq(messages.chatId, chatId)));
}

/** Sets the rules that count in one chat alone: an answer on its way may break them. */
export async function setRulesOfChat(tx: Database, chatId: string, rules: AgentRule[]): Promise<void> {
  const [chat] = await changeChats(tx, { rules }).where(eq(chats.id, chatId)).returning({ botId: chats.botId });
  if (chat !== undefined) sendSignals(tx, [chatChanged({ id: chatId, botId: chat.botId }, { overtakes: true })]);
}

/** Remembers when a draft was thrown away. */
export async function recordAbortedDraft(database: Database, chatId: string, at: Date): Promise<void> {
  await changeChats(database, { draftsAborted: withAbortedDraft(sql`${at.toISOString()}::timestamptz`) }).where(
    eq(chats.id, chatId),
  );
}

/**
 * Sets the stage by the call: `booked` with a booked call; after a canceled one, the stage of a lead who is
 * worth a call.
 */
export async function noteCallInChat(tx: Database, chatId: string | null, hasCall: boolean): Promise<void> {
  if (chatId === null) return;
  const [chat] = await changeChats(tx, { stage: hasCall ? 'booked' : 'qualified' })
    .where(and(eq(chats.id, chatId), ...(hasCall ? [] : [eq(chats.stage, 'booked')])))
    .returning({ botId: chats.botId });
  if (chat !== undefined) sendSignals(tx, [chatChanged({ id: chatId, botId: chat.botId })]);
}
