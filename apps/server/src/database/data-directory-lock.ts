import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../platform/config-error.ts';
import { makeFolder } from '../platform/make-folder.ts';

/** Another process uses this data directory. */
export class DataDirectoryInUse extends Error {
  constructor(directory: string) {
    super(`The data directory ${directory} is in use by another Spotter server.`);
    this.name = 'DataDirectoryInUse';
  }
}

/**
 * Locks the data directory for this process; returns a function that unlocks it. The embedded database has no
 * lock of its own, and two processes on one directory lose rows. The system frees SQLite's exclusive transaction
 * when a process dies, however it dies.
 */
export function lockDataDirectory(directory: string): () => void {
  const lock = openLock(directory);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DataDirectoryInUse(directory);
  }
  return () => lock.close();
}

function openLock(directory: string): DatabaseSync {
  try {
    makeFolder(directory);
    const file = join(directory, 'owner.lock');
    const lock = new DatabaseSync(file);
    // SQLite makes it for everybody to read.
    chmodSync(file, 0o600);
    return lock;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`The data folder cannot be used, set DATA_DIR to one that can be written: ${reason}`, {
      cause,
    });
  }
}
