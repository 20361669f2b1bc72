import { createHmac } from 'node:crypto';
import { resolve } from 'node:path';
import { demoStory } from '@spotter/demo';
import { defaultSandboxPort, simulatorDistances } from '@spotter/demo/sandbox-ports';
import { z } from 'zod';
import { visitsPerMinute } from './http/limits/call-limiter.ts';
import { parseTrustedProxies, trustOwnMachine, type TrustedProxies } from './http/limits/trusted-proxies.ts';
import { ConfigError } from './platform/config-error.ts';
import { logLevels } from './platform/logger.ts';

type Sandbox = {
  enabled: boolean;
  port: number;
  /** What its services sign and prove themselves with, by name. */
  secretOf(name: string): string;
  demoPassword: string;
};

/** All that an operator can set, parsed once. The README's table says what each variable is for. */
export type Config = {
  port: number;
  host: string;
  publicUrl: string;
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** null: made at first start and kept in `dataDir`. */
  appSecret: string | null;
  /** What `appSecret` was before: what was sealed with it can still be read. */
  previousAppSecret: string | null;
  sandbox: Sandbox;
  mode: 'all' | 'api' | 'worker';
  replyQuietMs: number;
  /** How long a call to an outside service may take; after that the outcome of a send is unknown. */
  providerTimeoutMs: number;
  /** How long the language model may take for one answer, all its steps together. */
  modelTimeoutMs: number;
  signUpsPerHour: number;
  /** For how many days messages are kept (null: for good), and what platforms delivered and nobody could use. */
  retention: { messagesDays: number | null; deliveriesDays: number };
  /** How long a job is held without a sign of life of who runs it. */
  jobLeaseMs: number;
  /** After so many starts without an end a job is parked. */
  jobStartLimit: number;
  /** How long the event loop may stand still. */
  watchdogMs: number;
  /** null: metrics are for this machine only. */
  metricsToken: string | null;
  trustedProxies: TrustedProxies;
  /** Calls of one network address without a session. */
  visitsPerMinute: number;
  /** Whether users have to confirm their address before they connect, book, or try agents without limit. */
  verifyEmail: boolean;
  logLevel: (typeof logLevels)[number];
  instagram: { appId: string; appSecret: string; authUrl: string; apiUrl: string; graphUrl: string };
  /** Where a chat with a connected account is opened; `{username}` and `{id}` stand for the account's own. */
  messageAddresses: { instagram: string; messenger: string };
  languageModel: {
    baseUrl: string;
    apiKey: string;
    /** What an agent may ask for; the first is the default. */
    models: string[];
    /** How many tokens a day may take, for one account and for all together; null: as many as are asked for. */
    dailyTokens: { perAccount: number | null; inAll: number | null };
    /** In dollars for a million tokens; null: no costs are shown. */
    prices: { input: number; output: number } | null;
  };
  /** A moderation endpoint compatible with OpenAI's; null: nobody is asked. */
  moderation: { baseUrl: string; apiKey: string; model: string | null; threshold: number | null } | null;
  /** null: Messenger is not offered. */
  facebook: { appId: string; appSecret: string; authUrl: string; graphUrl: string } | null;
  /** null: Google Calendar is not offered. */
  google: { clientId: string; clientSecret: string; authUrl: string; tokenUrl: string; apiUrl: string } | null;
  /** null: Calendly is not offered. */
  calendly: { clientId: string; clientSecret: string; webhookKey: string; authUrl: string; apiUrl: string } | null;
  /** null: plans are not sold. */
  payments: {
    secretKey: string;
    webhookSecret: string;
    apiUrl: string;
    /** The provider's ids of the two prices. */
    prices: { annual: string; monthly: string };
  } | null;
  /** Whether autoreplies need a plan. */
  planEnforced: boolean;
  graphApiVersion: string;
  /** null: derived from the app secret. */
  metaVerifyToken: string | null;
  /** Sign-in with Facebook: for which app its tokens have to be and where its keys are. null: not offered. */
  facebookLogin: { appId: string; jwksUrls: string[] } | null;
  /** Pushes. `keys` null: made at first start and kept in the database. */
  push: {
    keys: { publicKey: string; privateKey: string } | null;
    /** Where push services complain: `mailto:` or `https:`. */
    subject: string;
    /** The origin of a stand-in of a push service, the sandbox's or a test's; null: there is none. */
    standIn: string | null;
  };
  /** `smtpUrl` null: no mail can be sent. */
  mail: { smtpUrl: string | null; from: string };
  /** How the public reaches the company. */
  support: { email: string | null; phone: string | null };
  /** Whose calls the landing page offers; null: nobody's. */
  landingTrainerEmail: string | null;
};

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most);

const standardSender = 'Spotter <hello@spotter.example>';

const parsers = {
  PORT: [wholeNumber(0, 65_535), 'a port, a whole number from 0 to 65535'],
  HOST: [z.string().regex(/^[\w.:-]+$/), 'an address or the name of a host'],
  PUBLIC_URL: [origin(), 'an origin such as https://spotter.example'],
  DATABASE_URL: [z.string().refine(isPostgresUrl), 'an address such as postgresql://user:password@host:5432/spotter'],
  DATA_DIR: [z.string(), 'a folder'],
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
  LLM_INPUT_PRICE: [price(), 'dollars for a million tokens, such as 0.15'],
  LLM_OUTPUT_PRICE: [price(), 'dollars for a million tokens, such as 0.60'],
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
  INSTAGRAM_APP_ID: [z.string(), "an app's id"],
  INSTAGRAM_APP_SECRET: [z.string(), "an app's secret"],
  INSTAGRAM_AUTH_URL: [origin(), 'an origin such as https://www.instagram.com'],
  INSTAGRAM_API_URL: [origin(), 'an origin such as https://api.instagram.com'],
  INSTAGRAM_GRAPH_URL: [origin(), 'an origin such as https://graph.instagram.com'],
  INSTAGRAM_MESSAGE_URL: [messageAddress(), 'an address such as https://ig.me/m/{username}'],
  FACEBOOK_MESSAGE_URL: [messageAddress(), 'an address such as https://m.me/{id}'],
  FACEBOOK_APP_ID: [z.string().regex(/^\d+$/), "an app's id, a number"],
  FACEBOOK_APP_SECRET: [z.string(), "an app's secret"],
  FACEBOOK_AUTH_URL: [origin(), 'an origin such as https://www.facebook.com'],
  FACEBOOK_GRAPH_URL: [origin(), 'an origin such as https://graph.facebook.com'],
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
  META_VERIFY_TOKEN: [z.string(), 'a token'],
  GRAPH_API_VERSION: [z.string().regex(/^v\d+\.\d+$/), 'a version such as v25.0'],
  FACEBOOK_JWKS_URL: [
    z
      .string()
      .transform((text) => text.split(/[\s,]+/))
      .refine((urls) => urls.every(isWebUrl)),
    "one or more addresses of Facebook's keys, with commas between",
  ],
  SMTP_URL: [z.string().refine(isMailUrl), 'an address such as smtps://user:password@mail.example:465'],
  MAIL_FROM: [z.string().refine(isSender), 'a sender such as Spotter <hello@spotter.example>'],
  VAPID_PUBLIC_KEY: [z.string().regex(/^[\w-]{87}$/), 'a public key of 87 base64url characters'],
  VAPID_PRIVATE_KEY: [z.string().regex(/^[\w-]{43}$/), 'a private key of 43 base64url characters'],
  PUSH_STAND_IN_URL: [origin().refine((text) => isOwnMachine(new URL(text).hostname)), 'an origin on this machine'],
  SUPPORT_EMAIL: [z.email(), 'an email address'],
  SUPPORT_PHONE: [z.string().max(50), 'a phone number'],
  LANDING_TRAINER_EMAIL: [z.email(), "the email address of a user's account"],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

/** Whoever sets one of these means it: then nothing is played. */
const providerNames = [
  'INSTAGRAM_APP_ID',
  'FACEBOOK_APP_ID',
  'GOOGLE_CLIENT_ID',
  'CALENDLY_CLIENT_ID',
  'STRIPE_SECRET_KEY',
  'LLM_BASE_URL',
] as const;

type Name = keyof typeof parsers;
type Environment = Record<string, string | undefined>;

/** Reads the environment. Throws ConfigError with one sentence for the operator. */
export function parseConfig(environment: Environment): Config {
  const read = reader(environment);
  const port = read('PORT') ?? 3000;
  const { databaseUrl, dataDir } = storage(read);
  const { appSecret, previousAppSecret } = sealing(read);
  const mode = read('MODE') ?? 'all';
  if (databaseUrl === null && mode !== 'all') {
    throw new ConfigError(`MODE=${mode} needs DATABASE_URL: the embedded database belongs to one process.`);
  }
  const hasProvider = providerNames.some((name) => read(name) !== undefined);
  const sandbox = readSandbox(read, hasProvider);
  const sold = payments(read, sandbox);
  const planEnforced = read('PLAN_ENFORCEMENT') === 'on';
  if (planEnforced && sold === null) {
    throw new ConfigError('PLAN_ENFORCEMENT=on needs STRIPE_SECRET_KEY: where no plan is sold nobody could have one.');
  }
  const smtpUrl = read('SMTP_URL') ?? (sandbox.enabled ? `smtp://127.0.0.1:${sandboxPort(sandbox, 'mailbox')}` : null);
  const verifies = read('VERIFY_EMAIL');
  if (verifies === 'on' && smtpUrl === null) {
    throw new ConfigError('VERIFY_EMAIL=on needs SMTP_URL: without mail nobody could confirm their address.');
  }
  return {
    port,
    host: read('HOST') ?? '127.0.0.1',
    publicUrl: read('PUBLIC_URL') ?? `http://localhost:${port}`,
    databaseUrl,
    dataDir,
    appSecret,
    previousAppSecret,
    sandbox,
    mode,
    replyQuietMs: read('REPLY_QUIET_MS') ?? 4000,
    providerTimeoutMs: read('PROVIDER_TIMEOUT_MS') ?? 10_000,
    modelTimeoutMs: modelTimeoutMs(read),
    signUpsPerHour: read('RATE_LIMIT_SIGN_UP') ?? 30,
    retention: {
      messagesDays: read('RETENTION_MESSAGES_DAYS') ?? null,
      deliveriesDays: read('RETENTION_DELIVERIES_DAYS') ?? 30,
    },
    jobLeaseMs: read('JOB_LEASE_MS') ?? 12_000,
    jobStartLimit: read('JOB_START_LIMIT') ?? 3,
    watchdogMs: read('WATCHDOG_MS') ?? 10_000,
    metricsToken: read('METRICS_TOKEN') ?? null,
    trustedProxies: read('TRUST_PROXY') ?? trustOwnMachine,
    visitsPerMinute: read('RATE_LIMIT_VISITS') ?? visitsPerMinute,
    verifyEmail: verifies !== 'off' && smtpUrl !== null,
    logLevel: read('LOG_LEVEL') ?? 'info',
    instagram: instagram(read, sandbox),
    messageAddresses: messageAddresses(read, sandbox),
    languageModel: languageModel(read, sandbox),
    moderation: moderation(read, sandbox),
    facebook: facebook(read, sandbox),
    google: google(read, sandbox),
    calendly: calendly(read, sandbox),
    payments: sold,
    planEnforced,
    graphApiVersion: read('GRAPH_API_VERSION') ?? 'v25.0',
    metaVerifyToken: read('META_VERIFY_TOKEN') ?? (sandbox.enabled ? sandbox.secretOf('verify-token') : null),
    facebookLogin: facebookLogin(read, sandbox),
    push: push(read, sandbox),
    mail: {
      smtpUrl,
      from: read('MAIL_FROM') ?? standardSender,
    },
    support: { email: read('SUPPORT_EMAIL') ?? null, phone: read('SUPPORT_PHONE') ?? null },
    landingTrainerEmail: read('LANDING_TRAINER_EMAIL') ?? (sandbox.enabled ? demoStory.coach.email : null),
  };
}

/** Reads where the data is, and nothing else: for a program that only looks into it. */
export function parseStorage(environment: Environment): Pick<Config, 'databaseUrl' | 'dataDir'> {
  return storage(reader(environment));
}

/**
 * Reads how the language model and the moderation endpoint are reached, and nothing else: those that are configured, or with
 * `sandbox` the stand-ins. Null where no model is configured.
 */
export function parseModels(
  environment: Environment,
  options: { sandbox: boolean },
): (Pick<Config, 'languageModel' | 'moderation'> & { timeoutMs: number }) | null {
  const read = reader(environment);
  if (!options.sandbox && read('LLM_BASE_URL') === undefined) return null;
  const standIn = {
    enabled: options.sandbox,
    port: read('SANDBOX_PORT') ?? defaultSandboxPort,
    secretOf: () => '',
    demoPassword: '',
  };
  const isOurs = (name: string) => name.startsWith('LLM_') || name.startsWith('MODERATION_');
  const own: Read = options.sandbox ? (name) => (isOurs(name) ? undefined : read(name)) : read;
  return {
    languageModel: languageModel(own, standIn),
    moderation: moderation(own, standIn),
    timeoutMs: modelTimeoutMs(read),
  };
}

function modelTimeoutMs(read: Read): number {
  return read('MODEL_TIMEOUT_MS') ?? 60_000;
}

/** Reads what secrets are sealed with, and nothing else. */
export function parseSealing(environment: Environment): Pick<Config, 'dataDir' | 'appSecret' | 'previousAppSecret'> {
  const read = reader(environment);
  return { dataDir: storage(read).dataDir, ...sealing(read) };
}

function sealing(read: Read): Pick<Config, 'appSecret' | 'previousAppSecret'> {
  const appSecret = read('APP_SECRET') ?? null;
  if (read('DATABASE_URL') !== undefined && appSecret === null) {
    throw new ConfigError('APP_SECRET must be set along with DATABASE_URL: every server process needs the same one.');
  }
  return { appSecret, previousAppSecret: read('APP_SECRET_PREVIOUS') ?? null };
}

function storage(read: Read): Pick<Config, 'databaseUrl' | 'dataDir'> {
  return { databaseUrl: read('DATABASE_URL') ?? null, dataDir: resolve(read('DATA_DIR') ?? '.data') };
}

/** The sandbox's secrets are known to everybody: it may be reached from this machine only, or makes its own. */
function readSandbox(read: Read, hasProvider: boolean): Sandbox {
  const mode = read('SANDBOX') ?? (hasProvider ? 'off' : 'on');
  const port = read('SANDBOX_PORT') ?? defaultSandboxPort;
  if (mode === 'public-demo') {
    const secret = read('SANDBOX_SECRET');
    const demoPassword = read('DEMO_PASSWORD');
    if (hasProvider || read('DATABASE_URL') !== undefined) {
      throw new ConfigError(
        'SANDBOX=public-demo forgets everything daily: it takes neither DATABASE_URL nor an outside service.',
      );
    }
    if (secret === undefined || demoPassword === undefined) {
      throw new ConfigError('SANDBOX=public-demo is started by npm start, which makes its secrets.');
    }
    const secretOf = (name: string) => createHmac('sha256', secret).update(name).digest('hex');
    return { enabled: true, port, secretOf, demoPassword };
  }
  const isPublic = !isOwnMachine(read('HOST') ?? '127.0.0.1') || read('PUBLIC_URL')?.startsWith('https:') === true;
  if (mode === 'on' && isPublic) {
    throw new ConfigError(
      'The sandbox believes anybody who knows its published secrets: with it HOST must be this machine (127.0.0.1) and PUBLIC_URL must not be https. SANDBOX=off needs the outside services; SANDBOX=public-demo makes its own secrets.',
    );
  }
  return {
    enabled: mode === 'on',
    port,
    secretOf: (name) => `sandbox-${name}`,
    demoPassword: demoStory.coach.password,
  };
}

function isOwnMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

type Read = <N extends Name>(name: N) => z.output<(typeof parsers)[N][0]> | undefined;

function reader(environment: Environment): Read {
  return (name) => {
    const text = environment[name]?.trim() ?? '';
    if (text === '') return undefined;
    const [schema, wanted] = parsers[name];
    const parsed = schema.safeParse(text);
    // What was set is not repeated: it may be a secret put into the wrong variable.
    if (!parsed.success) throw new ConfigError(`${name} must be ${wanted}.`);
    return parsed.data as z.output<(typeof parsers)[typeof name][0]>;
  };
}

function languageModel(read: Read, sandbox: Config['sandbox']): Config['languageModel'] {
  const baseUrl = read('LLM_BASE_URL');
  const models = modelNames(read);
  const input = read('LLM_INPUT_PRICE');
  const output = read('LLM_OUTPUT_PRICE');
  if ((input === undefined) !== (output === undefined)) {
    throw new ConfigError('LLM_INPUT_PRICE and LLM_OUTPUT_PRICE must be set together.');
  }
  const prices = input === undefined || output === undefined ? null : { input, output };
  const dailyTokens = {
    perAccount: read('LLM_DAILY_TOKENS_PER_ACCOUNT') ?? null,
    inAll: read('LLM_DAILY_TOKENS') ?? null,
  };
  if (baseUrl !== undefined) {
    if (models === null) throw new ConfigError('LLM_MODEL or LLM_MODELS must be set along with LLM_BASE_URL.');
    return { baseUrl, models, apiKey: read('LLM_API_KEY') ?? '', prices, dailyTokens };
  }
  if (!sandbox.enabled)
    throw new ConfigError('LLM_BASE_URL must be set, or SANDBOX=on for the simulator of a language model.');
  return {
    baseUrl: `${sandboxOrigin(sandbox, 'languageModel')}/v1`,
    models: models ?? ['sandbox-setter'],
    apiKey: 'sandbox',
    prices,
    dailyTokens,
  };
}

function moderation(read: Read, sandbox: Config['sandbox']): Config['moderation'] {
  const model = read('MODERATION_MODEL') ?? null;
  const threshold = read('MODERATION_THRESHOLD') ?? null;
  const baseUrl = read('MODERATION_BASE_URL');
  if (baseUrl !== undefined) return { baseUrl, apiKey: read('MODERATION_API_KEY') ?? '', model, threshold };
  return sandbox.enabled
    ? { baseUrl: `${sandboxOrigin(sandbox, 'moderation')}/v1`, apiKey: 'sandbox', model, threshold }
    : null;
}

/** The models that agents may ask for; null where none is named. */
function modelNames(read: Read): string[] | null {
  const model = read('LLM_MODEL');
  const models = read('LLM_MODELS');
  if (models === undefined) return model === undefined ? null : [model];
  if (model !== undefined && model !== models[0]) {
    throw new ConfigError('LLM_MODEL must be the first of LLM_MODELS where both are set.');
  }
  return models;
}

function instagram(read: Read, sandbox: Config['sandbox']): Config['instagram'] {
  const appId = read('INSTAGRAM_APP_ID');
  const appSecret = read('INSTAGRAM_APP_SECRET');
  if ((appId === undefined) !== (appSecret === undefined)) {
    throw new ConfigError('INSTAGRAM_APP_ID and INSTAGRAM_APP_SECRET must be set together.');
  }
  const own = appId === undefined || appSecret === undefined ? null : { appId, appSecret };
  if (own === null && !sandbox.enabled) {
    throw new ConfigError(
      'INSTAGRAM_APP_ID and INSTAGRAM_APP_SECRET must be set, or SANDBOX=on for the simulator of Instagram.',
    );
  }
  const standIn = sandboxOrigin(sandbox, 'instagram');
  return {
    ...(own ?? { appId: 'sandbox-instagram-app', appSecret: sandbox.secretOf('instagram-secret') }),
    authUrl: read('INSTAGRAM_AUTH_URL') ?? (own === null ? standIn : 'https://www.instagram.com'),
    apiUrl: read('INSTAGRAM_API_URL') ?? (own === null ? standIn : 'https://api.instagram.com'),
    graphUrl: read('INSTAGRAM_GRAPH_URL') ?? (own === null ? standIn : 'https://graph.instagram.com'),
  };
}

function facebook(read: Read, sandbox: Config['sandbox']): Config['facebook'] {
  const appId = read('FACEBOOK_APP_ID');
  const appSecret = read('FACEBOOK_APP_SECRET');
  if ((appId === undefined) !== (appSecret === undefined)) {
    throw new ConfigError('FACEBOOK_APP_ID and FACEBOOK_APP_SECRET must be set together.');
  }
  if (appId !== undefined && appSecret !== undefined) {
    return {
      appId,
      appSecret,
      authUrl: read('FACEBOOK_AUTH_URL') ?? 'https://www.facebook.com',
      graphUrl: read('FACEBOOK_GRAPH_URL') ?? 'https://graph.facebook.com',
    };
  }
  if (!sandbox.enabled) return null;
  return {
    appId: '1517776481860111',
    appSecret: sandbox.secretOf('facebook-secret'),
    authUrl: read('FACEBOOK_AUTH_URL') ?? sandboxOrigin(sandbox, 'messenger'),
    graphUrl: read('FACEBOOK_GRAPH_URL') ?? sandboxOrigin(sandbox, 'messenger'),
  };
}

function google(read: Read, sandbox: Config['sandbox']): Config['google'] {
  const clientId = read('GOOGLE_CLIENT_ID');
  const clientSecret = read('GOOGLE_CLIENT_SECRET');
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.');
  }
  const own = clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret };
  if (own === null && !sandbox.enabled) return null;
  const standIn = sandboxOrigin(sandbox, 'googleCalendar');
  return {
    ...(own ?? { clientId: 'sandbox-google-client', clientSecret: sandbox.secretOf('google-secret') }),
    authUrl: read('GOOGLE_AUTH_URL') ?? (own === null ? standIn : 'https://accounts.google.com'),
    tokenUrl: read('GOOGLE_TOKEN_URL') ?? (own === null ? standIn : 'https://oauth2.googleapis.com'),
    apiUrl: read('GOOGLE_API_URL') ?? (own === null ? standIn : 'https://www.googleapis.com'),
  };
}

function calendly(read: Read, sandbox: Config['sandbox']): Config['calendly'] {
  const clientId = read('CALENDLY_CLIENT_ID');
  const clientSecret = read('CALENDLY_CLIENT_SECRET');
  const webhookKey = read('CALENDLY_WEBHOOK_KEY');
  const values = [clientId, clientSecret, webhookKey];
  if (values.some((value) => value === undefined) && values.some((value) => value !== undefined)) {
    throw new ConfigError('CALENDLY_CLIENT_ID, CALENDLY_CLIENT_SECRET and CALENDLY_WEBHOOK_KEY must be set together.');
  }
  const own =
    clientId === undefined || clientSecret === undefined || webhookKey === undefined
      ? null
      : { clientId, clientSecret, webhookKey };
  if (own === null && !sandbox.enabled) return null;
  const standIn = sandboxOrigin(sandbox, 'calendly');
  return {
    ...(own ?? {
      clientId: 'sandbox-calendly-client',
      clientSecret: sandbox.secretOf('calendly-secret'),
      webhookKey: sandbox.secretOf('calendly-webhook-key'),
    }),
    authUrl: read('CALENDLY_AUTH_URL') ?? (own === null ? standIn : 'https://auth.calendly.com'),
    apiUrl: read('CALENDLY_API_URL') ?? (own === null ? standIn : 'https://api.calendly.com'),
  };
}

function payments(read: Read, sandbox: Config['sandbox']): Config['payments'] {
  const secretKey = read('STRIPE_SECRET_KEY');
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET');
  const annual = read('STRIPE_PRICE_ANNUAL');
  const monthly = read('STRIPE_PRICE_MONTHLY');
  const values = [secretKey, webhookSecret, annual, monthly];
  if (values.some((value) => value === undefined) && values.some((value) => value !== undefined)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ANNUAL and STRIPE_PRICE_MONTHLY must be set together.',
    );
  }
  if (annual !== undefined && annual === monthly) {
    throw new ConfigError('STRIPE_PRICE_ANNUAL and STRIPE_PRICE_MONTHLY must be two prices.');
  }
  const own =
    secretKey === undefined || webhookSecret === undefined || annual === undefined || monthly === undefined
      ? null
      : { secretKey, webhookSecret, prices: { annual, monthly } };
  if (own === null && !sandbox.enabled) return null;
  return {
    ...(own ?? {
      secretKey: sandbox.secretOf('stripe-secret-key'),
      webhookSecret: sandbox.secretOf('stripe-webhook-secret'),
      prices: { annual: 'price_sandbox_annual', monthly: 'price_sandbox_monthly' },
    }),
    apiUrl: read('STRIPE_API_URL') ?? (own === null ? sandboxOrigin(sandbox, 'stripe') : 'https://api.stripe.com'),
  };
}

function facebookLogin(read: Read, sandbox: Config['sandbox']): Config['facebookLogin'] {
  const app = facebook(read, sandbox);
  if (app === null) return null;
  const isOwn = read('FACEBOOK_APP_ID') !== undefined;
  // The web's tokens and those of Limited Login are signed with keys from two places.
  const hosts = isOwn
    ? ['https://www.facebook.com', 'https://limited.facebook.com']
    : [sandboxOrigin(sandbox, 'facebookLogin')];
  const published = hosts.map((host) => `${host}/.well-known/oauth/openid/jwks/`);
  return { appId: app.appId, jwksUrls: read('FACEBOOK_JWKS_URL') ?? published };
}

/** Push services refuse who gives no address that could be somebody's. */
function push(read: Read, sandbox: Config['sandbox']): Config['push'] {
  const publicKey = read('VAPID_PUBLIC_KEY');
  const privateKey = read('VAPID_PRIVATE_KEY');
  if ((publicKey === undefined) !== (privateKey === undefined)) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.');
  }
  const publicUrl = read('PUBLIC_URL');
  const address = read('SUPPORT_EMAIL') ?? addressOf(read('MAIL_FROM') ?? standardSender);
  return {
    keys: publicKey === undefined || privateKey === undefined ? null : { publicKey, privateKey },
    subject: publicUrl?.startsWith('https:') === true ? publicUrl : `mailto:${address}`,
    standIn: read('PUSH_STAND_IN_URL') ?? (sandbox.enabled ? sandboxOrigin(sandbox, 'pushService') : null),
  };
}

/** Each stand-in listens on a port of its own, counted from the sandbox's page. */
function sandboxPort(sandbox: Config['sandbox'], standIn: keyof typeof simulatorDistances): number {
  return sandbox.port + simulatorDistances[standIn];
}

function sandboxOrigin(sandbox: Config['sandbox'], standIn: keyof typeof simulatorDistances): string {
  return `http://127.0.0.1:${sandboxPort(sandbox, standIn)}`;
}

/** In the sandbox the phone of a lead is what the platforms' apps are elsewhere. */
function messageAddresses(read: Read, sandbox: Config['sandbox']): Config['messageAddresses'] {
  const { hostname } = new URL(read('PUBLIC_URL') ?? 'http://localhost');
  const phone = `http://${hostname}:${sandbox.port}/m`;
  return {
    instagram:
      read('INSTAGRAM_MESSAGE_URL') ?? (sandbox.enabled ? `${phone}/{username}` : 'https://ig.me/m/{username}'),
    messenger: read('FACEBOOK_MESSAGE_URL') ?? (sandbox.enabled ? `${phone}/{id}` : 'https://m.me/{id}'),
  };
}

function messageAddress() {
  return z.string().refine((text) => isWebUrl(text) && /\{(username|id)\}/.test(text));
}

function price() {
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number);
}

function origin() {
  return z
    .string()
    .transform(withoutSlash)
    .refine((text) => isWebUrl(text) && new URL(text).origin === text);
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isMailUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

/** `hello@spotter.example`, with or without a name before it. */
function isSender(text: string): boolean {
  return z.email().safeParse(addressOf(text)).success;
}

function addressOf(sender: string): string {
  return /^[^<>\r\n]*<([^<>]+)>$/.exec(sender)?.[1] ?? sender;
}

function isPostgresUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol);
}

function withoutSlash(text: string): string {
  return text.replace(/\/+$/, '');
}
