import type { Referral } from '@spotter/providers/ports/channel-event';
import { and, between, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { changeChats } from '../../answers/chat-version.repository.ts';
import { chats, messages } from '../../chats.tables.ts';

/** Keeps the ad or link that brought the contact. The last one counts. `waitsSince`: no message has come with it. */
export async function keepReferral(
  tx: Database,
  chatId: string,
  referral: Referral & { waitsSince?: string },
): Promise<void> {
  await changeChats(tx, { referral }).where(eq(chats.id, chatId));
}

/** Returns the ad or link that waits for a message of the contact, and lets it wait no longer. */
export async function takeWaitingReferral(tx: Database, chatId: string): Promise<Referral | null> {
  const [taken] = await changeChats(tx, { referral: sql`${chats.referral} - 'waitsSince'` })
    .where(eq(chats.id, chatId))
    .returning({ referral: chats.referral });
  return taken?.referral ?? null;
}

/** Notes when the contact wrote the message that a click on an ad brought: it opens the ad's window. */
export async function noteAdMessage(tx: Database, chatId: string, at: Date): Promise<void> {
  const adMessageAt = sql`greatest(${chats.adMessageAt}, ${at.toISOString()}::timestamptz)`;
  await changeChats(tx, { adMessageAt }).where(eq(chats.id, chatId));
}

/**
 * Gives an ad or link to the first message that the contact wrote after it.
 * Returns the message; null: none yet.
 */
export async function giveReferral(
  tx: Database,
  chatId: string,
  { referral, from, until }: { referral: Referral; from: Date; until: Date },
): Promise<{ id: string; sentAt: Date } | null> {
  const [first] = await tx
    .select({ id: messages.id, sentAt: messages.sentAt, context: messages.context })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        eq(messages.author, 'contact'),
        eq(messages.imported, false),
        between(messages.sentAt, from, until),
      ),
    )
    .orderBy(messages.sentAt, messages.sequence)
    .limit(1);
  if (first === undefined) return null;
  const context = { ...first.context, referral: first.context?.referral ?? referral };
  await tx.update(messages).set({ context }).where(eq(messages.id, first.id));
  return first;
}
