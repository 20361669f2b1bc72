import { and, eq, sql } from 'drizzle-orm';
import type { Access } from '../../../platform/access.ts';
import type { Database } from '../../../database/database.ts';
import { changeChats } from '../answers/chat-version.repository.ts';
import { chats } from '../chats.tables.ts';

/** Notes that the coach has taken a chat of theirs; with `silence` the agent is switched off in it. */
export async function setTaken(
  tx: Database,
  access: Access,
  chatId: string,
  { at, silence }: { at: Date; silence: boolean },
): Promise<void> {
  await changeChats(tx, {
    takenOverAt: sql`coalesce(${chats.takenOverAt}, ${at.toISOString()}::timestamptz)`,
    takenOverVia: sql`coalesce(${chats.takenOverVia}, 'inbox')`,
    pendingReplyAt: null,
    ...(silence ? { autorepliesEnabled: false, offReason: 'takeover' as const } : {}),
  }).where(and(eq(chats.id, chatId), eq(chats.workspaceId, access.workspaceId)));
}
