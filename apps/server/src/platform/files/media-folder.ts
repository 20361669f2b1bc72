import { createReadStream } from 'node:fs';
import { access, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStorage, StoredFile } from '@spotter/providers/ports/file-storage';
import { makeFolder } from '../make-folder.ts';

/** A workspace's folder and a file's id: no other name leads anywhere. */
const names = /^[0-9a-f-]{36}\/[0-9a-f-]{36}$/;

/** Returns a storage in a folder of this machine, which only this user may read. */
export function createMediaFolder(folder: string): FileStorage {
  function pathFor(name: string): string {
    if (!names.test(name)) throw new Error('This is not the name of a stored file');
    return join(folder, name);
  }

  async function place(from: string, path: string): Promise<void> {
    makeFolder(dirname(path));
    await rename(from, path);
    // A renamed file is there after a power cut only once its folder is on the disk.
    await syncFolder(dirname(path));
    await syncFolder(folder);
  }

  return {
    async store(name, file) {
      const path = pathFor(name);
      // The folder goes with its last file, perhaps right now.
      await place(file.path, path).catch((error: unknown) => {
        if (isMissing(error)) return place(file.path, path);
        throw error;
      });
    },

    async load(name) {
      return (await this.pathOf(name)) === null ? null : createReadStream(pathFor(name));
    },

    async remove(name) {
      const path = pathFor(name);
      await rm(path, { force: true });
      await rmdir(dirname(path)).catch(() => undefined);
    },

    async *list(prefix): AsyncGenerator<StoredFile> {
      const [owner = ''] = prefix.split('/');
      const owners = owner === '' ? await entriesOf(folder) : [owner];
      for (const one of owners) {
        for (const id of await entriesOf(join(folder, one))) {
          const name = `${one}/${id}`;
          if (!names.test(name) || !name.startsWith(prefix)) continue;
          const found = await stat(pathFor(name)).catch(() => null);
          if (found?.isFile() === true) yield { name, storedAt: found.mtime };
        }
      }
    },

    async pathOf(name) {
      const path = pathFor(name);
      return access(path).then(
        () => path,
        (error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        },
      );
    },
  };
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function entriesOf(path: string): Promise<string[]> {
  return readdir(path).catch((error: unknown) => {
    if (isMissing(error) || (error as NodeJS.ErrnoException).code === 'ENOTDIR') return [];
    throw error;
  });
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
