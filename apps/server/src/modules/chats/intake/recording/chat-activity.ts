import { sql } from 'drizzle-orm';
import { arrayValue, arrayParameter } from '../../../../database/array-value.ts';
import { deferToCommit, type Database } from '../../../../database/database.ts';
import { preparedSql } from '../../../../database/prepared-query.ts';

/** Who wrote: what a contact writes is unread and open, what the coach or another app writes answers it. */
type Writer = 'contact' | 'coach' | 'other-app';

type Activity = {
  lastInboundAt: Date | null;
  lastActivityAt: Date;
  /** How many of the contact's messages are new to the coach, since the coach wrote or since before. */
  unread: number;
  coachWrote: boolean;
  /** Since when the contact waits for an answer, since the business wrote or since before. */
  awaitingSince: Date | null;
  answered: boolean;
  /** The contact wrote to this app, so no other holds the conversation any more. */
  cameToUs: boolean;
};

/** Collects what was said in each chat, in its order, to note it in one statement. */
export function createActivity() {
  const byChat = new Map<string, Activity>();
  return {
    note(chatId: string, at: Date, by: Writer, toOtherApp = false): void {
      const before = byChat.get(chatId) ?? {
        lastInboundAt: null,
        lastActivityAt: at,
        unread: 0,
        coachWrote: false,
        awaitingSince: null,
        answered: false,
        cameToUs: false,
      };
      const fromContact = by === 'contact';
      byChat.set(chatId, {
        lastInboundAt: fromContact ? later(before.lastInboundAt, at) : before.lastInboundAt,
        lastActivityAt: later(before.lastActivityAt, at),
        unread: fromContact ? before.unread + 1 : by === 'coach' ? 0 : before.unread,
        coachWrote: before.coachWrote || by === 'coach',
        awaitingSince: fromContact ? (before.awaitingSince ?? at) : null,
        answered: before.answered || !fromContact,
        cameToUs: before.cameToUs || (fromContact && !toOtherApp),
      });
    },

    /** Another app took the conversation: what came to this app before counts for that no more. */
    noteTaken(chatId: string): void {
      const before = byChat.get(chatId);
      if (before !== undefined) byChat.set(chatId, { ...before, cameToUs: false });
    },

    /** Notes it with the transaction's commit. */
    async write(tx: Database): Promise<void> {
      if (byChat.size === 0) return;
      const rows = [...byChat].map(([chatId, activity]) => ({ chatId, ...activity }));
      await deferToCommit(
        tx,
        noteActivity(tx, { chatIds: arrayValue([...byChat.keys()]), rows: JSON.stringify(rows) }),
      );
    },
  };
}

/**
 * `greatest` passes over null: a business message moves the list, never the window. The chats are named a second time
 * because the planner takes the rows for a hundred, for which it would rather read all chats there are.
 */
const noteActivity = preparedSql(
  ({ chatIds, rows }: { chatIds: string; rows: string }) => sql`
    update chats set
      last_inbound_at = greatest(chats.last_inbound_at, activity."lastInboundAt"),
      last_activity_at = greatest(chats.last_activity_at, activity."lastActivityAt"),
      unread = activity.unread + case when activity."coachWrote" then 0 else chats.unread end,
      awaiting_since = case when activity.answered then activity."awaitingSince"
        else coalesce(chats.awaiting_since, activity."awaitingSince") end,
      other_app_owns_thread = chats.other_app_owns_thread and not activity."cameToUs"
    from json_to_recordset(${rows}::json) as activity ("chatId" uuid, "lastInboundAt" timestamptz,
      "lastActivityAt" timestamptz, unread int, "coachWrote" boolean, "awaitingSince" timestamptz, answered boolean,
      "cameToUs" boolean)
    where chats.id = activity."chatId" and chats.id = any(${arrayParameter(chatIds, 'uuid')})`,
);

function later(left: Date | null, right: Date): Date {
  return left !== null && left > right ? left : right;
}
