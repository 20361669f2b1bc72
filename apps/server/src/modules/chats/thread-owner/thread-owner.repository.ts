import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { changeChats } from '../answers/chat-version.repository.ts';
import { chats } from '../chats.tables.ts';

/**
 * Notes that another app has the conversation; `appId` where the platform named it. What happened before the
 * conversation last came back changes nothing.
 */
export async function noteOtherApp(
  tx: Database,
  chatId: string,
  { appId, at }: { appId: string | null; at: Date },
): Promise<void> {
  const instant = sql`${at.toISOString()}::timestamptz`;
  const id = sql`${appId}::text`;
  const isSame = sql`${chats.otherAppOwnsThread} and coalesce(${id} = ${chats.otherAppId}, true)`;
  await changeChats(tx, {
    otherAppOwnsThread: true,
    otherAppId: sql`coalesce(${id}, case when ${isSame} then ${chats.otherAppId} end)`,
    otherAppSince: sql`case when ${isSame} then coalesce(${chats.otherAppSince}, ${instant}) else ${instant} end`,
    threadReturnedBy: null,
  }).where(and(eq(chats.id, chatId), sql`coalesce(${chats.threadReturnedAt} <= ${instant}, true)`));
}

/** Notes that the conversation is ours again. `by`: the other app passed it to us, or the coach took it. */
export async function noteThreadReturned(
  tx: Database,
  chatId: string,
  { at, by }: { at: Date; by: 'app' | 'coach' },
): Promise<void> {
  // The platform also reports what the coach took.
  const returnedBy = sql`case when ${chats.otherAppOwnsThread} then 'app' else coalesce(${chats.threadReturnedBy}, 'app') end`;
  await changeChats(tx, {
    otherAppOwnsThread: false,
    otherAppSince: null,
    threadReturnedAt: at,
    threadReturnedBy: by === 'coach' ? by : returnedBy,
  }).where(eq(chats.id, chatId));
}
