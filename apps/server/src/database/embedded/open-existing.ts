import type { PGlite } from '@electric-sql/pglite';
import { DamagedDatabase } from '../damaged-database.ts';
import { openEmbedded } from '../embedded.ts';

/** Opens an embedded database that is there. Throws DamagedDatabase. */
export async function openExisting(directory: string): Promise<PGlite> {
  try {
    return await openEmbedded({ directory });
  } catch (error) {
    throw new DamagedDatabase(directory, error);
  }
}
