import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sticky = 0o1000;

/**
 * Removes all other users' access to a folder and its contents. A folder shared by everybody, such as /tmp,
 * stays as it is.
 */
export function closeFolder(folder: string): void {
  if ((statSync(folder).mode & sticky) === 0) chmodSync(folder, 0o700);
}

/** Closes a folder and everything in it. */
export function closeTree(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeTree(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
}
