import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { demoStory } from '@spotter/demo';
import { createInstagramSimulator, type InstagramSimulator } from '@spotter/simulators/instagram/instagram-simulator';
import {
  createLanguageModelSimulator,
  type LanguageModelSimulator,
} from '@spotter/simulators/language-model/language-model-simulator';
import fastify, { type FastifyInstance } from 'fastify';
import { createBursts } from './bursts.ts';
import { importDemoStory } from './demo-import.ts';
import { addFaceApi } from './face-api.ts';
import { createFaultSwitches } from './fault-switches.ts';
import { createLiveEvents } from './live-events.ts';
import type { SandboxConfig } from './sandbox-config.ts';
import { sandboxPorts } from './sandbox-ports.ts';
import { StartupProblem } from './startup-problem.ts';
import { openWorldFile } from './world-file.ts';

/** The pause between two messages of a burst, in milliseconds. */
const burstPauseMs = 400;

/** First messages that show what the product does with them. */
const suggestions = [
  'SHRED',
  'holaa info del plan xfa 🙏',
  'START, how do i lose the belly fat? tried everything',
  'how much is it?',
  'r u a bot lol',
  'my knee hurts when i squat',
];

/** The sandbox while it runs. */
export type Sandbox = {
  /** Origins of the page and the stand-ins; the model's base URL is its origin + `/v1`. */
  addresses: { face: string; instagram: string; languageModel: string };
  instagram: InstagramSimulator;
  languageModel: LanguageModelSimulator;
  /** Stops everything and keeps the state. */
  close(): Promise<void>;
};

/** Starts the stand-ins and the page. Throws StartupProblem for what the operator can put right. */
export async function startSandbox(
  config: SandboxConfig,
  options: { now?: () => Date; burstPauseMs?: number } = {},
): Promise<Sandbox> {
  const worldFile = openWorldFile(config.worldFile, () => instagram.control.snapshot());
  const instagram = createInstagramSimulator({
    appId: config.instagramAppId,
    appSecret: config.instagramAppSecret,
    verifyToken: config.metaVerifyToken,
    webhookUrl: `${config.spotterUrl}/api/webhooks/instagram`,
    world: worldFile.stored,
    now: options.now,
  });
  const languageModel = createLanguageModelSimulator();
  if (!worldFile.stored) importDemoStory(instagram.control, demoStory, options.now?.() ?? new Date());
  const unsubscribe = instagram.control.events.subscribe(() => worldFile.touch());

  const faults = createFaultSwitches(instagram.control, languageModel.control);
  const live = createLiveEvents(instagram.control, faults);
  const bursts = createBursts(options.burstPauseMs ?? burstPauseMs);
  const face = createFace();
  addFaceApi(face, { instagram: instagram.control, faults, live, bursts, spotterUrl: config.spotterUrl, suggestions });

  async function stop(): Promise<void> {
    bursts.close();
    live.close();
    await Promise.all([face.close(), languageModel.close(), instagram.close()]);
    unsubscribe();
  }

  const ports = sandboxPorts(config.port);
  try {
    const addresses = {
      instagram: await listen(instagram.app, ports.instagram, config.host, 'the Instagram stand-in'),
      languageModel: await listen(languageModel.app, ports.languageModel, config.host, 'the language model stand-in'),
      face: await listen(face, ports.face, config.host, 'its page'),
    };
    // Kept from the first moment: a sandbox that is killed in its first second still has told the demo once.
    worldFile.touch();
    return {
      addresses,
      instagram,
      languageModel,
      async close() {
        await stop();
        worldFile.close();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function createFace(): FastifyInstance {
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  void app.register(fastifyStatic, { root: join(import.meta.dirname, 'face'), cacheControl: false });
  return app;
}

async function listen(app: FastifyInstance, port: number, host: string, what: string): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') {
      throw new StartupProblem(
        `The sandbox cannot start: port ${port}, for ${what}, is taken. Set SANDBOX_PORT to the first of three free ports.`,
      );
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new StartupProblem(`The sandbox cannot start: it may not listen on ${host}:${port} (${code}).`);
    }
    throw error;
  }
}
