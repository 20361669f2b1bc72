import { setImmediate as nextTurn } from 'node:timers/promises';
import { messages, PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Opens the embedded database in a directory, or in memory from a dump. 16 MB of shared buffers instead of the
 * default 128 MB: the process stays small, and the data of one coach fits.
 */
export async function openEmbedded(source: { directory: string } | { dump: Blob } | 'memory'): Promise<PGlite> {
  const embedded = await keepingByteOrderMarks(() =>
    PGlite.create({
      ...(source === 'memory'
        ? // Copies of it are small: the first file of its log is as large as all else.
          { initDbStartParams: ['--wal-segsize=1'] }
        : 'directory' in source
          ? { dataDir: source.directory }
          : { loadDataDir: source.dump }),
      // The extensions that the migrations create; PostgreSQL includes them.
      extensions: { btree_gin, btree_gist, pg_trgm },
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
    }),
  );
  sendInTurns(embedded);
  return embedded;
}

/** Max time of consecutive statements before everything else in the process has its turn. */
const maxRunMs = 20;

/**
 * Gives the event loop turns between messages to the database. It answers in the process itself, so one
 * statement may lead to the next without a turn: under a flood all other work would wait for seconds.
 *
 * Keeps the reader of the answers, with its decoder, too: PGlite makes another at each error that it throws
 * itself, and that one would drop byte order marks from then on.
 */
function sendInTurns(embedded: PGlite): void {
  let runBeganAt: number | null = null;
  const endRun = async () => {
    await fullTurn();
    runBeganAt = null;
  };
  // Each statement comes here in its turn, those that were sent together as well.
  embedded.execProtocolStream = async (message, options = {}) => {
    if (runBeganAt !== null && performance.now() - runBeganAt > maxRunMs) await fullTurn();
    if (runBeganAt === null) {
      runBeganAt = performance.now();
      void endRun();
    }
    const quiet = { ...options, throwOnError: false };
    const answer = await PGlite.prototype.execProtocolStream.call(embedded, message, quiet);
    const error = answer.find((one) => one instanceof messages.DatabaseError);
    if (error !== undefined && options.throwOnError !== false) throw error as unknown as Error;
    return answer;
  };
}

/** Lets timers and connections have their turn. After a connection's turn, the next turn comes before either. */
async function fullTurn(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

/**
 * Returns a PGlite that keeps byte order marks. PGlite reads every value with its own decoder, which takes a
 * leading U+FEFF for a mark and drops it; PostgreSQL returns what was stored. PGlite makes the decoder when it
 * is constructed, and accepts no other.
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
