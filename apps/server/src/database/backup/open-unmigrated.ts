import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../../platform/config-error.ts';
import { lockDataDirectory } from '../data-directory-lock.ts';
import { openExisting } from '../embedded/open-existing.ts';
import { standardLimits } from '../postgres/limits.ts';
import { copyEmbedded, copyPostgres, type RunCopySession } from './copy-session.ts';

/** A database as it is: what reads it for a backup must not migrate it. */
export type UnmigratedDatabase = { copy: RunCopySession; close(): Promise<void> };

/** Opens the PostgreSQL of an address. */
export function openPostgresUnmigrated(url: string): UnmigratedDatabase {
  return { copy: copyPostgres(url, standardLimits.connectMs), close: async () => {} };
}

/** Opens the embedded database of a data directory. Throws DataDirectoryInUse and DamagedDatabase. */
export async function openEmbeddedUnmigrated(dataDirectory: string): Promise<UnmigratedDatabase> {
  const directory = join(dataDirectory, 'database');
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    throw new ConfigError(`There is no embedded database in ${dataDirectory}: DATA_DIR names the folder it is in.`);
  }
  const unlock = lockDataDirectory(dataDirectory);
  try {
    const embedded = await openExisting(directory);
    return {
      copy: copyEmbedded(embedded),
      async close() {
        await embedded.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
