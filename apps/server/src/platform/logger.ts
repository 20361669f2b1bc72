import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';

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
// Only where a sign-in's code stands: an error's `code` is what one reads the log for.
const secretPlaces = ['query.code', 'body.code', '*.query.code'];

/** A logger that blots out passwords, tokens and codes up to two levels deep. Write no contact's words into it. */
export function createLogger(level: (typeof logLevels)[number], destination?: DestinationStream): Logger {
  const paths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]).concat(secretPlaces);
  const options = {
    level,
    base: null,
    redact: { paths, censor: '[hidden]' },
    serializers: { error: pino.stdSerializers.err },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
