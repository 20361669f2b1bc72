import { MailAddress } from '@spotter/contract';
import { z } from 'zod';
import { channelVariables } from './channels.ts';
import { parseTrustedProxies } from '../http/limits/trusted-proxies.ts';
import { ConfigError } from '../platform/config-error.ts';
import { logLevels } from '../platform/logger.ts';
import {
  isMailUrl,
  isOwnMachine,
  isPostgresUrl,
  isSender,
  isWebUrl,
  origin,
  price,
  wholeNumber,
  withoutSlash,
  type ReadOf,
  type Variables,
} from './values.ts';

/** Every variable: its parser, and its requirement in words. */
const parsers = {
  PORT: [wholeNumber(0, 65_535), 'a port, a whole number from 0 to 65535'],
  HOST: [z.string().regex(/^[\w.:-]+$/), 'an address or the name of a host'],
  PUBLIC_URL: [origin(), 'an origin such as https://spotter.example'],
  DATABASE_URL: [z.string().refine(isPostgresUrl), 'an address such as postgresql://user:password@host:5432/spotter'],
  DATA_DIR: [z.string(), 'a folder'],
  FILES_S3_ENDPOINT: [origin(), 'an origin such as https://s3.eu-central-1.amazonaws.com'],
  FILES_S3_BUCKET: [z.string().regex(/^[a-z0-9][a-z0-9.-]{1,62}$/), "a bucket's name"],
  FILES_S3_REGION: [z.string().regex(/^[a-z0-9-]{1,40}$/), 'a region such as eu-central-1'],
  FILES_S3_ACCESS_KEY: [z.string(), "a key's id"],
  FILES_S3_SECRET_KEY: [z.string(), 'a secret key'],
  APP_SECRET: [z.string().min(16), 'a secret of at least 16 characters'],
  APP_SECRET_PREVIOUS: [z.string().min(16), 'a secret of at least 16 characters'],
  SANDBOX: [z.enum(['on', 'off', 'public-demo']), 'on, off or public-demo'],
  SANDBOX_SECRET: [z.string().min(32), 'a secret of at least 32 characters'],
  DEMO_PASSWORD: [z.string().min(12), 'a password of at least 12 characters'],
  SANDBOX_PORT: [wholeNumber(1, 65_525), 'a port with ten more after it, a whole number from 1 to 65525'],
  MODE: [z.enum(['all', 'api', 'worker']), 'all, api or worker'],
  REPLY_QUIET_MS: [wholeNumber(0, 60_000), 'milliseconds, a whole number from 0 to 60000'],
  PROVIDER_TIMEOUT_MS: [wholeNumber(100, 120_000), 'milliseconds, a whole number from 100 to 120000'],
  MODEL_TIMEOUT_MS: [wholeNumber(100, 600_000), 'milliseconds, a whole number from 100 to 600000'],
  RATE_LIMIT_SIGN_UP: [wholeNumber(1, 1_000_000), 'a whole number from 1'],
  RETENTION_MESSAGES_DAYS: [wholeNumber(7, 36_500), 'days, a whole number from 7'],
  RETENTION_DELIVERIES_DAYS: [wholeNumber(1, 36_500), 'days, a whole number from 1'],
  JOB_LEASE_MS: [wholeNumber(500, 600_000), 'milliseconds, a whole number from 500 to 600000'],
  JOB_START_LIMIT: [wholeNumber(2, 1_000_000), 'a whole number from 2'],
  WATCHDOG_MS: [wholeNumber(500, 600_000), 'milliseconds, a whole number from 500 to 600000'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    z.string().refine(isWebUrl).transform(withoutSlash),
    'the address of a collector such as http://localhost:4318',
  ],
  METRICS_TOKEN: [z.string().min(16), 'a token of at least 16 characters'],
  RATE_LIMIT_VISITS: [wholeNumber(1, 1_000_000), 'a whole number from 1'],
  TRUST_PROXY: [
    z
      .string()
      .transform(parseTrustedProxies)
      .refine((proxies) => proxies !== null),
    'none, a number of proxies from 1 to 10, or networks such as loopback, 10.0.0.0/8',
  ],
  VERIFY_EMAIL: [z.enum(['on', 'off']), 'on or off'],
  LOG_LEVEL: [z.enum(logLevels), `one of ${logLevels.join(', ')}`],
  LLM_BASE_URL: [z.string().refine(isWebUrl).transform(withoutSlash), 'an address such as https://api.openai.com/v1'],
  LLM_API_KEY: [z.string(), 'a key'],
  LLM_MODEL: [z.string(), "a model's name"],
  LLM_MODELS: [
    z
      .string()
      .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))])
      .refine((names) => names.every((name) => name !== '' && name.length <= 200)),
    'names of models with commas between, the default first',
  ],
  LLM_DAILY_TOKENS_PER_ACCOUNT: [wholeNumber(1, Number.MAX_SAFE_INTEGER), 'a whole number from 1'],
  LLM_DAILY_TOKENS: [wholeNumber(1, Number.MAX_SAFE_INTEGER), 'a whole number from 1'],
  LLM_CONCURRENCY: [wholeNumber(1, 10_000), 'a whole number from 1 to 10000'],
  LLM_INPUT_PRICE: [price(), 'dollars for a million tokens, such as 0.15'],
  LLM_OUTPUT_PRICE: [price(), 'dollars for a million tokens, such as 0.60'],
  LLM_VISION: [z.enum(['on', 'off']), 'on or off'],
  VISION_BASE_URL: [
    z.string().refine(isWebUrl).transform(withoutSlash),
    'an address such as https://api.openai.com/v1',
  ],
  VISION_API_KEY: [z.string(), 'a key'],
  VISION_MODEL: [z.string(), "a model's name"],
  TRANSCRIPTION_BASE_URL: [
    z.string().refine(isWebUrl).transform(withoutSlash),
    'an address such as https://api.openai.com/v1',
  ],
  TRANSCRIPTION_API_KEY: [z.string(), 'a key'],
  TRANSCRIPTION_MODEL: [z.string(), "a model's name"],
  TRANSCRIPTION_DAILY_MINUTES_PER_ACCOUNT: [wholeNumber(1, 1_000_000), 'minutes, a whole number from 1'],
  TRANSCRIPTION_MINUTE_PRICE: [price(), 'dollars for a minute, such as 0.006'],
  MODERATION_BASE_URL: [
    z.string().refine(isWebUrl).transform(withoutSlash),
    'an address such as https://api.openai.com/v1',
  ],
  MODERATION_API_KEY: [z.string(), 'a key'],
  MODERATION_MODEL: [z.string(), "a model's name"],
  MODERATION_THRESHOLD: [
    z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/)
      .transform(Number),
    'a score from 0 to 1, such as 0.5',
  ],
  EMBEDDING_BASE_URL: [
    z.string().refine(isWebUrl).transform(withoutSlash),
    'an address such as https://api.openai.com/v1',
  ],
  EMBEDDING_API_KEY: [z.string(), 'a key'],
  EMBEDDING_MODEL: [z.string(), "a model's name"],
  PAGES_STAND_IN_URL: [origin().refine((text) => isOwnMachine(new URL(text).hostname)), 'an origin on this machine'],
  ...channelVariables,
  GOOGLE_CLIENT_ID: [z.string(), "a client's id"],
  GOOGLE_CLIENT_SECRET: [z.string(), "a client's secret"],
  GOOGLE_AUTH_URL: [origin(), 'an origin such as https://accounts.google.com'],
  GOOGLE_TOKEN_URL: [origin(), 'an origin such as https://oauth2.googleapis.com'],
  GOOGLE_API_URL: [origin(), 'an origin such as https://www.googleapis.com'],
  CALENDLY_CLIENT_ID: [z.string(), "a client's id"],
  CALENDLY_CLIENT_SECRET: [z.string(), "a client's secret"],
  CALENDLY_WEBHOOK_KEY: [z.string(), 'a key of your choice, with which Calendly signs its webhooks'],
  CALENDLY_AUTH_URL: [origin(), 'an origin such as https://auth.calendly.com'],
  CALENDLY_API_URL: [origin(), 'an origin such as https://api.calendly.com'],
  STRIPE_SECRET_KEY: [z.string(), 'a secret key, or a restricted one'],
  STRIPE_WEBHOOK_SECRET: [z.string(), "an endpoint's secret, with which Stripe signs its webhooks"],
  STRIPE_API_URL: [origin(), 'an origin such as https://api.stripe.com'],
  STRIPE_PRICE_ANNUAL: [z.string(), "a price's id"],
  STRIPE_PRICE_MONTHLY: [z.string(), "a price's id"],
  PLAN_ENFORCEMENT: [z.enum(['on', 'off']), 'on or off'],
  SMTP_URL: [z.string().refine(isMailUrl), 'an address such as smtps://user:password@mail.example:465'],
  MAIL_FROM: [z.string().refine(isSender), 'a sender such as Spotter <hello@spotter.example>'],
  VAPID_PUBLIC_KEY: [z.string().regex(/^[\w-]{87}$/), 'a public key of 87 base64url characters'],
  VAPID_PRIVATE_KEY: [z.string().regex(/^[\w-]{43}$/), 'a private key of 43 base64url characters'],
  PUSH_STAND_IN_URL: [origin().refine((text) => isOwnMachine(new URL(text).hostname)), 'an origin on this machine'],
  SUPPORT_EMAIL: [z.email(), 'an email address'],
  SUPPORT_PHONE: [z.string().max(50), 'a phone number'],
  LANDING_TRAINER_EMAIL: [MailAddress, "the email address of a user's account"],
  LANDING_AGENT: [z.enum(['on', 'off']), 'on or off'],
} as const satisfies Variables;

export type Environment = Record<string, string | undefined>;

/** Returns any variable, parsed; undefined where it is not set. */
export type Read = ReadOf<typeof parsers>;

/** Reads the variables of an environment. Throws ConfigError with one sentence for the operator. */
export function reader(environment: Environment): Read {
  return ((name: keyof typeof parsers) => {
    const text = environment[name]?.trim() ?? '';
    if (text === '') return undefined;
    const [schema, wanted] = parsers[name];
    const parsed = schema.safeParse(text);
    // The value is not repeated: it may be a secret set in the wrong variable.
    if (!parsed.success) throw new ConfigError(`${name} must be ${wanted}.`);
    return parsed.data;
  }) as Read;
}
