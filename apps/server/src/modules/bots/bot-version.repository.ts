import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import type { Access } from '../../platform/access.ts';
import { bots } from './bots.tables.ts';

type BotColumns = PgUpdateSetSource<typeof bots>;

/** The columns of an account that no answer depends on. */
type Note = Pick<BotColumns, 'webhooksSeenAt' | 'caughtUpAt' | 'caughtUpMessages'>;

/** Starts an update of accounts with which no answer that is being composed in their chats can be claimed. */
export function changeBots(tx: Database, change: BotColumns) {
  return tx.update(bots).set({ ...change, version: sql`${bots.version} + 1` });
}

/** Starts an update of accounts that leaves their versions: answers on their way may go out all the same. */
export function noteInBots(tx: Database, note: Note) {
  return tx.update(bots).set(note);
}

/** Raises the versions of accounts whose pauses change. */
export async function raiseBotVersions(tx: Database, botIds: string[]): Promise<void> {
  await changeBots(tx, {}).where(isLocked(tx, inArray(bots.id, botIds)));
}

/** Raises the versions of the accounts of an agent that changes or is about to go. */
export async function noteAgentChanged(tx: Database, access: Access, agentId: string): Promise<void> {
  const isLinked = and(eq(bots.agentId, agentId), eq(bots.workspaceId, access.workspaceId));
  await changeBots(tx, {}).where(isLocked(tx, isLinked));
}

/** Locks the accounts in one order, so that two changes of several never wait for each other. */
function isLocked(tx: Database, condition: SQL | undefined): SQL {
  return inArray(bots.id, tx.select({ id: bots.id }).from(bots).where(condition).orderBy(bots.id).for('update'));
}
