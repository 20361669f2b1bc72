import { createHash } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalFile } from '@spotter/providers/ports/file-storage';
import { freeBytesOf, minFreeBytes } from './disk-space.ts';
import { newId } from '../ids.ts';
import { makeFolder } from '../make-folder.ts';

/** There is more of a file than is allowed. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

export type FileDrafts = {
  /** Whether the disk has room for more. */
  hasRoom(): Promise<boolean>;
  /** Writes what comes in to a file of its own, on the disk when it resolves. Throws FileTooLarge. */
  write(content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<LocalFile>;
  /** Removes a draft, unless it was moved to its place. */
  discard(draft: LocalFile): Promise<void>;
  /** Removes what processes left that were killed while they wrote. */
  removeBefore(instant: Date): Promise<void>;
};

/** Writes files of this machine piece by piece, so that none is ever in memory as a whole. */
export function createFileDrafts(folder: string): FileDrafts {
  return {
    async hasRoom() {
      const free = await freeBytesOf(folder);
      return free === null || free >= minFreeBytes;
    },

    async write(content, maxBytes) {
      makeFolder(folder);
      const path = join(folder, newId());
      const handle = await open(path, 'wx', 0o600);
      const hash = createHash('sha256');
      let bytes = 0;
      try {
        for await (const piece of content) {
          bytes += piece.byteLength;
          if (bytes > maxBytes) throw new FileTooLarge();
          hash.update(piece);
          await handle.writeFile(piece);
        }
        await handle.sync();
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      } finally {
        await handle.close();
      }
      return { path, bytes, sha256: hash.digest('hex') };
    },

    discard: ({ path }) => rm(path, { force: true }),

    async removeBefore(instant) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        const found = await stat(join(folder, name)).catch(() => null);
        if (found !== null && found.mtime < instant) await rm(join(folder, name), { force: true });
      }
    },
  };
}
