import { randomUUID } from 'node:crypto';

/** A file that the platform fetched, and serves from its own address. */
export type SentFile = { type: string; content: Buffer };

/** Files that are still shown; the oldest goes when there is one more. */
const maxFiles = 60;

/** Returns the files that the platform fetched for its users. */
export function createSentFiles() {
  const files = new Map<string, SentFile>();
  return {
    find: (id: string): SentFile | null => files.get(id) ?? null,
    /** Stores a file. Returns the path of its own address. */
    add(file: SentFile): string {
      const id = randomUUID();
      files.set(id, file);
      if (files.size > maxFiles) files.delete(files.keys().next().value!);
      return `/sent-files/${id}`;
    },
  };
}
