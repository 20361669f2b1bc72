import type { LeakCall, LeakMessage } from '@spotter/domain/leaks';
import { eq, inArray, sql } from 'drizzle-orm';
import { arrayParameter, arrayValue } from '../../database/array-value.ts';
import { queryRows, type Database } from '../../database/database.ts';
import { appointments } from '../booking/index.ts';
import { bots } from '../bots/index.ts';
import { chats, isNeverAnswered, tagsOfChat } from '../chats/index.ts';

/** How many of a chat's newest messages are read. */
const maxMessages = 30;
/** How much of each is read, in characters. */
const maxMessageLength = 1000;

/**
 * Locks chats and returns them with what leaks depend on besides their own row. Of several, one that is being
 * changed is left out, as it is due again; a single one is waited for.
 */
export function listChatsToLookAt(tx: Database, chatIds: string[]) {
  return tx
    .select({ chat: chats, neverAnswered: isNeverAnswered, tags: tagsOfChat, removedAt: bots.removedAt })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .where(inArray(chats.id, chatIds))
    .for('update', chatIds.length > 1 ? { of: chats, skipLocked: true } : { of: chats });
}

/** Returns the newest messages of chats, oldest first, without those that never went out. */
export async function listNewestMessages(
  tx: Database,
  chatIds: string[],
): Promise<(LeakMessage & { chatId: string })[]> {
  const rows = await queryRows<{
    chatId: string;
    author: LeakMessage['author'];
    text: string;
    at: string | Date;
    hasContent: boolean;
  }>(
    tx,
    sql`select said.* from unnest(${arrayParameter(arrayValue(chatIds), 'uuid')}) wanted (id) cross join lateral (
        select m.chat_id as "chatId", m.author, left(m.text, ${maxMessageLength}) as text, m.sent_at as at,
          jsonb_array_length(m.attachments) > 0 as "hasContent"
        from messages m where m.chat_id = wanted.id and not m.aborted and not m.imported and m.state <> 'unsent'
          and m.status <> 'failed'
        order by m.sent_at desc, m.id desc limit ${maxMessages}) said
      order by said."chatId", said.at`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** Returns the calls of chats, without times that are only held. */
export async function listCallsOfChats(
  tx: Database,
  chatIds: string[],
): Promise<(Omit<LeakCall, 'isConfirmed'> & { chatId: string })[]> {
  const rows = await tx
    .select({
      chatId: appointments.chatId,
      status: appointments.status,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      madeAt: appointments.createdAt,
      outcome: appointments.outcome,
    })
    .from(appointments)
    .where(inArray(appointments.chatId, chatIds));
  const names = { pending: 'pending', confirmed: 'booked', cancelled: 'canceled', offered: 'offered' } as const;
  return rows.flatMap(({ status, chatId, ...call }) =>
    status === 'held' || chatId === null ? [] : [{ ...call, chatId, status: names[status] }],
  );
}
