import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Opens the embedded database in a directory, or in memory from a dump.
 * 16 MB of shared buffers instead of the default 128 MB: the process stays small, and the data of one coach fits.
 */
export async function openEmbedded(source: { directory: string } | { dump: Blob } | 'memory'): Promise<PGlite> {
  const embedded = await keepingByteOrderMarks(() =>
    PGlite.create({
      ...(source === 'memory'
        ? {}
        : 'directory' in source
          ? { dataDir: source.directory }
          : { loadDataDir: source.dump }),
      // The two that the migrations create; a PostgreSQL has them built in.
      extensions: { btree_gist, pg_trgm },
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    }),
  );
  letOthersIn(embedded);
  return embedded;
}

/** Statements may follow each other for so long before everything else in the process has its turn. */
const longestRunMs = 20;

/**
 * The embedded database answers in the process itself, so one statement may lead to the next without the event loop ever
 * coming round: under a flood nobody else would be heard for seconds.
 */
function letOthersIn(embedded: PGlite): void {
  let runBeganAt: number | null = null;
  const runStatement = embedded._runExclusiveQuery.bind(embedded);
  // Inside its turn: statements that were sent together have all been waiting since then.
  embedded._runExclusiveQuery = (statement) =>
    runStatement(async () => {
      if (runBeganAt !== null && performance.now() - runBeganAt > longestRunMs) await nextTurn();
      if (runBeganAt === null) {
        runBeganAt = performance.now();
        setImmediate(() => {
          runBeganAt = null;
        });
      }
      return statement();
    });
}

/**
 * PGlite reads every value with a decoder of its own, which takes a U+FEFF at the beginning for a mark and drops it; a
 * PostgreSQL gives back what was stored. It makes the decoder when it is constructed, and takes no other.
 */
function keepingByteOrderMarks<T>(construct: () => T): T {
  const Decoder = globalThis.TextDecoder;
  globalThis.TextDecoder = class extends Decoder {
    constructor(label?: string) {
      super(label, { ignoreBOM: true });
    }
  };
  try {
    return construct();
  } finally {
    globalThis.TextDecoder = Decoder;
  }
}
