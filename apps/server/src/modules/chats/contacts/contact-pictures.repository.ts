import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { chats } from '../chats.tables.ts';
import { contactPictures } from './contact-pictures.tables.ts';

/** The address of a contact's picture, with the stored picture and the address it came from. */
export type PictureRow = {
  url: string | null;
  keptUrl: string | null;
  picture: Buffer | null;
  fetchedAt: Date | null;
};

export async function findPicture(database: Database, chatId: string): Promise<PictureRow | null> {
  const [row] = await database
    .select({
      url: chats.pictureUrl,
      keptUrl: contactPictures.sourceUrl,
      picture: contactPictures.picture,
      fetchedAt: contactPictures.fetchedAt,
    })
    .from(chats)
    .leftJoin(contactPictures, eq(contactPictures.chatId, chats.id))
    .where(eq(chats.id, chatId));
  return row ?? null;
}

/** Keeps a chat from being deleted before the transaction ends. Returns false when it is gone. */
export async function holdChat(tx: Database, chatId: string): Promise<boolean> {
  const [chat] = await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('key share');
  return chat !== undefined;
}

/** Stores what was found at a picture's address; null: nothing was found. */
export async function storePicture(
  tx: Database,
  chatId: string,
  picture: Buffer | null,
  stored: { sourceUrl: string; fetchedAt: Date },
): Promise<void> {
  await tx
    .insert(contactPictures)
    .values({ chatId, picture, ...stored })
    // An earlier picture of the contact's is better than none.
    .onConflictDoUpdate({
      target: contactPictures.chatId,
      set: { ...stored, ...(picture === null ? {} : { picture }) },
    });
}

/** Returns whether a chat is the user's. */
export async function ownsChat(database: Database, access: Access, chatId: string): Promise<boolean> {
  const [own] = await database
    .select({ id: chats.id })
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.workspaceId, access.workspaceId)));
  return own !== undefined;
}
