import type { Referral } from '@spotter/providers/ports/channel-event';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../database/database.ts';
import { chats } from '../../chats.tables.ts';

/** Keeps the ad or link that brought the contact. The last one counts. */
export async function keepReferral(tx: Database, chatId: string, referral: Referral): Promise<void> {
  await tx.update(chats).set({ referral }).where(eq(chats.id, chatId));
}

export async function setThreadOwner(tx: Database, chatId: string, otherAppOwnsThread: boolean): Promise<void> {
  await tx.update(chats).set({ otherAppOwnsThread }).where(eq(chats.id, chatId));
}
