import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const own = {
  INSTAGRAM_APP_ID: '1',
  INSTAGRAM_APP_SECRET: 'own secret',
  LLM_BASE_URL: 'https://llm.example/v1/',
  LLM_MODEL: 'setter-large',
};

describe('configuration', () => {
  test('nothing need be set: the embedded database and the stand-ins', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
    });
    expect(config.sandbox).toMatchObject({ enabled: true, port: 3001 });
    expect(config.instagram.graphUrl).toBe('http://127.0.0.1:3002');
    expect(config.languageModel).toEqual({
      baseUrl: 'http://127.0.0.1:3003/v1',
      apiKey: 'sandbox',
      models: ['sandbox-setter'],
      prices: null,
      sideBySide: 500,
      dailyTokens: { perAccount: null, inAll: null },
    });
  });

  test('offers the models that are named, the default first', () => {
    expect(parseConfig({ LLM_MODELS: 'small, large ,small' }).languageModel.models).toEqual(['small', 'large']);
    expect(parseConfig({ LLM_MODEL: 'small', LLM_MODELS: 'small,large' }).languageModel.models).toEqual([
      'small',
      'large',
    ]);
    expect(() => parseConfig({ LLM_MODEL: 'large', LLM_MODELS: 'small,large' })).toThrow(
      'LLM_MODEL must be the first of LLM_MODELS where both are set.',
    );
    expect(() => parseConfig({ LLM_DAILY_TOKENS: 'plenty' })).toThrow(
      'LLM_DAILY_TOKENS must be a whole number from 1.',
    );
    expect(parseConfig({ LLM_CONCURRENCY: '40' }).languageModel.sideBySide).toBe(40);
    expect(() => parseConfig({ LLM_CONCURRENCY: '0' })).toThrow(
      'LLM_CONCURRENCY must be a whole number from 1 to 10000.',
    );
  });

  test('a moderation endpoint is asked where one is named, without a model, a key or a threshold if need be', () => {
    expect(parseConfig(own).moderation).toBeNull();
    expect(parseConfig({ ...own, MODERATION_BASE_URL: 'http://127.0.0.1:9/v1/' }).moderation).toEqual({
      baseUrl: 'http://127.0.0.1:9/v1',
      apiKey: '',
      model: null,
      threshold: null,
    });
    const set = { ...own, MODERATION_BASE_URL: 'http://127.0.0.1:9/v1', MODERATION_MODEL: 'm' };
    expect(parseConfig({ ...set, MODERATION_THRESHOLD: '0.4' }).moderation).toMatchObject({
      model: 'm',
      threshold: 0.4,
    });
    expect(() => parseConfig({ ...set, MODERATION_THRESHOLD: '2' })).toThrow(
      'MODERATION_THRESHOLD must be a score from 0 to 1, such as 0.5.',
    );
  });

  test('the stand-ins follow the sandbox to other ports', () => {
    const config = parseConfig({ SANDBOX_PORT: '4100' });
    expect(config.instagram.authUrl).toBe('http://127.0.0.1:4101');
    expect(config.languageModel.baseUrl).toBe('http://127.0.0.1:4102/v1');
    expect(config.moderation?.baseUrl).toBe('http://127.0.0.1:4109/v1');
    expect(config.push.standIn).toBe('http://127.0.0.1:4110');
    expect(config.messageAddresses).toEqual({
      instagram: 'http://localhost:4100/m/{username}',
      messenger: 'http://localhost:4100/m/{id}',
    });
  });

  test('chats are opened at the platforms, or where the operator says', () => {
    expect(parseConfig(own).messageAddresses).toEqual({
      instagram: 'https://ig.me/m/{username}',
      messenger: 'https://m.me/{id}',
    });
    const set = { INSTAGRAM_MESSAGE_URL: 'https://phone.example/m/{username}' };
    expect(parseConfig(set).messageAddresses.instagram).toBe(set.INSTAGRAM_MESSAGE_URL);
    expect(() => parseConfig({ FACEBOOK_MESSAGE_URL: 'https://m.me/' })).toThrow(
      'FACEBOOK_MESSAGE_URL must be an address such as https://m.me/{id}.',
    );
  });

  test('addresses are confirmed where mail can be sent, unless it is switched off', () => {
    const mail = { SMTP_URL: 'smtps://mail.example:465' };
    expect(parseConfig({}).verifyEmail).toBe(true);
    expect(parseConfig({ VERIFY_EMAIL: 'off' }).verifyEmail).toBe(false);
    expect(parseConfig({ ...own, ...mail }).verifyEmail).toBe(true);
    expect(parseConfig(own).verifyEmail).toBe(false);
    expect(() => parseConfig({ ...own, VERIFY_EMAIL: 'on' })).toThrow(
      'VERIFY_EMAIL=on needs SMTP_URL: without mail nobody could confirm their address.',
    );
  });

  test('the prices of a model’s tokens come in pairs', () => {
    expect(parseConfig({ LLM_INPUT_PRICE: '0.15', LLM_OUTPUT_PRICE: '0.6' }).languageModel.prices).toEqual({
      input: 0.15,
      output: 0.6,
    });
    expect(() => parseConfig({ LLM_INPUT_PRICE: '0.15' })).toThrow(
      'LLM_INPUT_PRICE and LLM_OUTPUT_PRICE must be set together.',
    );
    expect(() => parseConfig({ LLM_INPUT_PRICE: 'cheap', LLM_OUTPUT_PRICE: '1' })).toThrow(
      'LLM_INPUT_PRICE must be dollars for a million tokens, such as 0.15.',
    );
  });

  test('own providers turn the sandbox off and lead to the real hosts', () => {
    const config = parseConfig(own);
    expect(config.sandbox.enabled).toBe(false);
    expect(config.instagram).toEqual({
      appId: '1',
      appSecret: 'own secret',
      authUrl: 'https://www.instagram.com',
      apiUrl: 'https://api.instagram.com',
      graphUrl: 'https://graph.instagram.com',
    });
    expect(config.languageModel.baseUrl).toBe('https://llm.example/v1');
    expect(config.metaVerifyToken).toBeNull();
  });

  test('an own model can be tried beside the stand-in of Instagram', () => {
    const config = parseConfig({ SANDBOX: 'on', LLM_BASE_URL: own.LLM_BASE_URL, LLM_MODEL: own.LLM_MODEL });
    expect(config.languageModel.models).toEqual(['setter-large']);
    expect(config.instagram.appId).toBe('sandbox-instagram-app');
  });

  test('calendars are those of the sandbox, own ones at the real hosts, or none', () => {
    expect(parseConfig({ SANDBOX_PORT: '4100' })).toMatchObject({
      google: { clientId: 'sandbox-google-client', authUrl: 'http://127.0.0.1:4104', apiUrl: 'http://127.0.0.1:4104' },
      calendly: { webhookKey: 'sandbox-calendly-webhook-key', authUrl: 'http://127.0.0.1:4105' },
    });
    expect(parseConfig(own)).toMatchObject({ google: null, calendly: null });
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(parseConfig({ ...own, ...google }).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      authUrl: 'https://accounts.google.com',
      tokenUrl: 'https://oauth2.googleapis.com',
      apiUrl: 'https://www.googleapis.com',
    });
    expect(() => parseConfig({ ...own, CALENDLY_CLIENT_ID: 'id' })).toThrow('CALENDLY_WEBHOOK_KEY');
  });

  test('mail goes to the mailbox of the sandbox, and sign-in with Facebook asks its keys', () => {
    expect(parseConfig({ SANDBOX_PORT: '4100' })).toMatchObject({
      mail: { smtpUrl: 'smtp://127.0.0.1:4107', from: 'Spotter <hello@spotter.example>' },
      support: { email: null, phone: null },
      facebookLogin: { jwksUrls: ['http://127.0.0.1:4108/.well-known/oauth/openid/jwks/'] },
    });
  });

  test('the landing page offers the demo trainer’s calls, another’s, or without the sandbox nobody’s', () => {
    expect(parseConfig({}).landingTrainerEmail).toBe('demo@spotter.example');
    expect(parseConfig({ LANDING_TRAINER_EMAIL: 'dana@coach.example' }).landingTrainerEmail).toBe('dana@coach.example');
    expect(parseConfig(own).landingTrainerEmail).toBeNull();
    expect(() => parseConfig({ LANDING_TRAINER_EMAIL: 'dana' })).toThrow(
      "LANDING_TRAINER_EMAIL must be the email address of a user's account.",
    );
  });

  test('visitors can write to that trainer’s agent unless it is off', () => {
    expect(parseConfig({}).landingAgent).toBe(true);
    expect(parseConfig({ LANDING_AGENT: 'off' }).landingAgent).toBe(false);
  });

  test('without the sandbox mail and sign-in with Facebook have to be set up', () => {
    expect(parseConfig(own)).toMatchObject({ mail: { smtpUrl: null }, facebookLogin: null });
    const set = parseConfig({
      ...own,
      SMTP_URL: 'smtps://user:pass@mail.example:465',
      MAIL_FROM: 'hello@coach.example',
      SUPPORT_EMAIL: 'help@coach.example',
      SUPPORT_PHONE: '+1 702 555 0100',
      FACEBOOK_APP_ID: '77',
      FACEBOOK_APP_SECRET: 'own secret',
    });
    expect(set).toMatchObject({
      mail: { smtpUrl: 'smtps://user:pass@mail.example:465', from: 'hello@coach.example' },
      support: { email: 'help@coach.example', phone: '+1 702 555 0100' },
      facebookLogin: {
        appId: '77',
        jwksUrls: [
          'https://www.facebook.com/.well-known/oauth/openid/jwks/',
          'https://limited.facebook.com/.well-known/oauth/openid/jwks/',
        ],
      },
    });
    const { facebookLogin } = parseConfig({ FACEBOOK_JWKS_URL: 'http://one.example/keys, http://two.example/keys' });
    expect(facebookLogin?.jwksUrls).toEqual(['http://one.example/keys', 'http://two.example/keys']);
  });

  test.each([
    ['another machine can reach it', { HOST: '0.0.0.0' }],
    ['the network can', { HOST: '192.168.0.7' }],
    ['all of IPv6 can', { HOST: '::' }],
    ['the public is told of it', { PUBLIC_URL: 'https://spotter.example' }],
  ])('the sandbox does not start where %s', (_case, environment) => {
    expect(() => parseConfig(environment)).toThrow(/HOST must be this machine/);
    expect(() => parseConfig({ ...environment, SANDBOX: 'on' })).toThrow(/SANDBOX=public-demo/);
    expect(() => parseConfig({ ...environment, ...own, SANDBOX: 'on' })).toThrow(/HOST must be this machine/);
    expect(parseConfig({ ...environment, ...own }).sandbox.enabled).toBe(false);
  });

  test.each(['127.0.0.1', '127.8.8.8', 'localhost', '::1'])('it does on %s', (HOST) => {
    expect(parseConfig({ HOST }).sandbox.enabled).toBe(true);
  });

  test('a public demo has secrets that follow from its own, and a password of its own', () => {
    const demo = { SANDBOX: 'public-demo', HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example' };
    expect(() => parseConfig(demo)).toThrow('SANDBOX=public-demo is started by npm start, which makes its secrets.');
    const made = { ...demo, SANDBOX_SECRET: 'x'.repeat(32), DEMO_PASSWORD: 'a random one' };
    const [config, other] = [parseConfig(made), parseConfig({ ...made, SANDBOX_SECRET: 'y'.repeat(32) })];
    expect(config.sandbox).toMatchObject({ enabled: true, demoPassword: 'a random one' });
    const secretsOf = ({ instagram, facebook, google, calendly, payments, metaVerifyToken }: typeof config) => [
      instagram.appSecret,
      facebook!.appSecret,
      google!.clientSecret,
      calendly!.clientSecret,
      calendly!.webhookKey,
      payments!.secretKey,
      payments!.webhookSecret,
      metaVerifyToken!,
    ];
    const secrets = [...secretsOf(config), ...secretsOf(other), ...secretsOf(parseConfig({}))];
    expect(new Set(secrets).size).toBe(24);
    expect(() => parseConfig({ ...made, DATABASE_URL: 'postgres://x/y', APP_SECRET: 'x'.repeat(16) })).toThrow(
      'forgets everything daily',
    );
    expect(() => parseConfig({ ...own, ...made })).toThrow('forgets everything daily');
  });

  test('proxies that are believed are those on this machine, or those that are named', () => {
    expect(parseConfig({}).trustedProxies).toEqual({ networks: ['loopback'] });
    expect(parseConfig({ TRUST_PROXY: '2' }).trustedProxies).toEqual({ hops: 2 });
    expect(parseConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustedProxies).toEqual({
      networks: ['loopback', '10.0.0.0/8'],
    });
    expect(() => parseConfig({ TRUST_PROXY: 'true' })).toThrow(
      'TRUST_PROXY must be none, a number of proxies from 1 to 10, or networks such as loopback, 10.0.0.0/8.',
    );
  });

  test('an empty variable counts as not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  const shop = {
    STRIPE_SECRET_KEY: 'sk_live_own',
    STRIPE_WEBHOOK_SECRET: 'whsec_own',
    STRIPE_PRICE_ANNUAL: 'price_1',
    STRIPE_PRICE_MONTHLY: 'price_2',
  };
  test('plans are those of the sandbox, own ones at Stripe, or none; nothing is limited unless it is said', () => {
    expect(parseConfig({ SANDBOX_PORT: '4100' })).toMatchObject({
      payments: { apiUrl: 'http://127.0.0.1:4106', prices: { annual: 'price_sandbox_annual' } },
      planEnforced: false,
    });
    expect(parseConfig(own)).toMatchObject({ payments: null, planEnforced: false });
    const sold = parseConfig({ ...own, ...shop, PLAN_ENFORCEMENT: 'on' });
    expect(sold.planEnforced).toBe(true);
    expect(sold.payments).toEqual({
      secretKey: 'sk_live_own',
      webhookSecret: 'whsec_own',
      apiUrl: 'https://api.stripe.com',
      prices: { annual: 'price_1', monthly: 'price_2' },
    });
  });

  const secret = 'a-secret-long-enough';
  test.each<[string, Record<string, string>, string]>([
    ['a port that is none', { PORT: '70000' }, 'PORT'],
    ['a port that is a word', { PORT: 'http' }, 'PORT'],
    ['an address with a path', { PUBLIC_URL: 'https://spotter.example/app' }, 'PUBLIC_URL'],
    ['another kind of database', { DATABASE_URL: 'mysql://localhost/spotter', APP_SECRET: secret }, 'DATABASE_URL'],
    ['a database without a secret', { DATABASE_URL: 'postgres://localhost/spotter' }, 'APP_SECRET'],
    ['a secret that can be guessed', { APP_SECRET: 'secret' }, 'APP_SECRET'],
    ['a worker on the embedded database', { MODE: 'worker' }, 'DATABASE_URL'],
    ['a mode that does not exist', { MODE: 'both' }, 'MODE'],
    ['a quiet time below nothing', { REPLY_QUIET_MS: '-1' }, 'REPLY_QUIET_MS'],
    ['a level that does not exist', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    ['an app without its secret', { INSTAGRAM_APP_ID: '1' }, 'INSTAGRAM_APP_SECRET'],
    ['a model endpoint without a model', { SANDBOX: 'on', LLM_BASE_URL: 'http://localhost:8000/v1' }, 'LLM_MODEL'],
    ['no sandbox and no Instagram', { SANDBOX: 'off' }, 'INSTAGRAM_APP_ID'],
    ['no sandbox and no model', { INSTAGRAM_APP_ID: '1', INSTAGRAM_APP_SECRET: 'own' }, 'LLM_BASE_URL'],
    ['mail by another protocol', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    ['a sender without an address', { MAIL_FROM: 'Spotter' }, 'MAIL_FROM'],
    ['support without an address', { SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL'],
    ['keys that are nowhere', { FACEBOOK_JWKS_URL: 'https://one.example, two' }, 'FACEBOOK_JWKS_URL'],
    [
      'a shop without its prices',
      { SANDBOX: 'on', STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 's' },
      'STRIPE_PRICE_ANNUAL',
    ],
    ['one price for both', { SANDBOX: 'on', ...shop, STRIPE_PRICE_MONTHLY: 'price_1' }, 'STRIPE_PRICE_MONTHLY'],
    ['plans that nobody can buy', { ...own, PLAN_ENFORCEMENT: 'on' }, 'PLAN_ENFORCEMENT'],
    ['an enforcement that is neither', { PLAN_ENFORCEMENT: 'yes' }, 'PLAN_ENFORCEMENT'],
    ['a version without its v', { GRAPH_API_VERSION: '25' }, 'GRAPH_API_VERSION'],
  ])('%s is refused with one sentence that names the variable', (_case, environment, name) => {
    expect(() => parseConfig(environment)).toThrow(expect.objectContaining({ name: 'ConfigError' }));
    expect(() => parseConfig(environment)).toThrow(new RegExp(`${name}.*\\.$`));
  });

  test('a refusal does not repeat what was set', () => {
    expect(() => parseConfig({ DATABASE_URL: 'hunter2:password@host' })).not.toThrow(/hunter2/);
  });
});
