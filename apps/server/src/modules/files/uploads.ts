import type { LocalFile } from '@spotter/providers/ports/file-storage';
import { AppError } from '../../http/app-error.ts';
import { tooLarge, type UploadedFile } from '../../http/input/uploaded-file.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Access } from '../../platform/access.ts';
import { FileTooLarge } from '../../platform/files/file-drafts.ts';
import type { FilesService } from './files.service.ts';

/** What an account may upload whose address is not confirmed: anybody can make one. */
const unconfirmed = { bytes: 1024 * 1024, uploads: { name: 'unconfirmed-upload', tries: 5, windowMs: 24 * 3_600_000 } };

/** Takes uploads in, of a size and number that depend on whether the user's address is confirmed. */
export function createUploads(options: {
  rateLimiter: RateLimiter;
  files: FilesService;
  /** What a confirmed user may upload. */
  maxBytes: number;
  isVerified(userId: string): Promise<boolean>;
}) {
  /** Counts an upload, and returns how large it may be. */
  async function admit({ userId }: Access): Promise<number> {
    if (await options.isVerified(userId)) return options.maxBytes;
    await options.rateLimiter.take(unconfirmed.uploads, userId).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      const message = 'Until you confirm your email, you can add 5 files a day';
      throw new AppError('too_many_requests', message, [], error.retryAfterSeconds);
    });
    return unconfirmed.bytes;
  }

  return {
    async receive(access: Access, { content }: UploadedFile): Promise<LocalFile> {
      const maxBytes = await admit(access);
      try {
        return await options.files.receive(content, maxBytes);
      } catch (error) {
        if (error instanceof FileTooLarge) throw tooLarge(maxBytes, maxBytes < options.maxBytes);
        throw error;
      }
    },
  };
}
