import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { DestinationStream } from 'pino';
import {
  createApiClient,
  authRoutes,
  agentRoutes,
  botRoutes,
  chatRoutes,
  connectionRoutes,
  type Agent,
  type ApiClient,
  type Chat,
  type Credential,
  type Message,
} from '@spotter/contract';
import { registeredChannels } from '../channels/channels.ts';
import { parseConfig } from '../config/config.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { chats } from '../modules/chats/chats.tables.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { createLogger } from '../platform/logger.ts';
import type { Access } from '../platform/access.ts';
import { getAccessOfUser } from '../modules/users/workspaces.repository.ts';
import { connectProviders } from '../provider-clients.ts';
import { createLifecycle } from '../lifecycle.ts';
import { createServices } from '../services.ts';
import { facebookAppSecret, instagramAppSecret, startSimulators, verifyToken } from './simulated-services.ts';

export const lead = { id: '1234567890123457', username: 'maya.lifts', name: 'Maya Torres' };
export const account = { id: '17841400000000017', username: 'coach.dana' };
export const page = { id: '682498302938465', name: 'Dana Reyes Coaching' };

/** The secrets that a server seals with now, and sealed with before. */
type AppSecrets = { appSecret: string; previousAppSecret: string | null };

/** After this something is given up as hanging: how busy a machine is says nothing about the product. */
const patienceMs = 300_000;

/** The app secret of a server under test unless another is given. */
export const testSecret = 'a secret for tests only';

/** A coach with an agent that answers for a connected Instagram account. */
export type Coach = {
  client: ApiClient;
  token: string;
  userId: string;
  access: Access;
  agentId: string;
  botId: string;
  credentialId: string;
};

export type SpotterUnderTest = Awaited<ReturnType<typeof startSpotter>>;

/**
 * Starts the whole server on a fresh database, with Instagram and a model that speak their own protocols on this
 * machine.
 */
export async function startSpotter(
  options: {
    quietMs?: number;
    modelLatencyMs?: number;
    /** The time of the server and of the platforms. */
    clock?: Clock;
    /** Receives the log, if given. */
    logTo?: DestinationStream;
    /** Whether there is a moderation endpoint; if omitted, nobody is asked. */
    moderation?: boolean;
    /** Whether there is an endpoint for embeddings; if omitted, words alone are searched. */
    embeddings?: boolean;
    /** Whether voice notes are heard and pictures are seen; if omitted, neither. */
    readsMedia?: boolean;
    environment?: Record<string, string>;
    /** Channels instead of the registered ones. */
    channels?: Partial<typeof registeredChannels>;
  } = {},
) {
  const clock = options.clock ?? systemClock;
  const now = () => clock.now();
  const connection = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'spotter-under-test-'));
  const simulators = await startSimulators({ ...options, now });
  const { instagram, messenger, model, moderation } = simulators;
  const config = parseConfig({
    SANDBOX: 'off',
    LOG_LEVEL: options.logTo === undefined ? 'silent' : 'trace',
    REPLY_QUIET_MS: String(options.quietMs ?? 40),
    ...simulators.environment,
    RATE_LIMIT_SIGN_UP: '1000',
    // Most tests read no email; those about it turn it on.
    VERIFY_EMAIL: 'off',
    DATA_DIR: dataDir,
    // A busy machine must not look like a silent platform.
    PROVIDER_TIMEOUT_MS: '10000',
    ...options.environment,
  });
  const logger = createLogger(config.logLevel, options.logTo);
  async function startServer({ appSecret, previousAppSecret }: AppSecrets, port: number) {
    const changed = { ...config, previousAppSecret };
    const providers = connectProviders(changed, now, { ...registeredChannels, ...options.channels });
    const made = createServices({ config: changed, appSecret, connection, clock, logger, providers });
    const running = createLifecycle(made, { mode: 'all', connection, clock, logger, port, host: '127.0.0.1' });
    await running.start();
    return { services: made, parts: running };
  }
  let { services, parts } = await startServer({ appSecret: testSecret, previousAppSecret: null }, 0);
  const origin = `http://127.0.0.1:${(services.app.server.address() as AddressInfo).port}`;
  simulators.deliverTo(origin);

  let people = 0;
  const emails = new Map<string, string>();

  /** Signs up a user, who has nothing yet. */
  async function signUp(): Promise<{ client: ApiClient; token: string; userId: string; access: Access }> {
    people += 1;
    const visitor = createApiClient({ baseUrl: origin, token: () => null });
    const email = `coach${people}@example.test`;
    const { token, user } = await visitor.call(authRoutes.signUp, {
      body: {
        first_name: 'Dana',
        last_name: 'Reyes',
        email,
        password: 'a long password',
        terms_agreed: true,
      },
    });
    emails.set(user._id, email);
    const access = await getAccessOfUser(connection.database, user._id);
    return { token, userId: user._id, access, client: createApiClient({ baseUrl: origin, token: () => token }) };
  }

  /** Returns a client with a new session of a user who signed up before. */
  async function signInAgain({ userId }: { userId: string }): Promise<ApiClient> {
    const visitor = createApiClient({ baseUrl: origin, token: () => null });
    const email = emails.get(userId)!;
    const { token } = await visitor.call(authRoutes.signIn, { body: { email, password: 'a long password' } });
    return createApiClient({ baseUrl: origin, token: () => token });
  }

  /** Connects or reconnects the account. */
  async function connectAccount(client: ApiClient): Promise<Credential> {
    const accessToken = instagram.control.addAccount({
      id: account.id,
      appScopedId: '9988776655',
      username: account.username,
      name: 'Dana Reyes',
      pictureUrl: null,
    });
    return client.call(connectionRoutes.connect, {
      params: { id: 'instagram' },
      body: { credentials: { accessToken } },
    });
  }

  /** Adds a coach whose agent answers for the account; trigger SHRED, re-engagement "back on it". */
  async function addCoach(
    delayTime: 0 | 30 = 0,
    disclosure: Agent['disclosure']['mode'] = 'on_question',
  ): Promise<Coach> {
    const user = await signUp();
    const credential = await connectAccount(user.client);
    instagram.control.addContact(account.id, lead);
    const bot = await user.client.call(botRoutes.create, { body: { bot: { integration: credential._id } } });
    const agent = await user.client.call(agentRoutes.create, {
      body: {
        agent: {
          name: 'Dana',
          config: {
            prompt: 'You are Dana, a strength coach. The 12-week programme costs 600 dollars. Be warm and short.',
            delayTime,
          },
          // Most tests are about other words of the agent's than those that open its first message.
          disclosure: { mode: disclosure, words: null },
          keywords: ['SHRED'],
          rekeywords: ['back on it'],
          ig: bot._id,
        },
      },
    });
    await services.worker.idle();
    return { ...user, agentId: agent._id, botId: bot._id, credentialId: credential._id };
  }

  /** Connects the page to the coach's agent. Returns the page's bot. */
  async function addPage(coach: Coach): Promise<string> {
    const accessToken = messenger.control.addAccount(page);
    const credential = await coach.client.call(connectionRoutes.connect, {
      params: { id: 'messenger' },
      body: { credentials: { accessToken } },
    });
    const bot = await coach.client.call(botRoutes.create, { body: { bot: { integration: credential._id } } });
    const agent = await coach.client.call(agentRoutes.find, { params: { id: coach.agentId } });
    await coach.client.call(agentRoutes.update, { params: { id: coach.agentId }, body: { ...agent, page: bot._id } });
    await services.worker.idle();
    return bot._id;
  }

  return {
    origin,
    config,
    connection,
    /** The folder of the files, unless the test has one of its own. */
    dataDir,
    /** The services of the server that runs now. */
    get services() {
      return services;
    },
    instagram: instagram.control,
    messenger: messenger.control,
    model: model.control,
    moderation: moderation.control,
    embeddings: simulators.embeddings.control,
    transcription: simulators.transcription.control,
    /** Where Instagram's files are. */
    instagramOrigin: simulators.environment.INSTAGRAM_API_URL,
    website: simulators.website.control,
    websiteOrigin: simulators.websiteOrigin,
    appSecrets: { instagram: instagramAppSecret, messenger: facebookAppSecret },
    verifyToken,
    signUp,
    signInAgain,
    connectAccount,
    addCoach,
    addPage,

    /** The lead writes in Instagram. Returns the message's id there. */
    writes: (text: string, contactId = lead.id) => instagram.control.writeAsContact(account.id, contactId, { text }),

    /** Returns what the lead sees from the business side, oldest first. */
    answers: (contactId = lead.id) =>
      instagram.control
        .conversation(account.id, contactId)
        .filter((message) => message.from === 'business')
        .map((message) => ({ text: message.text, via: message.via })),

    /** Returns the coach's view of the chat with a contact, which must exist. */
    async chat(coach: Coach, contactId = lead.id): Promise<Chat> {
      const found = await this.findChat(coach, contactId);
      if (found === null) throw new Error('The chat is not in the list');
      return found;
    },

    /** Returns the same; null when there is none. */
    async findChat(coach: Coach, contactId = lead.id): Promise<Chat | null> {
      const [found] = await connection.database
        .select({ id: chats.id })
        .from(chats)
        .where(and(eq(chats.botId, coach.botId), eq(chats.contactId, contactId)));
      if (found === undefined) return null;
      return coach.client.call(chatRoutes.find, { params: { id: found.id }, query: {} });
    },

    /** Waits until something holds; looks whenever the database signals a change, or shortly after. */
    async until<T>(
      what: string,
      check: () => Promise<T | null | undefined | false> | T | null | undefined | false,
    ): Promise<T> {
      const deadline = Date.now() + patienceMs;
      for (;;) {
        const found = await check();
        if (found !== undefined && found !== null && found !== false) return found;
        if (Date.now() > deadline) throw new Error(`Never happened: ${what}`);
        await nextChange(connection);
      }
    },

    /**
     * Waits until every webhook was accepted, every delivery processed and nothing is due, including what follows
     * from that.
     */
    async settled(): Promise<void> {
      for (let before = -1; before !== simulators.delivered();) {
        await simulators.webhooksSettled();
        before = simulators.delivered();
        await services.processor.idle();
        await services.worker.idle();
        await simulators.webhooksSettled();
      }
    },

    /** Stops the server and starts another at the same address, on the same database, with these secrets. */
    async restart(secrets: AppSecrets): Promise<void> {
      await parts.stop();
      ({ services, parts } = await startServer(secrets, Number(new URL(origin).port)));
    },

    async close(): Promise<void> {
      await parts.stop();
      await simulators.close();
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits for the next signal of the database or a short while, whichever comes first. */
function nextChange(connection: {
  signals: { on(kind: 'chat-changed', listener: () => void): () => void };
}): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, 25);
    const stop = connection.signals.on('chat-changed', finish);
    function finish() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/** Returns the messages of a chat in short: who wrote what. */
export function transcript(messages: Message[]): string[] {
  return messages.map((message) => `${message.author}: ${message.text}`);
}
