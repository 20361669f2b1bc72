import type { FetchPicture } from '@spotter/providers/ports/picture-fetch';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import { defineJob, handleJob, type JobHandler } from '../../../queue/define-job.ts';
import { toAvatarPicture } from '../../users/index.ts';
import type { Access } from '../../../platform/access.ts';
import { findPicture, holdChat, ownsChat, storePicture } from './contact-pictures.repository.ts';

/** Fetches a contact's picture while its address is valid. The job's key is the chat's id. */
export const keepPictureJob = defineJob('keep-picture', z.object({}));

/** The edge of a picture in pixels: it is next to a name, on a high-density screen. */
const edge = 192;
/** The time before an address without a picture is tried again, in ms. */
const retryAfterMs = 3_600_000;

/** `isUnreachable`: nobody answered at the address, so there may be a picture. */
type Kept = { picture: Buffer | null; isUnreachable: boolean };

/**
 * Stores contacts' pictures on the server, because the platform's addresses expire within days, and reveal to it
 * who looks.
 */
export function createContactPictures(options: { database: Database; clock: Clock; fetchPicture: FetchPicture }) {
  const { database, clock } = options;
  const underway = new Map<string, Promise<Kept>>();

  /** Returns the chat's picture: the stored one, or the one now at its address. */
  async function load(chatId: string): Promise<Kept> {
    const row = await findPicture(database, chatId);
    if (row === null || row.url === null) return { picture: null, isUnreachable: false };
    const isCurrent = row.keptUrl === row.url && row.fetchedAt !== null;
    if (isCurrent && (row.picture !== null || clock.now().getTime() - row.fetchedAt!.getTime() < retryAfterMs)) {
      return { picture: row.picture, isUnreachable: false };
    }
    // A list shows many pictures at once, and each of them is fetched only once.
    const fetching = underway.get(chatId) ?? keep(chatId, row.url).finally(() => underway.delete(chatId));
    underway.set(chatId, fetching);
    const { picture, isUnreachable } = await fetching;
    return { picture: picture ?? row.picture, isUnreachable };
  }

  async function keep(chatId: string, sourceUrl: string): Promise<Kept> {
    const content = await options.fetchPicture(sourceUrl);
    if (content === 'unreachable') return { picture: null, isUnreachable: true };
    const picture = content === null ? null : await toAvatarPicture(content, edge).catch(noPicture);
    await inTransaction(database, async (tx) => {
      if (!(await holdChat(tx, chatId))) return;
      await storePicture(tx, chatId, picture, { sourceUrl, fetchedAt: clock.now() });
    });
    return { picture, isUnreachable: false };
  }

  /** Returns the chat's picture; null when there is none. */
  const find = async (chatId: string): Promise<Buffer | null> => (await load(chatId)).picture;

  return {
    find,

    /** Returns the same, but only for a chat of the user's. */
    async findOwn(access: Access, chatId: string): Promise<Buffer | null> {
      if (!isId(chatId)) return null;
      return (await ownsChat(database, access, chatId)) ? find(chatId) : null;
    },

    job: (): JobHandler =>
      handleJob(keepPictureJob, async ({ key }) => {
        const { isUnreachable } = await load(key);
        if (!isUnreachable) return { kind: 'done' };
        return { kind: 'again', at: new Date(clock.now().getTime() + retryAfterMs) };
      }),
  };
}

export type ContactPictures = ReturnType<typeof createContactPictures>;

/** A refusal means that there is no picture; any other error is a fault of ours. */
function noPicture(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}
