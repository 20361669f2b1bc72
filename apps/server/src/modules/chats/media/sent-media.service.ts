import { decideMedia, maxMediaBytes, mediaTypes } from '@spotter/domain/media';
import type { LocalFile } from '@spotter/providers/ports/file-storage';
import type { Database } from '../../../database/database.ts';
import type { UploadedFile } from '../../../http/input/uploaded-file.ts';
import type { RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId, newId } from '../../../platform/ids.ts';
import { createUploads, type FilesService } from '../../files/index.ts';
import type { OwnChats } from '../chat-access.ts';
import type { ChatOfAccount } from '../chats.presenter.ts';
import { findClip } from '../clips/clips.repository.ts';
import { requestDiscard } from './discard-media.job.ts';
import { mediaAdditions, requireRoom, takenMedia } from './offered-media.ts';
import { findMedia, findUnsentTwin, insertMedia } from './sent-media.repository.ts';

type Options = {
  database: Database;
  clock: Clock;
  rateLimiter: RateLimiter;
  files: FilesService;
  ownChats: OwnChats;
  isVerified(userId: string): Promise<boolean>;
};

/** A file as it is served: what it really is, and its content. */
export type ServedMedia = { type: string; name: string; bytes: number; content: AsyncIterable<Uint8Array> };

/** Takes in what the coach wants to send in a chat, and serves it. */
export function createSentMedia(options: Options) {
  const { database, files } = options;
  const uploads = createUploads({ ...options, maxBytes: maxMediaBytes });
  return {
    /** Returns the chat that a file is for. Throws not_found. */
    getChat: options.ownChats.get,

    /** Stores a file for a chat, if its channel takes it. The same content twice is one file. Returns its id. */
    async attach(access: Access, chat: ChatOfAccount, file: UploadedFile): Promise<string> {
      await options.rateLimiter.take(mediaAdditions, access.userId);
      const draft = await uploads.receive(access, file);
      try {
        return await keep(options, access, chat, { ...file, draft });
      } finally {
        await files.discard(draft);
      }
    },

    /** Returns a file that may be shown to whoever has its signed address; null where there is none. */
    async find(id: string): Promise<ServedMedia | null> {
      const media = isId(id) ? ((await findMedia(database, id)) ?? (await findClip(database, id))) : null;
      const read = media === null ? null : await files.read(media);
      if (media === null || read === null) return null;
      return { type: mediaTypes[media.format], name: media.name, ...read };
    },
  };
}

export type SentMedia = ReturnType<typeof createSentMedia>;

async function keep(
  { database, clock, files }: Options,
  access: Access,
  { chat, account }: ChatOfAccount,
  file: UploadedFile & { draft: LocalFile },
): Promise<string> {
  const { name, draft } = file;
  const media = await takenMedia(draft, file, (offered) => decideMedia(account.channel, offered));
  const twin = await findUnsentTwin(database, access, chat.id, draft.sha256);
  if (twin !== null) return twin.id;
  await requireRoom(database, access, draft.bytes);
  const now = clock.now();
  const key = { id: newId(), workspaceId: access.workspaceId };
  await files.store(key, draft, async (tx) => {
    await insertMedia(tx, { ...key, chatId: chat.id, ...media, name, createdAt: now });
    await requestDiscard(tx, key.id, now);
  });
  return key.id;
}
