import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sticky = 0o1000;

/**
 * Takes a folder, and what is in it, from all other users of the machine. A folder that belongs to everybody, such as
 * /tmp, stays as it is.
 */
export function closeFolder(folder: string): void {
  if ((statSync(folder).mode & sticky) === 0) chmodSync(folder, 0o700);
}

/** The same for all that it holds. */
export function closeTree(folder: string): void {
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeTree(path);
    else if (entry.isFile()) chmodSync(path, 0o600);
  }
}
