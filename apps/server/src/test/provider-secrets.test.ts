import {
  agentRoutes,
  botRoutes,
  chatRoutes,
  connectionRoutes,
  createApiClient,
  joinEvents,
  liveEvents,
  SetupQuery,
  socketPath,
  userRoutes,
  type ApiClient,
  type Credential,
} from '@spotter/contract';
import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import { sql } from 'drizzle-orm';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryRows } from '../database/database.ts';
import { calendarOwner, startCalendarStandIns } from './calendar-stand-ins.ts';
import { giveConsent } from './consent-driver.ts';
import { createShiftedClock } from './shifted-clock.ts';
import { account, lead, page, startSpotter, type SpotterUnderTest } from './spotter-under-test.ts';
import { openWireTap, type WireTap } from './wire-tap.ts';

const dayMs = 24 * 60 * 60 * 1000;
const { email } = calendarOwner;

const links = {
  instagram: connectionRoutes.instagramLink,
  messenger: connectionRoutes.facebookLink,
  'google-calendar': connectionRoutes.googleLink,
  calendly: connectionRoutes.calendlyLink,
} as const;
type Service = keyof typeof links;
const services = Object.keys(links) as Service[];

describe('the secrets of the providers stay in the server', () => {
  const clock = createShiftedClock();
  const mailbox = createMailboxSimulator();
  const logged: string[] = [];
  /** Everything secret that any simulator ever gave out. */
  const secrets = new Set<string>();
  const addresses: string[] = [];
  let calendars: Awaited<ReturnType<typeof startCalendarStandIns>>;
  let tap: WireTap;
  let spotter: SpotterUnderTest;
  let coach: { client: ApiClient; token: string; userId: string };

  beforeAll(async () => {
    tap = await openWireTap();
    calendars = await startCalendarStandIns(() => clock.now());
    const smtpUrl = await mailbox.listen();
    spotter = await startSpotter({
      clock,
      logTo: { write: (line) => void logged.push(line) },
      environment: {
        PUBLIC_URL: tap.origin,
        SMTP_URL: smtpUrl,
        PROVIDER_TIMEOUT_MS: '10000',
        ...calendars.environment,
      },
    });
    tap.leadTo(spotter.origin);
    spotter.instagram.addAccount({ ...account, appScopedId: '9988776655', name: 'Dana Reyes', pictureUrl: null });
    spotter.instagram.addContact(account.id, lead);
    spotter.messenger.addAccount(page);
    coach = through(await spotter.signUp());
  });
  afterAll(async () => {
    await spotter.close();
    await Promise.all([calendars.close(), mailbox.close(), tap.close()]);
  });

  /** Returns the same person, calling through the wire tap. */
  function through<User extends { token: string }>(user: User): User & { client: ApiClient } {
    return { ...user, client: createApiClient({ baseUrl: tap.origin, token: () => user.token }) };
  }

  /** Collects the simulators' secrets. Called again and again, because simulators forget what they revoked. */
  function noteSecrets(): void {
    const meta = [spotter.instagram.snapshot(), spotter.messenger.snapshot()];
    for (const { tokens, codes } of meta) for (const { value } of [...tokens, ...codes]) secrets.add(value);
    const worlds = [calendars.google.snapshot(), calendars.calendly.snapshot()];
    for (const { accessTokens, codes } of worlds)
      for (const { value } of [...accessTokens, ...codes]) secrets.add(value);
    for (const { grants } of worlds) for (const { refreshToken } of grants) secrets.add(refreshToken);
    for (const { spentRefreshTokens } of calendars.calendly.snapshot().grants)
      for (const token of spentRefreshTokens) secrets.add(token);
  }

  async function connect(service: Service, agent: string): Promise<Credential> {
    const { url } = await coach.client.call(links[service]);
    const back = await giveConsent(url, 'allow');
    const answer = await fetch(back, { redirect: 'manual' });
    const target = new URL(answer.headers.get('location')!);
    addresses.push(url, target.href);
    const { accessToken } = SetupQuery.parse(Object.fromEntries(target.searchParams));
    await coach.client.call(connectionRoutes.findTicket, { params: { ticket: accessToken! } });
    noteSecrets();
    return coach.client.call(connectionRoutes.connect, {
      params: { id: service },
      body: { credentials: { accessToken: accessToken!, agent } },
    });
  }

  async function readEverything(): Promise<void> {
    const { client } = coach;
    await client.call(connectionRoutes.listIntegrations);
    await client.call(connectionRoutes.listCredentials);
    await client.call(agentRoutes.list);
    const bots = await client.call(botRoutes.list);
    for (const { _id: botId } of bots) {
      const chats = await client.call(chatRoutes.listForBot, { params: { botId }, query: {} });
      for (const { _id: id } of chats) await client.call(chatRoutes.find, { params: { id }, query: {} });
    }
    await client.call(userRoutes.exportAll);
    for (const path of ['/api/health', '/api/metrics', '/setup', '/dashboard']) {
      await (await fetch(tap.origin + path)).text();
    }
    noteSecrets();
  }

  async function statusOf(service: Service): Promise<string | undefined> {
    const credentials = await coach.client.call(connectionRoutes.listCredentials);
    return credentials.find(({ integration }) => integration === service)?.status;
  }

  /** Returns every value in the database, as text. */
  async function dump(): Promise<string> {
    const { database } = spotter.connection;
    const tables = await queryRows<{ name: string }>(
      database,
      sql`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const stored: string[] = [];
    for (const { name } of tables) {
      const rows = await queryRows<{ row: string }>(
        database,
        sql`select ${sql.identifier(name)}::text as row from ${sql.identifier(name)}`,
      );
      stored.push(...rows.map(({ row }) => row));
    }
    return stored.join('\n');
  }

  test('four services are connected, and the coach sees what is connected', async () => {
    const { _id: agentId } = await coach.client.call(agentRoutes.create, {
      body: { agent: { name: 'Dana', config: { prompt: 'Be warm.', delayTime: 0 }, keywords: ['SHRED'] } },
    });
    for (const service of services) {
      const credential = await connect(service, agentId);
      if (service === 'instagram' || service === 'messenger') {
        await coach.client.call(botRoutes.create, { body: { bot: { integration: credential._id } } });
      }
    }
    await spotter.settled();
    for (const service of services) expect(await statusOf(service)).toBe('connected');
    await readEverything();
  });

  test('a lead writes and is answered, while the coach looks on', async () => {
    const [bot] = await coach.client.call(botRoutes.list);
    const socket = io(tap.origin, { path: socketPath, auth: { token: coach.token }, transports: ['websocket'] });
    const joined = (await socket.timeout(5_000).emitWithAck(joinEvents.account, bot!.integration)) as { ok: boolean };
    expect(joined).toEqual({ ok: true });
    const received = new Promise((resolve) => socket.once(liveEvents.accountChat.name, resolve));
    spotter.writes('SHRED, what does it cost?');
    await spotter.until('an answer', () => spotter.answers().length > 0);
    await received;
    await spotter.settled();
    socket.disconnect();
    await readEverything();
  });

  test('tokens are renewed, and renewing fails in every way there is', async () => {
    const before = calendars.calendly.refreshCount(email);
    clock.putForward(dayMs + 60_000);
    await spotter.settled();
    expect(calendars.calendly.refreshCount(email)).toBeGreaterThan(before);
    noteSecrets();

    calendars.google.setFaults({ failNext: { status: 500, times: 1, calls: 'token' } });
    calendars.calendly.setFaults({ down: true });
    clock.putForward(dayMs + 60_000);
    await spotter.settled();
    expect(logged.filter((line) => line.includes('refresh-credential')).length).toBeGreaterThan(1);
    calendars.google.clearFaults();
    calendars.calendly.clearFaults();
    // Past the pauses before the next tries.
    clock.putForward(10 * 60_000);
    await spotter.settled();

    calendars.google.revokeAccess(email);
    calendars.calendly.revokeAccess(email);
    spotter.instagram.revokeTokens(account.id);
    clock.putForward(dayMs + 60_000);
    await spotter.settled();
    await spotter.until('the coach is told', () => mailbox.control.mails().length >= 3);
    for (const service of ['google-calendar', 'calendly', 'instagram'] as const) {
      expect(await statusOf(service)).toBe('reconnect_needed');
    }
    await readEverything();
  });

  test('connected again, each is disconnected at the provider too', async () => {
    const [agent] = await coach.client.call(agentRoutes.list);
    for (const service of ['google-calendar', 'calendly', 'instagram'] as const) await connect(service, agent!._id);
    await spotter.settled();
    noteSecrets();
    // Now the database holds all four.
    const sealed = await dump();
    expect(sealed.match(/\bv1\.[\w.-]{40,}/g)?.length).toBeGreaterThanOrEqual(4);
    expect(foundIn(sealed)).toEqual([]);

    for (const { _id: id } of await coach.client.call(connectionRoutes.listCredentials)) {
      await coach.client.call(connectionRoutes.disconnect, { params: { id } });
    }
    await spotter.settled();
    expect(calendars.google.accounts()).toMatchObject([{ connected: false }]);
    expect(calendars.calendly.accounts()).toMatchObject([{ connected: false }]);
    await readEverything();
    await (await fetch(`${tap.origin}/api/openapi.json`)).text();
  });

  test('nothing that a provider gave us was told, mailed, logged, put into an address or stored in clear', async () => {
    for (const secret of [...Object.values(spotter.appSecrets), ...calendars.secrets]) secrets.add(secret);
    const places = {
      answers: tap.heard(),
      addresses: addresses.join('\n'),
      mails: JSON.stringify(mailbox.control.mails()),
      log: logged.join(''),
      database: await dump(),
    };
    // Each place contains something, and the search finds what is there.
    const expected: Record<keyof typeof places, string[]> = {
      answers: [account.username, 'HTTP/1.1 302', liveEvents.accountChat.name],
      addresses: ['accessToken=ticket_'],
      mails: ['Reconnect coach.dana'],
      log: ['refresh-credential'],
      database: [account.username],
    };
    for (const [place, text] of Object.entries(places)) {
      expect(
        expected[place as keyof typeof places].filter((part) => !text.includes(part)),
        place,
      ).toEqual([]);
    }
    expect(secrets.size).toBeGreaterThan(25);
    const [some] = secrets;
    expect(foundIn(`a=${some}&b`)).toEqual([some]);
    for (const [place, text] of Object.entries(places)) expect(foundIn(text), place).toEqual([]);
  });

  /** Returns the secrets that appear in a text, as they are or in the usual encodings. */
  function foundIn(text: string): string[] {
    return [...secrets].filter((secret) => disguisesOf(secret).some((disguise) => text.includes(disguise)));
  }
});

function disguisesOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    encodeURIComponent(secret),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ];
}
