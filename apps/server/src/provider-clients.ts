import { createCalendlyCalendar } from '@spotter/providers/calendly/calendly-calendar';
import { createCalendlyOAuth } from '@spotter/providers/calendly/calendly-oauth';
import { createCalendlyWebhooks } from '@spotter/providers/calendly/calendly-webhooks';
import { createGoogleCalendar } from '@spotter/providers/google-calendar/google-calendar';
import { createGoogleOAuth } from '@spotter/providers/google-calendar/google-oauth';
import { createModeration } from '@spotter/providers/moderation/moderation';
import { createReceivedMedia } from '@spotter/providers/received-media/received-media';
import { createTranscription } from '@spotter/providers/transcription/transcription';
import { createPictureFetch } from '@spotter/providers/meta/contact-picture';
import type { LanguageModel } from '@spotter/providers/ports/language-model';
import type { IdentityTokens } from '@spotter/providers/ports/identity-token';
import type { Mail } from '@spotter/providers/ports/mail';
import { createEmbeddings } from '@spotter/providers/embeddings/embeddings';
import { createPageFetch } from '@spotter/providers/web-page/page-fetch';
import type { Transcription } from '@spotter/providers/ports/contact-media';
import type { Moderation } from '@spotter/providers/ports/moderation';
import { createWebPush } from '@spotter/providers/web-push/web-push';
import { connectChannels, eachChannel, registeredChannels } from './channels/channels.ts';
import type { Config } from './config/config.ts';
import { connectFiles } from './file-storage.ts';
import type { OAuthProviders } from './modules/connections/index.ts';
import { loadedLate } from './platform/loaded-late.ts';
import { observedClient, type ObserveCall } from './platform/observing/observe-calls.ts';
import { releaseSlotInCalls, releaseWorkerSlotWhileWaiting, takeWorkerSlotWhileWorking } from './queue/worker-slot.ts';

/** The time limit of moderation, in ms: late answers count as well, but not forever. */
const moderationTimeoutMs = 15_000;

/** The time limits of fetching a voice note or picture, and of writing a note down, in ms. */
const mediaTimeoutMs = 15_000;
const transcriptionTimeoutMs = 30_000;

/** The time limits of fetching a page, and of embedding passages, in ms. */
const pageTimeoutMs = 10_000;
const embeddingTimeoutMs = 30_000;

/** Returns the language model, as configured. */
export function connectModel({
  baseUrl,
  apiKey,
  models,
}: Pick<Config['languageModel'], 'baseUrl' | 'apiKey' | 'models'>): LanguageModel {
  return loadedLate(async () => {
    const { createLanguageModel } = await import('@spotter/providers/language-model/language-model');
    return createLanguageModel({ baseUrl, apiKey, defaultModel: models[0]! });
  });
}

/** Returns the moderation endpoint, as configured; null where there is none. */
export function connectModeration(
  { moderation }: Pick<Config, 'moderation'>,
  timeoutMs = moderationTimeoutMs,
): Moderation | null {
  return moderation === null ? null : createModeration({ ...moderation, timeoutMs });
}

/** Returns the model that describes pictures, as configured; null where there is none. */
export function connectVision({ media: { vision } }: Pick<Config, 'media'>): LanguageModel | null {
  return vision === null ? null : connectModel({ ...vision, models: [vision.model] });
}

/** Returns what writes down voice notes, as configured; null where there is none. */
export function connectTranscription(
  { media: { transcription } }: Pick<Config, 'media'>,
  timeoutMs = transcriptionTimeoutMs,
): Transcription | null {
  return transcription === null ? null : createTranscription({ ...transcription, timeoutMs });
}

function connectMail({ mail: { smtpUrl, from }, providerTimeoutMs }: Config): Mail | null {
  if (smtpUrl === null) return null;
  return loadedLate(async () => {
    const { createSmtpMail } = await import('@spotter/providers/smtp/smtp-mail');
    return createSmtpMail({ url: smtpUrl, from, timeoutMs: providerTimeoutMs });
  });
}

function connectPayments({ payments, providerTimeoutMs }: Config, now: () => Date) {
  if (payments === null) return null;
  return {
    provider: loadedLate(async () => {
      const { createStripePayments } = await import('@spotter/providers/stripe/stripe-payments');
      return createStripePayments({ ...payments, timeoutMs: providerTimeoutMs });
    }),
    prices: payments.prices,
    readDelivery: loadedLate(async () => {
      const { createStripeWebhook } = await import('@spotter/providers/stripe/stripe-webhook');
      const read = createStripeWebhook({ secret: payments.webhookSecret, now });
      return { read: async (...given: Parameters<typeof read>) => read(...given) };
    }).read,
  };
}

function connectIdentityTokens({ facebookLogin, providerTimeoutMs }: Config, now: () => Date): IdentityTokens | null {
  if (facebookLogin === null) return null;
  return loadedLate(async () => {
    const { createFacebookIdentityTokens } = await import('@spotter/providers/facebook-login/facebook-login');
    return createFacebookIdentityTokens({ ...facebookLogin, timeoutMs: providerTimeoutMs, fetch, now });
  });
}

/** Returns the clients of all outside services, as configured, without those that are not configured. */
export function connectProviders(config: Config, now: () => Date, registered = registeredChannels) {
  const { providerTimeoutMs } = config;
  const connected = connectChannels(registered, config, { now });
  // The platforms serve pictures from hosts of many names; simulators from their own.
  const fetchPicture = createPictureFetch({
    origins: Object.values(connected).map(({ origin }) => origin),
    timeoutMs: providerTimeoutMs,
  });
  const receivedMedia = createReceivedMedia({
    origins: Object.values(connected).map(({ origin }) => origin),
    timeoutMs: mediaTimeoutMs,
  });
  const oauthProviders: OAuthProviders = {
    ...eachChannel(connected, ({ consent }) => consent),
    ...(config.google === null
      ? {}
      : { 'google-calendar': createGoogleOAuth({ ...config.google, timeoutMs: providerTimeoutMs, now }) }),
    ...(config.calendly === null
      ? {}
      : { calendly: createCalendlyOAuth({ ...config.calendly, timeoutMs: providerTimeoutMs, now }) }),
  };
  const calendars = {
    ...(config.google === null
      ? {}
      : {
          'google-calendar': createGoogleCalendar({ apiUrl: config.google.apiUrl, timeoutMs: providerTimeoutMs, now }),
        }),
    ...(config.calendly === null
      ? {}
      : { calendly: createCalendlyCalendar({ apiUrl: config.calendly.apiUrl, timeoutMs: providerTimeoutMs, now }) }),
  };
  const calendlyWebhooks =
    config.calendly === null
      ? null
      : createCalendlyWebhooks({
          apiUrl: config.calendly.apiUrl,
          signingKey: config.calendly.webhookKey,
          timeoutMs: providerTimeoutMs,
          now,
        });
  const moderation = connectModeration(config, Math.min(providerTimeoutMs, moderationTimeoutMs));
  const embeddings =
    config.embeddings === null ? null : createEmbeddings({ ...config.embeddings, timeoutMs: embeddingTimeoutMs });
  const fetchPage = createPageFetch({ ...config.pages, timeoutMs: pageTimeoutMs, about: config.publicUrl });
  const model = connectModel(config.languageModel);
  const mail = connectMail(config);
  const pushService = createWebPush({ ...config.push, timeoutMs: providerTimeoutMs });
  const payments = connectPayments(config, now);
  const identityTokens = connectIdentityTokens(config, now);
  return {
    connected,
    channelCallbackPaths: eachChannel(registered, ({ callbackPath }) => callbackPath),
    channels: eachChannel(connected, ({ channel }) => channel),
    oauthProviders,
    calendars,
    calendlyWebhooks,
    model,
    moderation,
    embeddings,
    fetchPage,
    mail,
    pushService,
    identityTokens,
    payments,
    fetchPicture,
    receivedMedia,
    transcription: connectTranscription(config),
    vision: connectVision(config),
    files: connectFiles(config),
  };
}

/** Returns the clients such that each of their calls is observed. */
export function observed<Outside extends ReturnType<typeof connectProviders>>(
  providers: Outside,
  observe: ObserveCall,
): Outside {
  const client = <Client extends object | null>(provider: string, given: Client): Client =>
    given === null ? given : observedClient(provider, given, observe);
  const all = <Clients extends object>(clients: Clients): Clients =>
    Object.fromEntries(
      Object.entries(clients).map(([name, given]) => [name, client(name, given as object)]),
    ) as Clients;
  const { payments } = providers;
  return {
    ...providers,
    channels: all(providers.channels),
    oauthProviders: all(providers.oauthProviders),
    calendars: all(providers.calendars),
    calendlyWebhooks: client('calendly', providers.calendlyWebhooks),
    model: client('language-model', providers.model),
    moderation: client('moderation', providers.moderation),
    mail: client('smtp', providers.mail),
    pushService: client('push-service', providers.pushService),
    identityTokens: client('facebook-login', providers.identityTokens),
    payments: payments === null ? null : { ...payments, provider: client('stripe', payments.provider) },
    files: { ...providers.files, storage: client('file-storage', providers.files.storage) },
    transcription: client('transcription', providers.transcription),
    vision: client('vision', providers.vision),
    receivedMedia: client('received-media', providers.receivedMedia),
    fetchPicture: (...given) => observe('pictures', 'fetch', () => providers.fetchPicture(...given)),
  };
}

/**
 * Returns the clients such that a job holds no place while it waits for one of them. What runs beside a job's
 * main line is left as it is: moderation, and what shows that somebody types.
 */
export function releaseWorkerSlotsWhileWaiting<Outside extends ReturnType<typeof connectProviders>>(
  providers: Outside,
): Outside {
  const { model, mail, payments, identityTokens } = providers;
  return {
    ...providers,
    channels: eachChannel(providers.channels, (channel) => releaseSlotInCalls(channel, ['showActivity'])),
    oauthProviders: each(providers.oauthProviders),
    calendars: each(providers.calendars),
    model: {
      generate: (name, request) =>
        releaseWorkerSlotWhileWaiting(() =>
          model.generate(name, {
            ...request,
            tools: request.tools.map((tool) => ({
              ...tool,
              execute: (input) => takeWorkerSlotWhileWorking(() => tool.execute(input)),
            })),
          }),
        ),
    },
    mail: mail === null ? null : releaseSlotInCalls(mail),
    pushService: releaseSlotInCalls(providers.pushService),
    identityTokens: identityTokens === null ? null : releaseSlotInCalls(identityTokens),
    payments: payments === null ? null : { ...payments, provider: releaseSlotInCalls(payments.provider) },
    transcription: providers.transcription === null ? null : releaseSlotInCalls(providers.transcription),
    vision: providers.vision === null ? null : releaseSlotInCalls(providers.vision),
    receivedMedia: releaseSlotInCalls(providers.receivedMedia),
    fetchPicture: (...given) => releaseWorkerSlotWhileWaiting(() => providers.fetchPicture(...given)),
  };
}

function each<Clients extends object>(clients: Clients): Clients {
  return Object.fromEntries(
    Object.entries(clients).map(([name, client]) => [name, releaseSlotInCalls(client as object)]),
  ) as Clients;
}
