import { randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '../../database/database.ts';
import type { Limit, RateLimiter } from '../../http/limits/rate-limit.ts';
import { isId } from '../../platform/ids.ts';
import { toAvatarPicture } from './avatar-picture.ts';
import { findAvatar, storeAvatar } from './users.repository.ts';

// Limits uploads, because decoding a picture is the most work that a call can ask for.
const uploads: Limit = { name: 'avatar-upload', tries: 60, windowMs: 60 * 60_000 };

export type AvatarsService = {
  /** Counts an upload; refuses more than an hour allows. */
  countUpload(userId: string): Promise<void>;
  /** Stores a new picture; returns its version. Refuses content that is not a picture. */
  replace(userId: string, content: Buffer): Promise<string>;
  /** Returns a picture as WebP; null for any version but the present one. */
  find(userId: string, version: string): Promise<Buffer | null>;
};

/** Stores and returns users' pictures. */
export function createAvatarsService(dependencies: { database: Database; rateLimiter: RateLimiter }): AvatarsService {
  const { database, rateLimiter } = dependencies;
  return {
    countUpload: (userId) => rateLimiter.take(uploads, userId),

    async replace(userId, content) {
      const picture = await toAvatarPicture(content);
      const version = randomBytes(16).toString('base64url');
      await inTransaction(database, (tx) => storeAvatar(tx, userId, picture, version));
      return version;
    },

    find: async (userId, version) => (isId(userId) ? findAvatar(database, userId, version) : null),
  };
}
