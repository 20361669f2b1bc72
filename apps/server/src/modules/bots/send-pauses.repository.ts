import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sendPauses } from './send-pauses.tables.ts';

export type SendPause = typeof sendPauses.$inferSelect;

/** Takes a pause that is over until a later instant. False: someone else has. */
export async function takePause(tx: Database, botId: string, now: Date, until: Date): Promise<boolean> {
  const taken = await tx
    .update(sendPauses)
    .set({ until })
    .where(and(eq(sendPauses.botId, botId), lte(sendPauses.until, now)))
    .returning({ botId: sendPauses.botId });
  return taken.length > 0;
}

/** Changes what is known of an account's troubles to what follows from it. Others that count wait meanwhile. */
export async function countTrouble(
  tx: Database,
  botId: string,
  because: SendPause['because'],
  count: (before: SendPause | null) => Omit<SendPause, 'botId'>,
): Promise<{ before: SendPause | null; after: Omit<SendPause, 'botId'> }> {
  // The row that others count in too must be there, and stand still.
  await tx.insert(sendPauses).values({ botId, because, troubles: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(sendPauses).where(eq(sendPauses.botId, botId)).for('update');
  const before = row === undefined || row.troubles === 0 ? null : row;
  const after = count(before);
  await tx.update(sendPauses).set(after).where(eq(sendPauses.botId, botId));
  return { before, after };
}

/** Slows an account down, unless it is paused for longer, or for another reason since the send that is told of. */
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
      // A send that was under way before a pause ends none: it can only make it longer.
      setWhere: sql`${sendPauses.pausedAt} is null or ${sendPauses.pausedAt} <= ${startedAt}::timestamptz
        or (${sendPauses.because} = 'rate-limited' and ${sendPauses.until} < excluded.until)`,
    });
}

/** Pauses an account, whatever paused it before. */
export async function pauseAccount(tx: Database, pause: SendPause): Promise<void> {
  const { botId: _, ...set } = pause;
  await tx.insert(sendPauses).values(pause).onConflictDoUpdate({ target: sendPauses.botId, set });
}

/** Pauses accounts as one of them is; a longer pause of their own stays. */
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
}

/** Forgets an account's troubles; with a reason, only where they are for that. Returns whether there were any. */
export async function endPause(tx: Database, botId: string, because?: SendPause['because']): Promise<boolean> {
  const ended = await tx
    .delete(sendPauses)
    .where(and(eq(sendPauses.botId, botId), ...(because === undefined ? [] : [eq(sendPauses.because, because)])))
    .returning({ botId: sendPauses.botId });
  return ended.length > 0;
}
