import { createInstagramSimulator } from '@spotter/simulators/instagram/instagram-simulator';
import { createEmbeddingsSimulator } from '@spotter/simulators/embeddings/embeddings-simulator';
import { createTranscriptionSimulator } from '@spotter/simulators/transcription/transcription-simulator';
import { createWebsiteSimulator } from '@spotter/simulators/website/website-simulator';
import { createMessengerSimulator } from '@spotter/simulators/messenger/messenger-simulator';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';
import { createModerationSimulator } from '@spotter/simulators/moderation/moderation-simulator';

const instagramAppId = 'test-instagram-app';
export const instagramAppSecret = 'fedcba9876543210fedcba9876543210';
const facebookAppId = '1517776481860111';
export const facebookAppSecret = '0123456789abcdef0123456789abcdef';
/** The person in Meta's sample of a signed request. */
const facebookPersonId = '218471';
export const verifyToken = 'test-verify-token';

/** Starts the platforms and models that a server under test talks to, each with its own protocol on this machine. */
export async function startSimulators(options: {
  modelLatencyMs?: number;
  /** Whether there is a moderation endpoint; if omitted, nobody is asked. */
  moderation?: boolean;
  /** Whether there is an endpoint for embeddings; if omitted, words alone are searched. */
  embeddings?: boolean;
  /** Whether voice notes are heard and pictures are seen; if omitted, neither. */
  readsMedia?: boolean;
  now(): Date;
}) {
  const { now } = options;
  let server = '';
  /** Finds the server by its public address, where nobody listens in a test. */
  const fetchFromServer: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(input as string);
    return fetch(new URL(`${pathname}${search}`, server), init);
  };
  const instagram = createInstagramSimulator({
    appId: instagramAppId,
    appSecret: instagramAppSecret,
    verifyToken,
    webhookUrl: null,
    retryDelaysMs: [50, 100, 200, 400, 800, 1600],
    fetch: fetchFromServer,
    sendsPerSecond: 10_000,
    now,
  });
  const messenger = createMessengerSimulator({
    appId: facebookAppId,
    appSecret: facebookAppSecret,
    verifyToken,
    webhookUrl: null,
    retryDelaysMs: [50, 100, 200, 400, 800, 1600],
    fetch: fetchFromServer,
    requiresProof: true,
    person: { id: facebookPersonId, name: 'Dana Reyes', email: 'dana@example.test' },
    now,
  });
  const model = createLanguageModelSimulator({ latencyMs: options.modelLatencyMs ?? 0 });
  const moderation = createModerationSimulator({ now });
  const embeddings = createEmbeddingsSimulator();
  const transcription = createTranscriptionSimulator({ now });
  const website = createWebsiteSimulator();
  const instagramOrigin = await instagram.listen();
  const facebookOrigin = await messenger.listen();
  const modelOrigin = await model.listen();
  const websiteOrigin = await website.listen();
  const embeddingsOrigin = options.embeddings === true ? await embeddings.listen() : null;
  const transcriptionOrigin = options.readsMedia === true ? await transcription.listen() : null;
  const moderationOrigin = options.moderation === true ? await moderation.listen() : null;

  /** Returns how many webhooks the platforms have tried to deliver. */
  const delivered = (): number => instagram.control.deliveries().length + messenger.control.deliveries().length;
  async function webhooksSettled(): Promise<void> {
    await instagram.control.webhooksSettled();
    await messenger.control.webhooksSettled();
  }

  return {
    instagram,
    messenger,
    model,
    moderation,
    embeddings,
    transcription,
    website,
    websiteOrigin,
    /** The environment by which a server finds them. */
    environment: {
      INSTAGRAM_APP_ID: instagramAppId,
      INSTAGRAM_APP_SECRET: instagramAppSecret,
      INSTAGRAM_AUTH_URL: instagramOrigin,
      INSTAGRAM_API_URL: instagramOrigin,
      INSTAGRAM_GRAPH_URL: instagramOrigin,
      FACEBOOK_APP_ID: facebookAppId,
      FACEBOOK_APP_SECRET: facebookAppSecret,
      FACEBOOK_AUTH_URL: facebookOrigin,
      FACEBOOK_GRAPH_URL: facebookOrigin,
      META_VERIFY_TOKEN: verifyToken,
      LLM_BASE_URL: `${modelOrigin}/v1`,
      LLM_API_KEY: 'test',
      LLM_MODEL: 'test-model',
      PAGES_STAND_IN_URL: websiteOrigin,
      ...(embeddingsOrigin === null
        ? {}
        : {
            EMBEDDING_BASE_URL: `${embeddingsOrigin}/v1`,
            EMBEDDING_API_KEY: 'test',
            EMBEDDING_MODEL: 'test-embedding',
          }),
      ...(transcriptionOrigin === null
        ? {}
        : {
            TRANSCRIPTION_BASE_URL: `${transcriptionOrigin}/v1`,
            TRANSCRIPTION_API_KEY: 'test',
            TRANSCRIPTION_MODEL: 'test-ears',
            LLM_VISION: 'on',
          }),
      ...(moderationOrigin === null
        ? {}
        : { MODERATION_BASE_URL: `${moderationOrigin}/v1`, MODERATION_API_KEY: 'test' }),
    },
    /** Makes the platforms deliver to a server. */
    deliverTo(origin: string): void {
      server = origin;
      instagram.control.setWebhookUrl(`${origin}/api/webhooks/instagram`);
      messenger.control.setWebhookUrl(`${origin}/api/webhooks/messenger`);
    },
    delivered,
    webhooksSettled,
    async close(): Promise<void> {
      await instagram.close();
      await messenger.close();
      await model.close();
      await moderation.close();
      await embeddings.close();
      await transcription.close();
      await website.close();
    },
  };
}
