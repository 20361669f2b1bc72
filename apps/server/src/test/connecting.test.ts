import {
  agentRoutes,
  ApiError,
  botRoutes,
  connectionRoutes,
  SetupQuery,
  type ApiClient,
  type Credential,
} from '@spotter/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '../platform/access.ts';
import { giveConsent, type ConsentDecision } from './consent-driver.ts';
import { createShiftedClock } from './shifted-clock.ts';
import { account, page, startSpotter, type SpotterUnderTest } from './spotter-under-test.ts';

const minuteMs = 60_000;
const otherPage = { id: '682498302938466', name: 'Dana Lifts' };

describe('connecting an account', () => {
  const clock = createShiftedClock();
  let spotter: SpotterUnderTest;
  let coach: { client: ApiClient; token: string; userId: string; access: Access };

  beforeAll(async () => {
    // This file is not about slowness, so a busy machine must not look like a provider that is down.
    spotter = await startSpotter({ clock, environment: { PROVIDER_TIMEOUT_MS: '10000' } });
    spotter.instagram.addAccount({
      id: account.id,
      appScopedId: '9988776655',
      username: account.username,
      name: 'Dana Reyes',
      pictureUrl: null,
    });
    spotter.messenger.addAccount(page);
  });
  afterAll(() => spotter.close());
  beforeEach(async () => {
    coach = await spotter.signUp();
  });

  // So that the next test can connect the same account.
  afterEach(disconnectAll);

  const links = { instagram: connectionRoutes.instagramLink, messenger: connectionRoutes.facebookLink } as const;
  const linkOf = async (service: keyof typeof links, client = coach.client) => (await client.call(links[service])).url;

  /** Follows the browser from the provider back to the server. Returns the query that /setup gets. */
  async function comeBack(address: URL): Promise<SetupQuery> {
    const answer = await fetch(spotter.origin + address.pathname + address.search, { redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const target = new URL(answer.headers.get('location')!);
    expect(target.origin + target.pathname).toBe('http://localhost:3000/setup');
    return SetupQuery.parse(Object.fromEntries(target.searchParams));
  }

  async function consent(service: keyof typeof links, decision: ConsentDecision = 'allow', options = {}) {
    return comeBack(await giveConsent(await linkOf(service), decision, options));
  }

  const connect = (
    service: string,
    credentials: { accessToken: string; accountId?: string; agent?: string },
    client = coach.client,
  ) => client.call(connectionRoutes.connect, { params: { id: service }, body: { credentials } });

  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? { code: error.code, message: error.message } : error),
    );

  const list = (client = coach.client) => client.call(connectionRoutes.listCredentials);

  async function disconnectAll(): Promise<void> {
    await spotter.services.connections.disconnectAll(coach.access);
    await spotter.services.worker.idle();
  }

  const subscribed = (id: string) => spotter.instagram.accounts().find((one) => one.id === id)!.subscribedFields;

  test('all four services are offered, those that are set up with an address', async () => {
    const offered = await coach.client.call(connectionRoutes.listIntegrations);
    expect(offered.map(({ serviceName }) => serviceName)).toEqual([
      'Instagram',
      'Google Calendar',
      'Messenger',
      'Calendly',
    ]);
    const addressOf = (name: string) => offered.find(({ serviceName }) => serviceName === name)!.authURL;
    const instagram = new URL(addressOf('Instagram')!);
    expect(instagram.searchParams.get('redirect_uri')).toBe('http://localhost:3000/api/oauth/callback/');
    expect(instagram.searchParams.get('scope')).toBe(
      'instagram_business_basic,instagram_business_manage_messages,instagram_business_manage_comments',
    );
    const facebook = new URL(addressOf('Messenger')!);
    expect(facebook.pathname).toBe('/v25.0/dialog/oauth');
    expect(facebook.searchParams.get('redirect_uri')).toBe('http://localhost:3000/api/oauth/callback/messenger/');
    expect(facebook.searchParams.get('scope')).toBe(
      'public_profile,email,pages_show_list,pages_manage_metadata,pages_messaging,' +
        'pages_read_engagement,pages_read_user_content,pages_manage_engagement',
    );
    expect(instagram.searchParams.get('state')).not.toBe(facebook.searchParams.get('state'));
  });

  test('a service that is not set up has no link', async () => {
    expect(await refusalOf(coach.client.call(connectionRoutes.calendlyLink))).toMatchObject({ code: 'not_found' });
  });

  test('Instagram: consent, ticket, account, bot and agent, and all of it undone again', async () => {
    const agent = await coach.client.call(agentRoutes.create, {
      body: { agent: { name: 'Dana', config: { prompt: 'Be warm.' } } },
    });
    const back = await consent('instagram');
    expect(back).toMatchObject({
      service: 'instagram',
      igId: account.id,
      username: account.username,
      from: 'instagram',
    });
    const accounts = await coach.client.call(connectionRoutes.findTicket, { params: { ticket: back.accessToken! } });
    expect(accounts).toEqual({
      accounts: [{ accountId: account.id, name: account.username, usable: true, problem: null }],
    });

    const credential = await connect('instagram', { accessToken: back.accessToken!, agent: agent._id });
    await spotter.services.worker.idle();
    expect(subscribed(account.id).length).toBeGreaterThan(0);
    const [listed] = await list();
    expect(listed).toMatchObject({
      _id: credential._id,
      service: 'instagram',
      status: 'connected',
      credentials: { username: account.username, igId: account.id, from: 'instagram', agent: agent._id },
      health: { permissionsMissing: [], webhooksSubscribed: true, webhooksLastSeenAt: null, lastSentAt: null },
    });
    expect(Date.parse(listed!.health.tokenExpiresAt!) - Date.now()).toBeGreaterThan(59 * 24 * 60 * minuteMs);

    const bot = await coach.client.call(botRoutes.create, { body: { bot: { integration: credential._id } } });
    const again = await coach.client.call(botRoutes.create, { body: { bot: { integration: credential._id } } });
    expect(again._id).toBe(bot._id);
    expect((await coach.client.call(agentRoutes.find, { params: { id: agent._id } })).ig).toBe(bot._id);

    await coach.client.call(connectionRoutes.disconnect, { params: { id: credential._id } });
    await spotter.services.worker.idle();
    expect(await list()).toEqual([]);
    expect(subscribed(account.id)).toEqual([]);
    expect(await refusalOf(coach.client.call(connectionRoutes.disconnect, { params: { id: credential._id } }))).toEqual(
      {
        code: 'not_found',
        message: 'This connection does not exist',
      },
    );
  });

  test('one Facebook page is connected at once', async () => {
    const back = await consent('messenger');
    expect(back).toMatchObject({ service: 'messenger', igId: page.id, username: page.name, from: 'page' });
    const credential = await connect('messenger', { accessToken: back.accessToken! });
    expect(credential).toMatchObject({ credentials: { from: 'page' }, health: { tokenExpiresAt: null } });
  });

  test('a page is connected by a token that our own app was given, and by no other app’s', async () => {
    const foreign = spotter.messenger.issueForeignToken(page.id);
    expect(await refusalOf(connect('messenger', { accessToken: foreign }))).toEqual({
      code: 'invalid_input',
      message: 'The platform doesn’t accept this token',
    });
    expect(await refusalOf(connect('messenger', { accessToken: 'made up' }))).toMatchObject({ code: 'invalid_input' });
    const accessToken = spotter.messenger.addAccount(page);
    expect(await connect('messenger', { accessToken })).toMatchObject({ status: 'connected' });
  });

  test('of several Facebook pages one is chosen; one without the role says why it cannot be', async () => {
    spotter.messenger.addAccount(otherPage);
    spotter.messenger.addAccount({ id: '99', name: 'Only looking', tasks: ['ANALYZE'] });
    const back = await consent('messenger');
    expect(back).toMatchObject({ service: 'messenger', pages: 3, from: 'page' });
    expect(back.igId).toBeUndefined();
    const ticket = back.accessToken!;
    const { accounts } = await coach.client.call(connectionRoutes.findTicket, { params: { ticket } });
    expect(accounts.map(({ name, usable }) => [name, usable])).toEqual([
      [page.name, true],
      [otherPage.name, true],
      ['Only looking', false],
    ]);
    expect(accounts[2]!.problem).toContain('Your role on this page');

    expect(await refusalOf(connect('messenger', { accessToken: ticket }))).toMatchObject({
      message: 'Please choose which account to connect',
    });
    expect(await refusalOf(connect('messenger', { accessToken: ticket, accountId: '99' }))).toMatchObject({
      message: accounts[2]!.problem,
    });
    expect(await list()).toEqual([]);
    const credential = await connect('messenger', { accessToken: ticket, accountId: otherPage.id });
    expect(credential.credentials.igId).toBe(otherPage.id);

    // Only one page, and it is not usable.
    const onlyLooking = await consent('messenger', 'allow', { untick: [`page-${page.id}`, `page-${otherPage.id}`] });
    expect(onlyLooking).toMatchObject({ error: 'missing_role', error_description: accounts[2]!.problem });
    const none = await consent('messenger', 'allow', {
      untick: [`page-${page.id}`, `page-${otherPage.id}`, 'page-99'],
    });
    expect(none).toMatchObject({ error: 'no_pages' });
    expect(none.error_description).toContain('There’s no Facebook page Spotter can use.');
  });

  test.each(['instagram', 'messenger'] as const)(
    '%s: a canceled consent, or one without messages, says so and leaves nothing',
    async (service) => {
      expect(await consent(service, 'cancel')).toEqual({
        service,
        error: 'access_denied',
        error_description: 'You canceled. Nothing was connected.',
      });
      expect(await consent(service, 'allow-without-messages')).toEqual({
        service,
        error: 'missing_permission',
        error_description:
          'Spotter needs permission to read and answer messages. Please connect again and leave it checked.',
      });
      expect(await list()).toEqual([]);
    },
  );

  test.each(['instagram', 'messenger'] as const)(
    '%s: without comments an account is connected all the same, and connected again once they are allowed',
    async (service) => {
      const ticket = async (decision: ConsentDecision) => {
        const { accessToken } = await consent(service, decision);
        return { accessToken: accessToken!, ...(service === 'messenger' ? { accountId: page.id } : {}) };
      };
      const first = await connect(service, await ticket('allow-without-comments'));
      await spotter.services.worker.idle();
      const healthOf = async () => (await list()).find(({ _id }) => _id === first._id)!.health;
      expect(await healthOf()).toMatchObject({
        permissionsMissing: ['read and answer comments'],
        webhooksSubscribed: true,
      });
      const again = await connect(service, await ticket('allow'));
      await spotter.services.worker.idle();
      expect(again._id).toBe(first._id);
      expect(await healthOf()).toMatchObject({ permissionsMissing: [], webhooksSubscribed: true });
    },
  );

  test('a state is good once, for its service, for an hour, and only as it was made', async () => {
    const address = await giveConsent(await linkOf('instagram'), 'allow');
    expect((await comeBack(address)).accessToken).toBeDefined();
    expect(await comeBack(address)).toMatchObject({
      error: 'state_used',
      error_description: 'This connection was already used. Please connect again.',
    });

    const elsewhere = await giveConsent(await linkOf('instagram'), 'allow');
    elsewhere.pathname = '/api/oauth/callback/messenger/';
    expect(await comeBack(elsewhere)).toMatchObject({ service: 'messenger', error: 'state_invalid' });

    const changed = await giveConsent(await linkOf('instagram'), 'allow');
    const state = changed.searchParams.get('state')!;
    for (const made of ['', 'made-up', `${state}x`, `x${state}`, state.slice(0, -2)]) {
      changed.searchParams.set('state', made);
      expect(await comeBack(changed)).toMatchObject({ error: 'state_invalid' });
    }

    const late = await giveConsent(await linkOf('instagram'), 'allow');
    clock.putForward(61 * minuteMs);
    expect(await comeBack(late)).toMatchObject({
      error: 'state_expired',
      error_description: 'This connection took too long. Please connect again.',
    });
    expect(await list()).toEqual([]);
  });

  test('of many returns with one state at the same moment one counts', async () => {
    const address = await giveConsent(await linkOf('instagram'), 'allow');
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => comeBack(address)));
    expect(outcomes.filter(({ accessToken }) => accessToken !== undefined)).toHaveLength(1);
    expect(outcomes.filter(({ error }) => error === 'state_used')).toHaveLength(9);
  });

  test.each(['instagram', 'messenger'] as const)('%s: a code that was used already', async (service) => {
    const first = await giveConsent(await linkOf(service), 'allow');
    await comeBack(first);
    const second = new URL(first);
    second.searchParams.set('state', new URL(await linkOf(service)).searchParams.get('state')!);
    const back = await comeBack(second);
    expect(back.error).toBe('code_unusable');
    expect(back.error_description).toContain('was already used or has expired');
  });

  test('a provider that is down, or answers with an error of its own', async () => {
    const address = await giveConsent(await linkOf('messenger'), 'allow');
    spotter.messenger.setFaults({ down: true });
    expect(await comeBack(address)).toMatchObject({
      error: 'provider_down',
      error_description: 'We can’t reach Facebook right now. Nothing was connected. Please try again later.',
    });
    spotter.messenger.clearFaults();
    const odd = await giveConsent(await linkOf('messenger'), 'cancel');
    odd.searchParams.set('error', 'server_error');
    expect(await comeBack(odd)).toMatchObject({ error: 'provider_refused' });
    expect(await list()).toEqual([]);
  });

  test('a ticket is good once, for its user and service, for ten minutes', async () => {
    const { accessToken } = await consent('instagram');
    const ticket = accessToken!;
    const stranger = await spotter.signUp();
    const expired = { code: 'ticket_expired', message: 'This connection has expired. Please connect again.' };
    expect(await refusalOf(connect('instagram', { accessToken: ticket }, stranger.client))).toEqual(expired);
    expect(await refusalOf(stranger.client.call(connectionRoutes.findTicket, { params: { ticket } }))).toMatchObject({
      code: 'not_found',
    });
    expect(await refusalOf(connect('messenger', { accessToken: ticket }))).toEqual(expired);

    await connect('instagram', { accessToken: ticket });
    await disconnectAll();
    const used = { code: 'ticket_used', message: 'This connection was already used. Please connect again.' };
    expect(await refusalOf(connect('instagram', { accessToken: ticket }))).toEqual(used);
    expect(await refusalOf(coach.client.call(connectionRoutes.findTicket, { params: { ticket } }))).toEqual(used);

    const late = (await consent('instagram')).accessToken!;
    clock.putForward(11 * minuteMs);
    expect(await refusalOf(connect('instagram', { accessToken: late }))).toEqual(expired);
    expect(await list()).toEqual([]);
  });

  test('an account belongs to one user: everybody else, and the same user again, is refused', async () => {
    await connect('instagram', { accessToken: (await consent('instagram')).accessToken! });
    const taken = { code: 'already_connected', message: 'Account already connected' };
    const own = await consent('instagram');
    expect(await refusalOf(connect('instagram', { accessToken: own.accessToken! }))).toEqual(taken);

    const second = await spotter.signUp();
    const link = await linkOf('instagram', second.client);
    const { accessToken } = await comeBack(await giveConsent(link, 'allow'));
    expect(await refusalOf(connect('instagram', { accessToken: accessToken! }, second.client))).toEqual(taken);
    expect(await list(second.client)).toEqual([]);

    await disconnectAll();
    // The refusal did not use the ticket up.
    const mine: Credential = await connect('instagram', { accessToken: accessToken! }, second.client);
    expect(await list(second.client)).toMatchObject([{ _id: mine._id }]);
    await spotter.services.connections.disconnectAll(second.access);
    await spotter.services.worker.idle();
  });

  test('of ten tries at once with one ticket one connects', async () => {
    const { accessToken } = await consent('instagram');
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => refusalOf(connect('instagram', { accessToken: accessToken! }))),
    );
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test('reconnecting right after disconnecting keeps the webhooks', async () => {
    const first = await connect('instagram', { accessToken: (await consent('instagram')).accessToken! });
    const { accessToken } = await consent('instagram');
    await coach.client.call(connectionRoutes.disconnect, { params: { id: first._id } });
    await connect('instagram', { accessToken: accessToken! });
    await spotter.services.worker.idle();
    expect(subscribed(account.id).length).toBeGreaterThan(0);
  });
});
