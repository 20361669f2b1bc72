import { type DestinationStream, type LogFn, type Logger as PinoLogger, pino } from 'pino';
import { serializeError } from './serialize-error.ts';
import { workContext } from './observing/work-context.ts';

/** The log: JSON lines on standard output. */
export type Logger = PinoLogger;

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const secretNames = [
  'authorization',
  'cookie',
  'password',
  'passwordHash',
  'token',
  'accessToken',
  'access_token',
  'refreshToken',
  'appSecret',
  'app_secret',
  'clientSecret',
  'client_secret',
  'apiKey',
];
// Only the places of a sign-in's code: an error's `code` must stay readable.
const secretPlaces = ['query.code', 'body.code', '*.query.code'];

/** Returns a logger that removes passwords, tokens and codes up to two levels deep. Never log a contact's words. */
export function createLogger(level: (typeof logLevels)[number], destination?: DestinationStream): Logger {
  const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]).concat(secretPlaces);
  const options = {
    level,
    base: null,
    // Each line names the request or the job that it belongs to. A new object, because pino writes into it.
    mixin: () => ({ ...workContext() }),
    redact: { paths, censor: '[hidden]' },
    // `err` is Fastify's name for it, and pino's own for an error that is logged on its own.
    serializers: { error: serializeError, err: serializeError },
    hooks: { logMethod: withoutMessageOfError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

// An error logged on its own would become the line's message.
function withoutMessageOfError(this: PinoLogger, given: Parameters<LogFn>, write: LogFn): void {
  const [first] = given;
  if (first instanceof Error && given.length === 1)
    return write.call(this, { err: first }, serializeError(first).message);
  return write.apply(this, given);
}
