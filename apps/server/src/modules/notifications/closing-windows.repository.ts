import { settledSilences } from '@spotter/domain/inbox';
import { and, gt, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { WorkspaceId } from '../../platform/access.ts';
import { chats, isAwaiting } from '../chats/index.ts';
import { ownerIdOf } from '../users/index.ts';
import { notifications } from './notifications.tables.ts';

type ClosingWindow = { id: string; workspaceId: WorkspaceId; botId: string; lastInboundAt: Date | null };

/** Returns unanswered chats with a last inbound message in `wrote`, no pending reply and no notification yet. */
export async function listClosingWindows(
  database: Database,
  wrote: { after: Date; until: Date },
  limit: number,
): Promise<ClosingWindow[]> {
  return database
    .select({ id: chats.id, workspaceId: chats.workspaceId, botId: chats.botId, lastInboundAt: chats.lastInboundAt })
    .from(chats)
    .where(
      and(
        isAwaiting,
        gt(chats.lastInboundAt, wrote.after),
        lte(chats.lastInboundAt, wrote.until),
        isNull(chats.pendingReplyAt),
        isNull(chats.optedOutAt),
        or(isNull(chats.lastDecision), notInArray(sql`${chats.lastDecision} ->> 'reason'`, [...settledSilences])),
        sql`not exists (select from ${notifications} where ${notifications.userId} = ${ownerIdOf(chats.workspaceId)}
              and ${notifications.cause} = ${causeInSql})`,
      ),
    )
    .limit(limit);
}

/** The same name that causeOfWindow returns. */
const causeInSql = sql`'window ' || ${chats.id}::text || ' ' || (extract(epoch from ${chats.lastInboundAt}) * 1000)::bigint::text`;

/** Returns the name of a window, after the message that it counts from. */
export function causeOfWindow(chatId: string, lastInboundAt: Date): string {
  return `window ${chatId} ${lastInboundAt.getTime()}`;
}
