import type { FetchPicture } from '@spotter/providers/ports/picture-fetch';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import { defineJob, handleJob, type JobHandler } from '../../../queue/define-job.ts';
import { toAvatarPicture } from '../../users/avatar-picture.ts';
import { chats, contactPictures } from '../chats.tables.ts';

/** Get a contact's picture while its address lives. Its key is the chat's id. */
export const keepPictureJob = defineJob('keep-picture', z.object({}));

/** A picture stands beside a name, on a screen of high density. */
const edge = 192;
/** An address at which there was nothing is looked at again after this long. */
const retryAfterMs = 3_600_000;

/** Contacts' pictures, kept by the server: the platform's addresses die within days, and tell it who looks. */
export function createContactPictures(options: { database: Database; clock: Clock; fetchPicture: FetchPicture }) {
  const { database, clock } = options;
  const underway = new Map<string, Promise<Buffer | null>>();

  /** The chat's picture: the one kept, or the one that is at its address now. Null when there is none. */
  async function find(chatId: string): Promise<Buffer | null> {
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
    if (row === undefined || row.url === null) return null;
    const isCurrent = row.keptUrl === row.url && row.fetchedAt !== null;
    if (isCurrent && (row.picture !== null || clock.now().getTime() - row.fetchedAt!.getTime() < retryAfterMs)) {
      return row.picture;
    }
    // A list shows many at once, and each of them needs fetching once.
    const fetching = underway.get(chatId) ?? keep(chatId, row.url).finally(() => underway.delete(chatId));
    underway.set(chatId, fetching);
    return (await fetching) ?? row.picture;
  }

  async function keep(chatId: string, sourceUrl: string): Promise<Buffer | null> {
    const content = await options.fetchPicture(sourceUrl);
    const picture = content === null ? null : await toAvatarPicture(content, edge).catch(noPicture);
    await inTransaction(database, async (tx) => {
      const [chat] = await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('key share');
      if (chat === undefined) return;
      const kept = { sourceUrl, fetchedAt: clock.now() };
      await tx
        .insert(contactPictures)
        .values({ chatId, picture, ...kept })
        // An earlier picture of the contact's is better than none.
        .onConflictDoUpdate({
          target: contactPictures.chatId,
          set: { ...kept, ...(picture === null ? {} : { picture }) },
        });
    });
    return picture;
  }

  return {
    find,

    /** The same for a user's own chat only. */
    async findOwn(userId: string, chatId: string): Promise<Buffer | null> {
      if (!isId(chatId)) return null;
      const [own] = await database
        .select({ id: chats.id })
        .from(chats)
        .where(and(eq(chats.id, chatId), eq(chats.userId, userId)));
      return own === undefined ? null : find(chatId);
    },

    job: (): JobHandler =>
      handleJob(keepPictureJob, async ({ key }) => {
        await find(key);
        return { kind: 'done' };
      }),
  };
}

export type ContactPictures = ReturnType<typeof createContactPictures>;

/** What is refused is no picture; anything else is a fault of ours. */
function noPicture(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
