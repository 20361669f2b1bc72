import { and, eq, exists, gt, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../database/database.ts';
import { isWaitingAnswer, type SwitchEffect } from '../../chat-switch.ts';
import { chats, messages } from '../../chats.tables.ts';

type Edit = { text: string; number: number | null };

/** The edit as it is stored, where it is newer than what is known: what was taken back stays so, and no older edit wins. */
export function editedRow(
  known: { state?: string | undefined; editNumber?: number | undefined },
  { text, number }: Edit,
): { text: string; state: 'edited'; editNumber: number } | null {
  const before = known.editNumber ?? 0;
  if (known.state === 'unsent' || (number !== null && number <= before)) return null;
  return { text, state: 'edited', editNumber: number ?? before };
}

/**
 * Gives a stored message its new words. An answer to the old ones that still waits to be sent is dropped, to be composed
 * anew; one of which a part has been sent stands, and so do parting words.
 */
export async function recordEdit(tx: Database, messageId: string, edit: Edit): Promise<SwitchEffect> {
  const isNewer = edit.number === null ? undefined : lt(messages.editNumber, edit.number);
  const [edited] = await tx
    .update(messages)
    .set({ text: edit.text, state: 'edited', ...(edit.number === null ? {} : { editNumber: edit.number }) })
    .where(and(eq(messages.id, messageId), ne(messages.state, 'unsent'), isNewer))
    .returning({ chatId: messages.chatId, sequence: messages.sequence, author: messages.author });
  if (edited === undefined || edited.author !== 'contact') return { abortedMessageIds: [] };
  const dropped = await tx
    .update(messages)
    .set({ aborted: true, status: 'failed', failure: null, nextAttemptAt: null })
    .where(and(isWaitingAnswer(edited.chatId), answersIt(tx, edited), isChatOn(tx, edited.chatId)))
    .returning({ id: messages.id });
  return { abortedMessageIds: dropped.map(({ id }) => id) };
}

const asked = alias(messages, 'asked');
const spoken = alias(messages, 'spoken');

/** It answers the message or one that came after it, and nothing was said in between, nor any of it yet. */
function answersIt(tx: Database, { chatId, sequence }: { chatId: string; sequence: number }) {
  const turn = tx
    .select({ found: sql`1` })
    .from(asked)
    .where(and(eq(asked.id, messages.turn), sql`${asked.sequence} >= ${sequence}`));
  const said = tx
    .select({ found: sql`1` })
    .from(spoken)
    .where(
      and(
        eq(spoken.chatId, chatId),
        gt(spoken.sequence, sequence),
        ne(spoken.author, 'contact'),
        ne(spoken.status, 'waiting'),
        eq(spoken.aborted, false),
      ),
    );
  return and(exists(turn), notExists(said));
}

/** What the agent says with its leave is not taken back by other words. */
function isChatOn(tx: Database, chatId: string) {
  const on = tx
    .select({ found: sql`1` })
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.autorepliesEnabled, true), isNull(chats.optedOutAt)));
  return exists(on);
}
