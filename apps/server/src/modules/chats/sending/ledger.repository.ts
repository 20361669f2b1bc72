import { and, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { MessageRow } from '../chat-state.ts';
import { changeChats, raiseVersions } from '../answers/chat-version.repository.ts';
import { chats, decisions, messages, type RecordedDecision } from '../chats.tables.ts';

/** Stores messages of our side. Returns them as stored. */
export function insertOutbound(tx: Database, rows: (typeof messages.$inferInsert)[]): Promise<MessageRow[]> {
  return tx.insert(messages).values(rows).returning();
}

/** Notes that the coach writes in a chat, which also means that they have read it. */
export async function noteCoachWrites(tx: Database, chatId: string, now: Date): Promise<void> {
  await changeChats(tx, { lastActivityAt: now, unread: 0, awaitingSince: null }).where(eq(chats.id, chatId));
}

export async function updateMessage(database: Database, messageId: string, change: Partial<MessageRow>): Promise<void> {
  await database.update(messages).set(change).where(eq(messages.id, messageId));
}

/** Dates the messages that follow in the same answer right after this one, so that they are shown in their order. */
export async function moveRest(
  tx: Database,
  { chatId, decisionId, part }: Pick<MessageRow, 'chatId' | 'decisionId' | 'part'>,
  at: Date,
): Promise<void> {
  if (decisionId === null) return;
  await tx
    .update(messages)
    .set({ sentAt: sql`${at.toISOString()}::timestamptz + (${messages.part} - ${part}) * interval '1 millisecond'` })
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.decisionId, decisionId),
        eq(messages.status, 'waiting'),
        gt(messages.part, part),
      ),
    );
}

/** Changes a message while it is being sent. Returns it, or null when it is no longer being sent. */
export async function updateWhileSending(
  tx: Database,
  messageId: string,
  change: Partial<MessageRow>,
): Promise<MessageRow | null> {
  const [stored] = await tx
    .update(messages)
    .set(change)
    .where(and(eq(messages.id, messageId), eq(messages.status, 'sending')))
    .returning();
  return stored ?? null;
}

/** Fails those of these messages that are being sent. */
export async function failWhileSending(tx: Database, messageIds: string[], failure: string): Promise<void> {
  await tx
    .update(messages)
    .set({ status: 'failed', failure })
    .where(and(inArray(messages.id, messageIds), eq(messages.status, 'sending')));
}

export async function findMessage(tx: Database, messageId: string): Promise<MessageRow | null> {
  const [message] = await tx.select().from(messages).where(eq(messages.id, messageId));
  return message ?? null;
}

/** Returns why the agent decided to say a message; null where that is not known. */
export async function findReason(tx: Database, { decisionId }: Pick<MessageRow, 'decisionId'>): Promise<string | null> {
  if (decisionId === null) return null;
  const [decision] = await tx.select({ reason: decisions.reason }).from(decisions).where(eq(decisions.id, decisionId));
  return decision?.reason ?? null;
}

/** Locks a message until the transaction ends. Returns null when there is none. */
export async function lockMessage(tx: Database, messageId: string): Promise<MessageRow | null> {
  const [message] = await tx.select().from(messages).where(eq(messages.id, messageId)).for('update');
  return message ?? null;
}

export async function findMessageOfChat(
  database: Database,
  chatId: string,
  messageId: string,
): Promise<MessageRow | null> {
  const [message] = await database
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.chatId, chatId)));
  return message ?? null;
}

/** Returns the id of a message's chat, or null when there is no such message. */
export async function findChatOfMessage(tx: Database, messageId: string): Promise<string | null> {
  const [named] = await tx.select({ chatId: messages.chatId }).from(messages).where(eq(messages.id, messageId));
  return named?.chatId ?? null;
}

/** Claims a message for being sent once more, at a person's request. */
export async function sendByHand(tx: Database, messageId: string, now: Date): Promise<MessageRow> {
  const [claimed] = await tx
    .update(messages)
    .set({ status: 'sending', attempts: 1, attemptedAt: now, nextAttemptAt: null, failure: null, sentByHandAt: now })
    .where(eq(messages.id, messageId))
    .returning();
  return claimed!;
}

/** Changes a message whose outcome is unknown. Returns it, or null when the outcome is known. */
export async function updateUnconfirmed(
  tx: Database,
  messageId: string,
  change: Partial<MessageRow>,
): Promise<MessageRow | null> {
  const [settled] = await tx
    .update(messages)
    .set(change)
    .where(and(eq(messages.id, messageId), eq(messages.status, 'unconfirmed')))
    .returning();
  return settled ?? null;
}

/** Deletes an account's other messages that have the same platform id as a message. */
export async function deleteOthersWithId(
  tx: Database,
  { botId, providerId, messageId }: { botId: string; providerId: string; messageId: string },
): Promise<void> {
  const deleted = await tx
    .delete(messages)
    .where(and(eq(messages.botId, botId), eq(messages.providerId, providerId), ne(messages.id, messageId)))
    .returning({ chatId: messages.chatId });
  await raiseVersions(
    tx,
    deleted.map(({ chatId }) => chatId),
  );
}

/** Returns the known platform ids of a chat's messages. */
export async function listProviderIds(database: Database, chatId: string): Promise<Set<string>> {
  const stored = await database
    .select({ providerId: messages.providerId })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), isNotNull(messages.providerId)));
  return new Set(stored.flatMap(({ providerId }) => providerId ?? []));
}

/** Notes that the platform refused a message because its window is closed: an ad's longer one is over then. */
export async function noteWindowRefused(tx: Database, chatId: string, at: Date): Promise<void> {
  await changeChats(tx, { windowRefusedAt: at }).where(eq(chats.id, chatId));
}

/** Notes that the coach canceled the answer to a turn. */
export async function recordCanceled(
  tx: Database,
  chatId: string,
  { turn, lastDecision }: { turn: string; lastDecision: RecordedDecision },
): Promise<void> {
  await changeChats(tx, { canceledTurn: turn, pendingReplyAt: null, lastDecision, awaitingSince: null }).where(
    eq(chats.id, chatId),
  );
}
