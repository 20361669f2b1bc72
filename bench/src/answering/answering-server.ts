import { agentRoutes, botRoutes, connectionRoutes, createApiClient } from '@spotter/contract';
import { startProgram, type Program } from '../running/program-calls.ts';
import type { OutsideWorld } from '../programs/outside-world.ts';
import { signUp } from '../running/sign-up.ts';
import { instagramApp, startSpotter, type SpotterServer } from '../running/spotter-server.ts';

export type AnsweringServer = {
  server: SpotterServer;
  world: Program<OutsideWorld>;
  coach: { token: string; credentialId: string };
  /** What another server beside it is started with. */
  environment: Record<string, string>;
  stop(): Promise<void>;
};

/**
 * Starts a server with one coach whose agent answers right away, and the world beside it: Instagram, a number of
 * contacts, and a model that takes no time, or `modelMs`. With `preloads`, which put modules of the server in
 * the place of others, it runs from its sources.
 */
export async function startAnswering(
  databaseUrl: string,
  contacts: number,
  environment: Record<string, string> = {},
  preloads: string[] = [],
  modelMs = 0,
): Promise<AnsweringServer> {
  const world = startProgram<OutsideWorld>('outside-world.ts');
  const stops = [() => world.stop()];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    const addresses = await world.call('start', { ...instagramApp, modelMs });
    const whole = {
      DATABASE_URL: databaseUrl,
      REPLY_QUIET_MS: '0',
      INSTAGRAM_AUTH_URL: addresses.instagram,
      INSTAGRAM_API_URL: addresses.instagram,
      INSTAGRAM_GRAPH_URL: addresses.instagram,
      LLM_BASE_URL: addresses.model,
      TRANSCRIPTION_BASE_URL: addresses.transcription,
      TRANSCRIPTION_MODEL: 'bench-hearing',
      TRANSCRIPTION_API_KEY: 'bench',
      ...environment,
    };
    const server = await startSpotter(whole, preloads, preloads.length > 0 ? 'sources' : 'build');
    stops.push(() => server.stop());
    await world.call('deliverTo', `${server.origin}/api/webhooks/instagram`);
    const accessToken = await world.call('addPeople', { count: contacts });
    const coach = await addCoach(server.origin, accessToken);
    await world.call('subscribed', null);
    return { server, world, coach, environment: whole, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Adds a coach whose agent answers for the connected account. */
async function addCoach(origin: string, accessToken: string) {
  const { token } = await signUp(origin);
  const client = createApiClient({ baseUrl: origin, token: () => token });
  const credential = await client.call(connectionRoutes.connect, {
    params: { id: 'instagram' },
    body: { credentials: { accessToken } },
  });
  const bot = await client.call(botRoutes.create, { body: { bot: { integration: credential._id } } });
  await client.call(agentRoutes.create, {
    body: {
      agent: {
        name: 'Dana',
        config: {
          prompt: 'You are Dana, a strength coach. The 12-week programme costs 600 dollars. Be warm and short.',
          delayType: 'Custom',
          delayTime: 0,
        },
        keywords: ['SHRED'],
        rekeywords: ['back on it'],
        ig: bot._id,
      },
    },
  });
  return { token, credentialId: credential._id };
}
