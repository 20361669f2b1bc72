import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../platform/ids.ts';
import { credentials } from '../connections/connections.tables.ts';
import { bots } from './bots.tables.ts';
import { sendPauses } from './send-pauses.tables.ts';

/** A bot with the state of the account it was connected with. */
export type BotOfAccount = {
  bot: typeof bots.$inferSelect;
  credentialStatus: 'connected' | 'reconnect_needed' | 'disconnected';
  /** What is known of trouble with sending; null while all is well. */
  pause: typeof sendPauses.$inferSelect | null;
};

const columns = { bot: bots, credentialStatus: credentials.status, pause: sendPauses };

/** The user's bots, in the order in which they were connected. */
export function listBots(database: Database, userId: string): Promise<BotOfAccount[]> {
  return database
    .select(columns)
    .from(bots)
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .leftJoin(sendPauses, eq(sendPauses.botId, bots.id))
    .where(and(eq(bots.userId, userId), isNull(bots.removedAt)))
    .orderBy(bots.createdAt, bots.id);
}

/** One bot of the user's. Throws not_found. */
export async function getBot(database: Database, userId: string, botId: string): Promise<BotOfAccount> {
  const [row] = isId(botId)
    ? await database
        .select(columns)
        .from(bots)
        .innerJoin(credentials, eq(credentials.id, bots.credentialId))
        .leftJoin(sendPauses, eq(sendPauses.botId, bots.id))
        .where(and(eq(bots.id, botId), eq(bots.userId, userId), isNull(bots.removedAt)))
    : [];
  if (row === undefined) throw new AppError('not_found', 'This account does not exist');
  return row;
}

/** Bots for the server's own use, when it tells those whose they are. */
export function listBotsForAll(database: Database, botIds: string[]): Promise<BotOfAccount[]> {
  return database
    .select(columns)
    .from(bots)
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .leftJoin(sendPauses, eq(sendPauses.botId, bots.id))
    .where(and(inArray(bots.id, botIds), isNull(bots.removedAt)));
}

/** Takes the bots of a disconnected account off the lists. Their conversations are kept. */
export async function removeBotsOf(tx: Database, credentialId: string, at: Date): Promise<void> {
  await tx
    .update(bots)
    .set({ removedAt: at, agentId: null })
    .where(and(eq(bots.credentialId, credentialId), isNull(bots.removedAt)));
}

/** Notes up to when what the platform has was taken in, and how much of it was missing. */
export async function noteCaughtUp(database: Database, botId: string, at: Date, messages: number): Promise<void> {
  await database.update(bots).set({ caughtUpAt: at, caughtUpMessages: messages }).where(eq(bots.id, botId));
}
