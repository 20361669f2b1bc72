import { createInstagramChannel } from '@spotter/providers/instagram/instagram-channel';
import { createMessengerChannel } from '@spotter/providers/messenger/messenger-channel';
import type { LanguageModel } from '@spotter/providers/ports/language-model';
import type { MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { parseConfig, type Config } from '../../config/config.ts';
import type { Connection } from '../../database/connect.ts';
import { connectProviders } from '../../provider-clients.ts';
import type { Clock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logger.ts';
import { createServices, type Services } from '../../services.ts';
import type { Life } from './life.ts';

/** What a deliberately broken server has instead of the real parts. */
export type Plant = {
  clock?: (clock: Clock) => Clock;
  channel?: (channel: MessagingChannel) => MessagingChannel;
};

/**
 * One server process of the world:
 * the whole product, as `npm start` builds it, on a simulated clock and network.
 */
export type Server = { services: Services; life: Life; end(): void };

/** The address of the platform; calls to it never leave the process. */
const graphUrl = 'http://graph.test';
const neverInThisRunMs = 120_000;

const config: Config = parseConfig({
  SANDBOX: 'off',
  LOG_LEVEL: 'silent',
  INSTAGRAM_APP_ID: '1517776481860111',
  INSTAGRAM_APP_SECRET: '0123456789abcdef0123456789abcdef',
  INSTAGRAM_AUTH_URL: graphUrl,
  INSTAGRAM_API_URL: graphUrl,
  INSTAGRAM_GRAPH_URL: graphUrl,
  FACEBOOK_APP_ID: '1517776481860111',
  FACEBOOK_APP_SECRET: '0123456789abcdef0123456789abcdef',
  FACEBOOK_AUTH_URL: graphUrl,
  FACEBOOK_GRAPH_URL: graphUrl,
  META_VERIFY_TOKEN: 'test-verify-token',
  LLM_BASE_URL: 'http://model.test/v1',
  LLM_API_KEY: 'test',
  LLM_MODEL: 'test-model',
  RATE_LIMIT_SIGN_UP: '1000',
  PROVIDER_TIMEOUT_MS: '10000',
});

/** Starts a server with a life of its own on a database that others use as well. */
export async function startServer(options: {
  life: Life;
  connection: Connection;
  fetch: typeof fetch;
  model: LanguageModel;
  plant: Plant;
}): Promise<Server> {
  const { life, plant } = options;
  const clock = plant.clock?.(life.clock) ?? life.clock;
  const connection = life.connect(options.connection);
  const logger = createLogger('silent');
  // Time limits follow the network's virtual time, so the clients' own, in real time, must not expire.
  const graph = { graphUrl, apiVersion: config.graphApiVersion, fetch: options.fetch, timeoutMs: neverInThisRunMs };
  const planted = (channel: MessagingChannel) => plant.channel?.(channel) ?? channel;
  const services = createServices({
    config,
    appSecret: 'a secret for tests only',
    connection,
    clock,
    logger,
    providers: {
      ...connectProviders(config, () => clock.now()),
      channels: {
        instagram: planted(createInstagramChannel(graph)),
        messenger: planted(createMessengerChannel({ ...config.facebook!, ...graph })),
      },
      model: options.model,
    },
  });
  await services.worker.start();
  services.processor.start();
  return { services, life, end: () => life.dieAfter(1) };
}
