import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { bots, type SendPause, sendPauses } from '../../bots/index.ts';
import { messages } from '../chats.tables.ts';

/** Returns an account's pause; null when there is none. */
export async function findPause(database: Database, botId: string): Promise<SendPause | null> {
  const [pause] = await database
    .select()
    .from(sendPauses)
    .where(and(eq(sendPauses.botId, botId), isNotNull(sendPauses.until)));
  return pause ?? null;
}

/** Returns the ids of a channel's connected accounts, ordered by id. */
export async function listBotsOfChannel(
  database: Database,
  channel: typeof bots.$inferSelect.channel,
): Promise<string[]> {
  const accounts = await database
    .select({ botId: bots.id })
    .from(bots)
    .where(and(eq(bots.channel, channel), isNull(bots.removedAt)))
    .orderBy(bots.id);
  return accounts.map(({ botId }) => botId);
}

export async function listBotsOfCredential(tx: Database, credentialId: string): Promise<string[]> {
  const connected = await tx.select({ id: bots.id }).from(bots).where(eq(bots.credentialId, credentialId));
  return connected.map(({ id }) => id);
}

/** Locks the record of an account's troubles. Returns the time its pause began; null when it is not paused. */
export async function lockPausedAt(tx: Database, botId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ pausedAt: sendPauses.pausedAt })
    .from(sendPauses)
    .where(eq(sendPauses.botId, botId))
    .for('update');
  return row?.pausedAt ?? null;
}

/** Makes an account's waiting messages due right away. */
export async function releaseWaiting(tx: Database, botId: string): Promise<void> {
  await tx
    .update(messages)
    .set({ nextAttemptAt: null })
    .where(and(eq(messages.botId, botId), eq(messages.status, 'waiting'), eq(messages.aborted, false)));
}
