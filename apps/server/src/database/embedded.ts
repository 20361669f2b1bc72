import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Opens the embedded database in a directory, or in memory from a dump.
 * 16 MB of shared buffers instead of the default 128 MB: the process stays small, and the data of one coach fits.
 */
export function openEmbedded(source: { directory: string } | { dump: Blob } | 'memory'): Promise<PGlite> {
  return PGlite.create({
    ...(source === 'memory'
      ? {}
      : 'directory' in source
        ? { dataDir: source.directory }
        : { loadDataDir: source.dump }),
    // The two that the migrations create; a PostgreSQL has them built in.
    extensions: { btree_gist, pg_trgm },
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  });
}
