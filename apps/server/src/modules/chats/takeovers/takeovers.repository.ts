import type { ChangeOfHands } from '@spotter/contract';
import { sql } from 'drizzle-orm';
import { arrayValue } from '../../../database/array-value.ts';
import { queryRows, type Database } from '../../../database/database.ts';
import { newId } from '../../../platform/ids.ts';

/**
 * Notes that a person takes a chat over; does nothing when a person already has it. Call this before the chat is
 * updated.
 */
export async function noteTakeOver(
  tx: Database,
  chatId: string,
  { at, via }: { at: Date; via: 'inbox' | 'app' },
): Promise<void> {
  await tx.execute(sql`insert into take_overs (id, chat_id, at, via)
    select ${newId()}::uuid, id, ${at.toISOString()}::timestamptz, ${via} from chats
    where id = ${chatId}::uuid and taken_over_at is null`);
}

/** Notes that the coach hands a chat back to the agent. Call this before the chat is updated. */
export async function noteHandBack(
  tx: Database,
  chatId: string,
  { at, note }: { at: Date; note: string | null },
): Promise<void> {
  await tx.execute(sql`insert into hand_backs (id, chat_id, at, note, is_first)
    select ${newId()}::uuid, id, ${at.toISOString()}::timestamptz, ${note}::text, engaged_at is null and autoreplies_enabled
    from chats where id = ${chatId}::uuid`);
}

type Row = {
  chat: string;
  id: string;
  kind: ChangeOfHands['kind'];
  at: number | string;
  via: 'inbox' | 'app' | null;
  note: string | null;
};

/** Returns the newest `most` changes of hands of each chat, oldest first. */
export async function listTakeovers(
  database: Database,
  chatIds: string[],
  max: number,
): Promise<Map<string, ChangeOfHands[]>> {
  const found = new Map<string, ChangeOfHands[]>(chatIds.map((id) => [id, []]));
  if (chatIds.length === 0) return found;
  const rows = await queryRows<Row>(
    database,
    sql`select wanted.id as chat, changed.id, changed.kind, extract(epoch from changed.at) * 1000 as at, changed.via, changed.note
      from unnest(${arrayValue(chatIds)}::uuid[]) as wanted (id) cross join lateral (
        select id, at, via, null as note, 'taken-over' as kind from take_overs where chat_id = wanted.id
        union all
        select id, at, null, note, case when is_first then 'let-answer' else 'handed-back' end
        from hand_backs where chat_id = wanted.id
        order by at desc, id desc limit ${max}::int) as changed
      order by changed.at, changed.id`,
  );
  for (const { chat, id, kind, at, via, note } of rows) {
    const instant = new Date(Number(at)).toISOString();
    found
      .get(chat)!
      .push(kind === 'taken-over' ? { _id: id, kind, at: instant, via: via! } : { _id: id, kind, at: instant, note });
  }
  return found;
}
