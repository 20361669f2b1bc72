import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { portsInARow } from '@spotter/demo/sandbox-ports';
import fastify, { type FastifyInstance } from 'fastify';
import { createBursts } from './phone/bursts.ts';
import { createKeywordLookup, suggestFor } from './phone/first-messages.ts';
import { addPhoneApi } from './phone/phone-api.ts';
import { createFaultSwitches } from './simulators/fault-switches.ts';
import { createLiveEvents } from './phone/live-events.ts';
import { instagramPlatform, messengerPlatform } from './phone/platforms.ts';
import { createSandboxClock } from './sandbox-clock.ts';
import type { SandboxConfig } from './sandbox-config.ts';
import { createReasonLines } from './phone/reason-lines.ts';
import { lockScreenOf } from './phone/lock-screen.ts';
import { sandboxPorts, type SandboxPorts } from './sandbox-ports.ts';
import { createSimulators, type Simulators } from './simulators/simulators.ts';
import { shopView } from './shop-api.ts';
import { StartupProblem } from './startup-problem.ts';

/** The pause between two messages of a burst, in milliseconds. */
const burstPauseMs = 400;

/** The running sandbox. */
export type Sandbox = Pick<
  Simulators,
  | 'instagram'
  | 'messenger'
  | 'google'
  | 'calendly'
  | 'stripe'
  | 'languageModel'
  | 'moderation'
  | 'mailbox'
  | 'pushService'
  | 'embeddings'
  | 'website'
  | 'transcription'
> & {
  /**
   * The addresses of the page and the simulators: origins, and `smtp://…`; the base URL of the model, of
   * moderation and of embeddings is its origin + `/v1`.
   */
  addresses: Addresses;
  /** Stops everything and keeps the state. */
  close(): Promise<void>;
};

type Addresses = Record<keyof SandboxPorts, string>;

/** Starts the simulators and the page. Throws StartupProblem for what the operator can fix. */
export async function startSandbox(
  config: SandboxConfig,
  options: { now?: () => Date; burstPauseMs?: number } = {},
): Promise<Sandbox> {
  const { spotterUrl } = config;
  const clock = createSandboxClock({
    file: join(config.stateFolder, 'clock.json'),
    spotterUrl,
    secret: config.instagramAppSecret,
    moves: config.movesClock,
    ...(options.now === undefined ? {} : { base: options.now }),
  });
  const simulators = createSimulators(config, clock.now);
  const { instagram, messenger, google, calendly, stripe, languageModel, moderation, mailbox, mails, pushService } =
    simulators;
  const { transcription } = simulators;
  const platforms = [
    instagramPlatform(instagram.control, () => originOf(instagram.app)),
    messengerPlatform(messenger.control, () => originOf(messenger.app)),
  ];
  const faults = createFaultSwitches({
    instagram: instagram.control,
    messenger: messenger.control,
    model: languageModel.control,
    moderation: moderation.control,
    transcription: transcription.control,
    stripe: stripe.control,
    pushService: pushService.control,
  });
  const live = createLiveEvents(platforms, faults, mails);
  const stopTelling = stripe.control.subscribe(({ kind }) => {
    if (kind === 'billing') live.publishShop(shopView(stripe.control));
    // The switched fault was a payment that had to fail, and it did.
    if (kind === 'faults') live.publishFaults();
  });
  const stopShowing = pushService.control.subscribe(({ kind }) => {
    if (kind === 'push') live.publishLockScreen(lockScreenOf(pushService.control));
    if (kind === 'faults') live.publishFaults();
  });
  const bursts = createBursts(options.burstPauseMs ?? burstPauseMs);
  const secretOf = (platform: string) =>
    platform === 'instagram' ? config.instagramAppSecret : config.facebookAppSecret;
  const findKeywords = createKeywordLookup({ spotterUrl, secretOf });
  const phone = createPhone();
  addPhoneApi(phone, {
    clock,
    platforms,
    mails,
    stripe: stripe.control,
    pushService: pushService.control,
    hear: transcription.control.know,
    onMailRead: simulators.keepMails,
    faults,
    live,
    bursts,
    spotterUrl,
    scriptedReplies: config.scriptedReplies,
    suggestions: async (platform, accountId) => suggestFor(await findKeywords(platform, accountId)),
    findReason: createReasonLines({ spotterUrl, secretOf }),
  });

  async function stop(): Promise<void> {
    bursts.close();
    stopTelling();
    stopShowing();
    live.close();
    await Promise.all([phone.close(), simulators.stop()]);
  }

  try {
    const addresses = await listenAll(simulators, phone, sandboxPorts(config.port), config);
    // Stored from the beginning,
    // so that a sandbox that is killed in its first second has still stored the demo once.
    simulators.keepAll();
    return {
      addresses,
      instagram,
      messenger,
      google,
      calendly,
      stripe,
      languageModel,
      moderation,
      mailbox,
      pushService,
      embeddings: simulators.embeddings,
      website: simulators.website,
      transcription,
      async close() {
        await stop();
        simulators.closeFiles();
        clock.close();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the address at which Spotter and browsers on this machine reach a simulator. */
function originOf(app: FastifyInstance): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Starts the page last: when it answers, everything does. */
async function listenAll(
  {
    instagram,
    messenger,
    google,
    calendly,
    stripe,
    facebookLogin,
    languageModel,
    moderation,
    embeddings,
    website,
    transcription,
    pushService,
    mailbox,
  }: Simulators,
  phone: FastifyInstance,
  ports: SandboxPorts,
  { host, simulatorHost }: Pick<SandboxConfig, 'host' | 'simulatorHost'>,
): Promise<Addresses> {
  const on = (app: FastifyInstance, port: number, what: string, at = simulatorHost) =>
    named(what, `${at}:${port}`, () => app.listen({ port, host: at }));
  // These include their own address in their answers, or speak no HTTP, so they choose how they listen.
  const here = (what: string, port: number, simulator: { listen: (port: number) => Promise<string> }) =>
    named(what, `127.0.0.1:${port}`, () => simulator.listen(port));
  return {
    instagram: await on(instagram.app, ports.instagram, 'the Instagram simulator'),
    languageModel: await on(languageModel.app, ports.languageModel, 'the language model simulator'),
    messenger: await on(messenger.app, ports.messenger, 'the Messenger simulator'),
    googleCalendar: await on(google.app, ports.googleCalendar, 'the Google Calendar simulator'),
    calendly: await here('the Calendly simulator', ports.calendly, calendly),
    stripe: await on(stripe.app, ports.stripe, 'the Stripe simulator'),
    mailbox: await here('the mailbox', ports.mailbox, mailbox),
    facebookLogin: await on(facebookLogin.app, ports.facebookLogin, 'the Facebook Login simulator'),
    moderation: await on(moderation.app, ports.moderation, 'the moderation simulator'),
    embeddings: await on(embeddings.app, ports.embeddings, 'the embeddings simulator'),
    transcription: await on(transcription.app, ports.transcription, 'the transcription simulator'),
    website: await on(website.app, ports.website, "the coach's website"),
    pushService: await here('the push service simulator', ports.pushService, pushService),
    phone: await on(phone, ports.phone, 'its page', host),
  };
}

/** Says in a sentence why a program could not get its port or address. */
async function named(what: string, place: string, listen: () => Promise<string>): Promise<string> {
  try {
    return await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') {
      throw new StartupProblem(
        `The sandbox cannot start: port ${place.split(':').at(-1)}, for ${what}, is taken. Set SANDBOX_PORT to the first of ${portsInARow} free ports.`,
      );
    }
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      throw new StartupProblem(`The sandbox cannot start: it may not listen on ${place} (${code}).`);
    }
    throw error;
  }
}

function createPhone(): FastifyInstance {
  const app = fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true });
  app.addHook('onSend', async (_request, reply) => {
    // The policy of an email is stricter than that of the page.
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', phonePolicy);
    void reply.headers({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
  void app.register(fastifyStatic, { root: fileURLToPath(new URL('phone-ui', import.meta.url)), cacheControl: false });
  return app;
}

const phonePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; media-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
