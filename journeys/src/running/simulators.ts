import { createInstagramSimulator } from '@spotter/simulators/instagram/instagram-simulator';
import { createLanguageModelSimulator } from '@spotter/simulators/language-model/language-model-simulator';

const appId = 'journey-instagram-app';
const appSecret = '0123456789abcdef0123456789abcdef';
const verifyToken = 'journey-verify-token';

/** Instagram and a language model in this process, with the variables that make a server use them. */
export type Simulators = Awaited<ReturnType<typeof startSimulators>>;

/** An event at Instagram. */
export type InstagramChange = Parameters<Parameters<Simulators['instagram']['events']['subscribe']>[0]>[0];

/** Starts them. Instagram retries an unanswered webhook so often that none is ever given up. */
export async function startSimulators(options: { modelLatencyMs?: number } = {}) {
  const instagram = createInstagramSimulator({
    appId,
    appSecret,
    verifyToken,
    webhookUrl: null,
    retryDelaysMs: Array.from({ length: 3000 }, (_, tries) => Math.min(50 * (tries + 1), 200)),
    sendsPerSecond: 100_000,
  });
  const model = createLanguageModelSimulator({ latencyMs: options.modelLatencyMs ?? 0 });
  const [instagramOrigin, modelOrigin] = await Promise.all([instagram.listen(), model.listen()]);
  return {
    instagram: instagram.control,
    model: model.control,
    environment: {
      SANDBOX: 'off',
      INSTAGRAM_APP_ID: appId,
      INSTAGRAM_APP_SECRET: appSecret,
      INSTAGRAM_AUTH_URL: instagramOrigin,
      INSTAGRAM_API_URL: instagramOrigin,
      INSTAGRAM_GRAPH_URL: instagramOrigin,
      META_VERIFY_TOKEN: verifyToken,
      LLM_BASE_URL: `${modelOrigin}/v1`,
      LLM_API_KEY: 'journey',
      LLM_MODEL: 'journey-model',
    },
    async close() {
      await Promise.all([instagram.close(), model.close()]);
    },
  };
}
