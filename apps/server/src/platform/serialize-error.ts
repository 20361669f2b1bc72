/** The details of an error that may be logged: where it failed, never its values. */
const serializedDetails = [
  'code',
  'errno',
  'syscall',
  'address',
  'port',
  'status',
  'statusCode',
  'kind',
  'provider',
  'providerCode',
  'retryAfterMs',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;
const maxCauses = 5;
const maxMessageLength = 2_000;
/** Max length of each cause in one line, so that a long statement leaves room for why it failed. */
const maxCauseLength = 400;

// PostgreSQL's classes of errors that are about the connection, the transaction or the machine. Messages of the
// others repeat values: `invalid input syntax for type integer: "…"`.
const classesWithoutValues = new Set(['08', '25', '28', '3D', '40', '42', '53', '54', '55', '57', '58']);

/** The form of an error that may be logged. */
export type SerializedError = {
  type: string;
  message: string;
  /** The frames of the stack, without the message. */
  stack: string;
  cause?: SerializedError;
  errors?: SerializedError[];
} & { [Detail in (typeof serializedDetails)[number]]?: string | number };

/**
 * Returns the parts of an error that may be logged or stored: neither the parameters of a failed statement, nor
 * the database's message about a value, nor any other property of the error.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is no error', stack: '' };
  const serialized: SerializedError = { type: error.name, message: messageOf(error), stack: framesOf(error) };
  for (const name of serializedDetails) {
    const value = (error as unknown as Record<string, unknown>)[name];
    if (typeof value === 'string' || typeof value === 'number') serialized[name] = value;
  }
  if (depth < maxCauses) {
    if (error.cause !== undefined && error.cause !== null) serialized.cause = serializeError(error.cause, depth + 1);
    if (error instanceof AggregateError) {
      serialized.errors = error.errors.slice(0, maxCauses).map((one: unknown) => serializeError(one, depth + 1));
    }
  }
  return serialized;
}

/** Returns an error in one line, for a column of the database. */
export function failureLine(error: unknown): string {
  const words = [];
  for (
    let serialized: SerializedError | undefined = serializeError(error);
    serialized !== undefined;
    serialized = serialized.cause
  ) {
    const message = serialized.message.slice(0, maxCauseLength);
    words.push(serialized.code === undefined ? message : `${message} (${serialized.code})`);
  }
  return words.join(': ').slice(0, maxMessageLength);
}

function messageOf(error: Error): string {
  if (isFailedStatement(error)) return `Failed query: ${error.query.slice(0, maxMessageLength)}`;
  const state = sqlStateOf(error);
  if (state !== null && !classesWithoutValues.has(state.slice(0, 2))) return 'The database refused a value';
  // `Unexpected token 'h', "here are words" is not valid JSON`
  if (error instanceof SyntaxError) return 'Something could not be parsed';
  return error.message.slice(0, maxMessageLength);
}

// The message comes before the frames, and may look like one.
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  if (at === -1) return '';
  return stack
    .slice(at + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}

/** Whether an error is Drizzle's, whose message ends with every parameter. */
function isFailedStatement(error: Error): error is Error & { query: string } {
  return 'query' in error && typeof error.query === 'string' && 'params' in error;
}

/** Returns the five characters of every PostgreSQL error; null for any other error. */
function sqlStateOf(error: Error): string | null {
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return typeof severity === 'string' && typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
