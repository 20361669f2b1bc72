import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { raiseBotVersions } from './bot-version.repository.ts';
import { sendPauses } from './send-pauses.tables.ts';

export type SendPause = typeof sendPauses.$inferSelect;

/**
 * Extends a pause that has ended to a later instant.
 * Returns false when there is none, or another process did so.
 */
export async function takePause(tx: Database, botId: string, now: Date, until: Date): Promise<boolean> {
  const taken = await tx
    .update(sendPauses)
    .set({ until })
    .where(and(eq(sendPauses.botId, botId), lte(sendPauses.until, now)))
    .returning({ botId: sendPauses.botId });
  if (taken.length > 0) await raiseBotVersions(tx, [botId]);
  return taken.length > 0;
}

/** Updates the record of an account's troubles to what `count` returns. Locks it, so others that count wait. */
export async function countTrouble(
  tx: Database,
  botId: string,
  because: SendPause['because'],
  count: (before: SendPause | null) => Omit<SendPause, 'botId'>,
): Promise<{ before: SendPause | null; after: Omit<SendPause, 'botId'> }> {
  // Only an existing row can be locked.
  await tx.insert(sendPauses).values({ botId, because, troubles: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(sendPauses).where(eq(sendPauses.botId, botId)).for('update');
  const before = row === undefined || row.troubles === 0 ? null : row;
  const after = count(before);
  await tx.update(sendPauses).set(after).where(eq(sendPauses.botId, botId));
  await raiseBotVersions(tx, [botId]);
  return { before, after };
}

/** Slows an account down. A pause that began since the send in question stays, unless it is a shorter slowdown. */
export async function slowAccountDown(
  tx: Database,
  botId: string,
  at: { now: Date; until: Date; startedAt: Date },
): Promise<void> {
  const startedAt = at.startedAt.toISOString();
  const pause = { because: 'rate-limited' as const, troubles: 1, pausedAt: at.now, until: at.until };
  await tx
    .insert(sendPauses)
    .values({ botId, ...pause })
    .onConflictDoUpdate({
      target: sendPauses.botId,
      set: pause,
      // A send that was under way before a pause does not end it: it can only make it longer.
      setWhere: sql`${sendPauses.pausedAt} is null or ${sendPauses.pausedAt} <= ${startedAt}::timestamptz
        or (${sendPauses.because} = 'rate-limited' and ${sendPauses.until} < excluded.until)`,
    });
  await raiseBotVersions(tx, [botId]);
}

/** Pauses an account, replacing any earlier pause. */
export async function pauseAccount(tx: Database, pause: SendPause): Promise<void> {
  const { botId, ...set } = pause;
  await tx.insert(sendPauses).values(pause).onConflictDoUpdate({ target: sendPauses.botId, set });
  await raiseBotVersions(tx, [botId]);
}

/** Pauses accounts like one of them; a longer pause of their own stays. */
export async function pauseAccountsAlike(database: Database, botIds: string[], pause: SendPause): Promise<void> {
  await database
    .insert(sendPauses)
    .values(botIds.map((botId) => ({ ...pause, botId })))
    .onConflictDoUpdate({
      target: sendPauses.botId,
      set: {
        until: sql`greatest(${sendPauses.until}, excluded.until)`,
        pausedAt: sql`excluded.paused_at`,
        because: sql`case when ${sendPauses.until} > excluded.until then ${sendPauses.because} else excluded.because end`,
      },
    });
  await raiseBotVersions(database, botIds);
}

/** Deletes an account's troubles; with a reason, only those with that reason. Returns whether there were any. */
export async function endPause(tx: Database, botId: string, because?: SendPause['because']): Promise<boolean> {
  const ended = await tx
    .delete(sendPauses)
    .where(and(eq(sendPauses.botId, botId), ...(because === undefined ? [] : [eq(sendPauses.because, because)])))
    .returning({ botId: sendPauses.botId });
  if (ended.length > 0) await raiseBotVersions(tx, [botId]);
  return ended.length > 0;
}
