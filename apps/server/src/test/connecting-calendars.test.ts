import {
  agentRoutes,
  ApiError,
  connectionRoutes,
  SetupQuery,
  type ApiClient,
  type Credential,
} from '@spotter/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Access } from '../platform/access.ts';
import { calendarOwner, startCalendarStandIns } from './calendar-stand-ins.ts';
import { giveConsent, type ConsentDecision, type ConsentForm } from './consent-driver.ts';
import { createShiftedClock } from './shifted-clock.ts';
import { startSpotter, type SpotterUnderTest } from './spotter-under-test.ts';

const links = { 'google-calendar': connectionRoutes.googleLink, calendly: connectionRoutes.calendlyLink } as const;
type CalendarService = keyof typeof links;

describe('connecting a calendar', () => {
  const clock = createShiftedClock();
  let standIns: Awaited<ReturnType<typeof startCalendarStandIns>>;
  let spotter: SpotterUnderTest;
  let coach: { client: ApiClient; userId: string; access: Access };

  beforeAll(async () => {
    standIns = await startCalendarStandIns(() => clock.now());
    spotter = await startSpotter({ clock, environment: { ...standIns.environment, PROVIDER_TIMEOUT_MS: '10000' } });
  });
  afterAll(async () => {
    await spotter.close();
    await standIns.close();
  });
  beforeEach(async () => {
    coach = await spotter.signUp();
  });
  afterEach(async () => {
    await spotter.services.connections.disconnectAll(coach.access);
    await spotter.services.worker.idle();
  });

  async function consent(service: CalendarService, decision: ConsentDecision = 'allow', form: ConsentForm = {}) {
    const { url } = await coach.client.call(links[service]);
    return comeBack(await giveConsent(url, decision, form));
  }

  async function comeBack({ pathname, search }: URL): Promise<SetupQuery> {
    const answer = await fetch(spotter.origin + pathname + search, { redirect: 'manual' });
    return SetupQuery.parse(Object.fromEntries(new URL(answer.headers.get('location')!).searchParams));
  }

  async function newAgent(name: string): Promise<string> {
    const body = { agent: { name, config: { prompt: 'Be warm.' } } };
    return (await coach.client.call(agentRoutes.create, { body }))._id;
  }

  async function connect(service: CalendarService, agent: string | null, client = coach.client): Promise<Credential> {
    const { accessToken } = await consent(service);
    return client.call(connectionRoutes.connect, {
      params: { id: service },
      body: { credentials: { accessToken: accessToken!, agent } },
    });
  }

  const list = (client = coach.client) => client.call(connectionRoutes.listCredentials);
  const assign = (id: string, agent: string, client = coach.client) =>
    client.call(connectionRoutes.assign, { params: { id }, body: { credentials: { agent } } });
  const refusalOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: unknown) => (error instanceof ApiError ? { code: error.code, message: error.message } : error),
    );

  test('each service has an address of consent with what is asked for, and goes back to its own callback', async () => {
    const offered = await coach.client.call(connectionRoutes.listIntegrations);
    const addressOf = (name: string) => new URL(offered.find(({ serviceName }) => serviceName === name)!.authURL!);
    expect(Object.fromEntries(addressOf('Google Calendar').searchParams)).toMatchObject({
      redirect_uri: 'http://localhost:3000/api/oauth/callback/google',
      code_challenge_method: 'S256',
    });
    expect(Object.fromEntries(addressOf('Calendly').searchParams)).toMatchObject({
      redirect_uri: 'http://localhost:3000/api/oauth/callback/calendly',
      code_challenge_method: 'S256',
    });
  });

  test.each([
    ['google-calendar', calendarOwner.googleId],
    ['calendly', `https://api.calendly.com/users/${calendarOwner.calendly}`],
  ] as const)('%s: consent, ticket and account, and all of it undone again', async (service, accountId) => {
    const agent = await newAgent('Dana');
    const credential = await connect(service, agent);
    expect(credential).toMatchObject({
      service,
      status: 'connected',
      credentials: { username: calendarOwner.email, igId: accountId, from: null, agent },
      health: { permissionsMissing: [] },
    });
    const refused = await refusalOf(connect(service, agent));
    expect(refused).toEqual({ code: 'already_connected', message: 'Account already connected' });
    await coach.client.call(connectionRoutes.disconnect, { params: { id: credential._id } });
    await spotter.services.worker.idle();
    expect(await list()).toEqual([]);
  });

  test.each([
    ['google-calendar', 'Google Calendar', 'freebusy', 'see when you are busy'],
    ['calendly', 'Calendly', 'scheduled_events:write', 'book, see and cancel meetings'],
  ] as const)('%s: a refusal, an unticked box and a used code say so and leave nothing', async (...given) => {
    const [service, name, scope, words] = given;
    expect(await consent(service, 'cancel')).toEqual({
      service,
      error: 'access_denied',
      error_description: 'You canceled. Nothing was connected.',
    });
    const box = service === 'calendly' ? `grant:${scope}` : `grant:https://www.googleapis.com/auth/calendar.${scope}`;
    expect(await consent(service, 'allow', { untick: [box] })).toEqual({
      service,
      error: 'missing_permission',
      error_description: `Spotter needs permission to ${words}. Please connect again and leave it checked.`,
    });
    const link = async () => (await coach.client.call(links[service])).url;
    const first = await giveConsent(await link(), 'allow');
    await comeBack(first);
    const second = new URL(first);
    second.searchParams.set('state', new URL(await link()).searchParams.get('state')!);
    expect(await comeBack(second)).toMatchObject({
      error: 'code_unusable',
      error_description: `${name} says this permission was already used or has expired. Please connect again.`,
    });
    expect(await list()).toEqual([]);
  });

  test('a calendar serves one agent at a time, and its owner says which', async () => {
    const [first, second] = [await newAgent('First'), await newAgent('Second')];
    const { _id } = await connect('google-calendar', first);
    expect(await assign(_id, second)).toMatchObject({ _id, credentials: { agent: second } });
    expect(await list()).toMatchObject([{ _id, status: 'connected', credentials: { agent: second } }]);

    const stranger = await spotter.signUp();
    const body = { agent: { name: 'Theirs', config: { prompt: 'Be warm.' } } };
    const { _id: theirs } = await stranger.client.call(agentRoutes.create, { body });
    expect(await refusalOf(assign(_id, theirs, stranger.client))).toMatchObject({ code: 'not_found' });
    expect(await refusalOf(assign(_id, theirs))).toEqual({ code: 'not_found', message: 'There is no such agent' });
    expect(await list()).toMatchObject([{ credentials: { agent: second } }]);
  });

  test('a social account is not handed over like a calendar: its bot is', async () => {
    const { agentId, credentialId, client } = await spotter.addCoach();
    expect(await refusalOf(assign(credentialId, agentId, client))).toEqual({
      code: 'invalid_input',
      message: 'Only a calendar can be moved this way',
    });
  });
});
