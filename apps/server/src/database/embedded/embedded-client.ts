import { messages, protocol, TransactionAbortedError, type PGlite, type QueryOptions } from '@electric-sql/pglite';
import { StatementNames } from '../statement-names.ts';

type Query = (text: string, values?: unknown[], options?: QueryOptions) => Promise<{ rows: unknown[] }>;

/** What drizzle uses of a PGlite. */
export type EmbeddedClient = {
  query: Query;
  transaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T>;
};

/** The embedded database has one connection, so a name costs one plan, and it parses slower than a PostgreSQL. */
const naming = { usesBefore: 3, max: 200 };

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];
type Field = messages.RowDescriptionMessage['fields'][number];
/** What the database says of a statement: the types of its values and the columns of its rows. */
type Described = { valueTypes: number[]; fields: Field[] };

/**
 * Returns a client of an embedded database that sends each statement whole, and frequent ones by a name by which
 * the database has them parsed and planned. PGlite itself calls the database six times for each statement, and
 * has it parse and plan each again: both take longer than most statements run.
 */
export function createEmbeddedClient(embedded: PGlite): EmbeddedClient {
  const names = new StatementNames(naming);
  const prepared = new Map<string, Described & { name: string }>();

  async function describe(text: string, name: string): Promise<Described> {
    const answer = await send([
      protocol.serialize.parse({ text, name }),
      protocol.serialize.describe({ type: 'S', name }),
    ]);
    return {
      valueTypes: answer.find((message) => message instanceof messages.ParameterDescriptionMessage)?.dataTypeIDs ?? [],
      fields: answer.find((message) => message instanceof messages.RowDescriptionMessage)?.fields ?? [],
    };
  }

  async function prepare(text: string, hasValues: boolean): Promise<Described & { name: string }> {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    const name = hasValues ? names.find(text) : undefined;
    const statement = { ...(await describe(text, name ?? '')), name: name ?? '' };
    if (name !== undefined) prepared.set(text, statement);
    return statement;
  }

  /**
   * Sends messages as one, and returns the answers. Throws the first error, after which the database skips the
   * rest. Nothing is left to write to files: in Node they are written directly.
   */
  function send(parts: Uint8Array[]): Promise<Message[]> {
    return embedded.execProtocolStream(Buffer.concat([...parts, protocol.serialize.sync()]), { syncToFs: false });
  }

  function run(text: string, values: unknown[], options: QueryOptions): Promise<{ rows: unknown[] }> {
    return embedded.runExclusive(async () => {
      const { name, valueTypes, fields } = await prepare(text, values.length > 0);
      const written = values.map((value, index) => write(embedded, valueTypes[index]!, value));
      const answer = await send([
        protocol.serialize.bind({ statement: name, values: written }),
        protocol.serialize.execute({}),
      ]);
      return { rows: readRows(embedded, answer, fields, options) };
    });
  }

  async function command(text: string): Promise<string> {
    const answer = await embedded.runExclusive(() =>
      embedded.execProtocolStream(protocol.serialize.query(text), { syncToFs: false }),
    );
    return answer.find((message) => message instanceof messages.CommandCompleteMessage)!.text;
  }

  /** Runs work that no other statement comes between. PGlite offers this publicly with a `begin` only. */
  async function alone<T>(work: () => Promise<T>): Promise<T> {
    if (!embedded.ready) throw new Error('The embedded database is closed');
    return embedded._runExclusiveTransaction(work);
  }

  return {
    query: (text, values = [], options = {}) => alone(() => run(text, values, options)),
    transaction: (work) =>
      alone(async () => {
        await command('begin');
        let result;
        try {
          result = await work({ query: (text, values = [], options = {}) => run(text, values, options) });
        } catch (error) {
          await command('rollback');
          throw error;
        }
        if ((await command('commit')) === 'ROLLBACK') throw new TransactionAbortedError();
        return result;
      }),
  };
}

/** Returns a value as the database reads it. */
function write({ serializers }: PGlite, type: number, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return (serializers[type] ?? String)(value);
}

function readRows({ parsers }: PGlite, answer: Message[], fields: Field[], options: QueryOptions): unknown[] {
  const columns = fields.map(({ name, dataTypeID }) => ({
    name,
    read: options.parsers?.[dataTypeID] ?? parsers[dataTypeID] ?? ((raw: string): unknown => raw),
  }));
  const valueIn = (raw: string | null, index: number): unknown => (raw === null ? null : columns[index]!.read(raw));
  return answer
    .filter((message) => message instanceof messages.DataRowMessage)
    .map((row) => {
      const values = row.fields.map(valueIn);
      if (options.rowMode === 'array') return values;
      return Object.fromEntries(values.map((value, index) => [columns[index]!.name, value]));
    });
}
