import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

type Activity = { lastInboundAt: Date | null; lastActivityAt: Date };

/** Collects when something was last said in each chat, to write it in one statement. */
export function createActivity() {
  const byChat = new Map<string, Activity>();
  return {
    note(chatId: string, at: Date, { fromContact }: { fromContact: boolean }): void {
      const before = byChat.get(chatId);
      byChat.set(chatId, {
        lastInboundAt: fromContact ? later(before?.lastInboundAt ?? null, at) : (before?.lastInboundAt ?? null),
        lastActivityAt: later(before?.lastActivityAt ?? null, at),
      });
    },

    async write(tx: Database): Promise<void> {
      if (byChat.size === 0) return;
      const rows = [...byChat].map(
        ([chatId, { lastInboundAt, lastActivityAt }]) =>
          sql`(${chatId}::uuid, ${lastInboundAt?.toISOString() ?? null}::timestamptz, ${lastActivityAt.toISOString()}::timestamptz)`,
      );
      // `greatest` passes over null: a business message moves the list, never the window.
      await tx.execute(sql`
        update chats set
          last_inbound_at = greatest(chats.last_inbound_at, activity.inbound_at),
          last_activity_at = greatest(chats.last_activity_at, activity.activity_at)
        from (values ${sql.join(rows, sql`, `)}) as activity (chat_id, inbound_at, activity_at)
        where chats.id = activity.chat_id`);
    },
  };
}

function later(left: Date | null, right: Date): Date {
  return left !== null && left > right ? left : right;
}
