import type { ChannelKind } from '@spotter/domain/channels';
import { and, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { isId } from '../../platform/ids.ts';
import { credentials } from '../connections/index.ts';
import type { Access } from '../../platform/access.ts';
import { changeBots, noteInBots } from './bot-version.repository.ts';
import { bots } from './bots.tables.ts';
import { sendPauses } from './send-pauses.tables.ts';

type BotRow = typeof bots.$inferSelect;

/** A bot with the state of the account it was connected with. */
export type BotOfAccount = {
  bot: BotRow;
  credentialStatus: 'connected' | 'reconnect_needed' | 'disconnected';
  /** The known trouble with sending; null while there is none. */
  pause: typeof sendPauses.$inferSelect | null;
};

const columns = { bot: bots, credentialStatus: credentials.status, pause: sendPauses };

/** Returns the user's bots, in the order in which they were connected. */
export function listBots(database: Database, access: Access): Promise<BotOfAccount[]> {
  return database
    .select(columns)
    .from(bots)
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .leftJoin(sendPauses, eq(sendPauses.botId, bots.id))
    .where(and(eq(bots.workspaceId, access.workspaceId), isNull(bots.removedAt)))
    .orderBy(bots.createdAt, bots.id);
}

/** Returns one bot of the user's. Throws not_found. */
export async function getBot(database: Database, access: Access, botId: string): Promise<BotOfAccount> {
  const [row] = isId(botId)
    ? await database
        .select(columns)
        .from(bots)
        .innerJoin(credentials, eq(credentials.id, bots.credentialId))
        .leftJoin(sendPauses, eq(sendPauses.botId, bots.id))
        .where(and(eq(bots.id, botId), eq(bots.workspaceId, access.workspaceId), isNull(bots.removedAt)))
    : [];
  if (row === undefined) throw new AppError('not_found', 'This account does not exist');
  return row;
}

/** Returns bots for the server's own use, when it notifies their owners. */
export function listBotsForAll(database: Database, botIds: string[]): Promise<BotOfAccount[]> {
  return database
    .select(columns)
    .from(bots)
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .leftJoin(sendPauses, eq(sendPauses.botId, bots.id))
    .where(and(inArray(bots.id, botIds), isNull(bots.removedAt)));
}

function ownBot(access: Access, botId: string): SQL | undefined {
  return and(eq(bots.id, botId), eq(bots.workspaceId, access.workspaceId));
}

/** Returns whether the user has a bot of a connected account. */
export async function hasBotOfCredential(database: Database, access: Access, credentialId: string): Promise<boolean> {
  const rows = await database
    .select({ id: bots.id })
    .from(bots)
    .where(and(eq(bots.credentialId, credentialId), eq(bots.workspaceId, access.workspaceId), isNull(bots.removedAt)));
  return rows.length > 0;
}

/** Stores a bot of the user's; one of the same account that was removed comes back under its old id. */
export async function insertOrRestoreBot(
  tx: Database,
  access: Access,
  bot: Pick<BotRow, 'id' | 'credentialId' | 'channel' | 'accountId' | 'name' | 'createdAt'>,
): Promise<{ id: string; agentId: string | null; isNew: boolean }> {
  const [row] = await tx
    .insert(bots)
    .values({ ...bot, workspaceId: access.workspaceId })
    .onConflictDoUpdate({
      target: [bots.workspaceId, bots.channel, bots.accountId],
      set: { credentialId: bot.credentialId, removedAt: null, version: sql`${bots.version} + 1` },
    })
    .returning({ id: bots.id, agentId: bots.agentId, isNew: sql<boolean>`xmax = 0` });
  return row!;
}

export async function changeBot(
  database: Database,
  access: Access,
  botId: string,
  set: Partial<Pick<BotRow, 'name' | 'enabled' | 'pausedUntil' | 'keepsMedia'>>,
): Promise<void> {
  await changeBots(database, set).where(ownBot(access, botId));
}

/** Removes a bot of the user's from the lists. Its conversations are kept. */
export async function removeBot(database: Database, access: Access, botId: string, at: Date): Promise<void> {
  await changeBots(database, { removedAt: at, agentId: null }).where(ownBot(access, botId));
}

/** Returns the bots that agents answer for. */
export function listLinkedBots(
  tx: Database,
  agentIds: string[],
): Promise<Pick<BotRow, 'id' | 'agentId' | 'channel'>[]> {
  return tx
    .select({ id: bots.id, agentId: bots.agentId, channel: bots.channel })
    .from(bots)
    .where(and(inArray(bots.agentId, agentIds), isNull(bots.removedAt)));
}

/** Unlinks an agent's bots on a channel. */
export async function unlinkChannel(tx: Database, agentId: string, channel: ChannelKind): Promise<void> {
  await changeBots(tx, { agentId: null }).where(and(eq(bots.agentId, agentId), eq(bots.channel, channel)));
}

/** Links a bot of the user's to an agent. Returns false when there is no such bot on this channel. */
export async function linkBot(
  tx: Database,
  access: Access,
  agentId: string,
  bot: Pick<BotRow, 'id' | 'channel'>,
): Promise<boolean> {
  const linked = await changeBots(tx, { agentId })
    .where(and(ownBot(access, bot.id), eq(bots.channel, bot.channel), isNull(bots.removedAt)))
    .returning({ id: bots.id });
  return linked.length > 0;
}

/** Locks those of the bots that had no webhook since an instant; returns each with the time of its last one. */
export function lockBotsNotHeardSince(
  tx: Database,
  botIds: string[],
  since: Date,
): Promise<{ botId: string; before: Date | null }[]> {
  return tx
    .select({ botId: bots.id, before: bots.webhooksSeenAt })
    .from(bots)
    .where(and(inArray(bots.id, botIds), or(isNull(bots.webhooksSeenAt), lt(bots.webhooksSeenAt, since))))
    .orderBy(bots.id)
    .for('update');
}

/** Notes that webhooks came. */
export async function setWebhooksSeen(tx: Database, botIds: string[], at: Date): Promise<void> {
  await noteInBots(tx, { webhooksSeenAt: at }).where(inArray(bots.id, botIds));
}

/** Removes the bots of a disconnected account from the lists. Their conversations are kept. */
export async function removeBotsOf(tx: Database, credentialId: string, at: Date): Promise<void> {
  await changeBots(tx, { removedAt: at, agentId: null }).where(
    and(eq(bots.credentialId, credentialId), isNull(bots.removedAt)),
  );
}

/** Notes up to when the platform's messages were fetched, and how many of them were missing. */
export async function noteCaughtUp(database: Database, botId: string, at: Date, messages: number): Promise<void> {
  await noteInBots(database, { caughtUpAt: at, caughtUpMessages: messages }).where(eq(bots.id, botId));
}
