import type { DropReason } from '@spotter/domain/sending';
import { and, eq, exists, gt, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../database/database.ts';
import { raiseVersions } from '../../answers/chat-version.repository.ts';
import { isWaitingAnswer, type SwitchEffect } from '../../chat-switch.repository.ts';
import { chats, messages } from '../../chats.tables.ts';

/** The new words of a message. `number`: the number of this edit, where the platform gives one. */
export type Edit = { text: string; number: number | null };

/** Gives a stored message its new words; returns it, or null where it was unsent or a newer edit is known. */
export async function updateWords(
  tx: Database,
  messageId: string,
  edit: Edit,
): Promise<{ chatId: string; sequence: number; author: string } | null> {
  const isNewer = edit.number === null ? undefined : lt(messages.editNumber, edit.number);
  const [edited] = await tx
    .update(messages)
    .set({ text: edit.text, state: 'edited', ...(edit.number === null ? {} : { editNumber: edit.number }) })
    .where(and(eq(messages.id, messageId), ne(messages.state, 'unsent'), isNewer))
    .returning({ chatId: messages.chatId, sequence: messages.sequence, author: messages.author });
  if (edited === undefined) return null;
  await raiseVersions(tx, [edited.chatId]);
  return edited;
}

/** Drops the waiting answer to a message, in a chat in which the agent speaks. */
export async function dropOutdated(tx: Database, edited: { chatId: string; sequence: number }): Promise<SwitchEffect> {
  const dropped = await tx
    .update(messages)
    .set({ aborted: true, status: 'failed', failure: 'contact-edited' satisfies DropReason, nextAttemptAt: null })
    .where(and(isWaitingAnswer(edited.chatId), answersIt(tx, edited), isChatOn(tx, edited.chatId)))
    .returning({ id: messages.id });
  return { abortedMessageIds: dropped.map(({ id }) => id) };
}

const asked = alias(messages, 'asked');
const outgoing = alias(messages, 'spoken');

/**
 * The answer is to this message or a later one, nothing was said in between,
 * and none of the answer was sent yet.
 */
function answersIt(tx: Database, { chatId, sequence }: { chatId: string; sequence: number }) {
  const turn = tx
    .select({ found: sql`1` })
    .from(asked)
    .where(and(eq(asked.id, messages.turn), sql`${asked.sequence} >= ${sequence}`));
  const messagesOfTurn = tx
    .select({ found: sql`1` })
    .from(outgoing)
    .where(
      and(
        eq(outgoing.chatId, chatId),
        gt(outgoing.sequence, sequence),
        ne(outgoing.author, 'contact'),
        ne(outgoing.status, 'waiting'),
        eq(outgoing.aborted, false),
      ),
    );
  return and(exists(turn), notExists(messagesOfTurn));
}

/** The agent's parting words are not withdrawn because of an edit. */
function isChatOn(tx: Database, chatId: string) {
  const on = tx
    .select({ found: sql`1` })
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.autorepliesEnabled, true), isNull(chats.optedOutAt)));
  return exists(on);
}
