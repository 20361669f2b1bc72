/** A complete file on this machine, with what it holds. */
export type LocalFile = { path: string; bytes: number; sha256: string };

/** A stored file, as a list of them shows it. */
export type StoredFile = { name: string; storedAt: Date };

/** Stores files beside the database, by names such as `workspace/file`. Throws where it cannot be reached. */
export type FileStorage = {
  /** Stores a local file, complete and durable once it resolves. The local file may be gone afterwards. */
  store(name: string, file: LocalFile): Promise<void>;
  /** Returns the content of a file; null where there is none. */
  load(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Removes a file. One that is gone already is not an error. */
  remove(name: string): Promise<void>;
  /** Lists all files whose name begins with `prefix`, in any order. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Returns the place of a file on this machine; null where files are elsewhere, or there is no such file. */
  pathOf(name: string): Promise<string | null>;
};
