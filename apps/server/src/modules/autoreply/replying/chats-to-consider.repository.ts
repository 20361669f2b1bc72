import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { appointments } from '../../booking/index.ts';
import { chats } from '../../chats/index.ts';

/** Returns the accounts of chats, by chat id. */
export async function findAccounts(tx: Database, chatIds: string[]): Promise<Map<string, string>> {
  const rows = await tx.select({ id: chats.id, botId: chats.botId }).from(chats).where(inArray(chats.id, chatIds));
  return new Map(rows.map(({ id, botId }) => [id, botId]));
}

/**
 * Returns the chats of a workspace, active since an instant,
 * in which the agent stayed silent because of the plan.
 */
export async function listSilencedByPlan(tx: Database, workspaceId: WorkspaceId, since: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: chats.id })
    .from(chats)
    .where(
      and(
        eq(chats.workspaceId, workspaceId),
        sql`${chats.lastDecision} ->> 'reason' = 'plan'`,
        gt(chats.lastInboundAt, since),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Returns the chat of a call; null when it has none. */
export async function findChatOfCall(tx: Database, callId: string): Promise<string | null> {
  const [call] = await tx.select({ chatId: appointments.chatId }).from(appointments).where(eq(appointments.id, callId));
  return call?.chatId ?? null;
}
