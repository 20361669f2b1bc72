import { connectionRoutes, SetupQuery, type ApiClient } from '@spotter/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarOwner, startCalendarStandIns } from './calendar-stand-ins.ts';
import { giveConsent } from './consent-driver.ts';
import { createShiftedClock } from './shifted-clock.ts';
import { startSpotter, type SpotterUnderTest } from './spotter-under-test.ts';

const { email } = calendarOwner;

describe('disconnecting Calendly', () => {
  const clock = createShiftedClock();
  let standIns: Awaited<ReturnType<typeof startCalendarStandIns>>;
  let spotter: SpotterUnderTest;
  let coach: { client: ApiClient };
  let id: string;
  beforeEach(async () => {
    standIns = await startCalendarStandIns(() => clock.now());
    spotter = await startSpotter({ clock, environment: standIns.environment });
    coach = await spotter.signUp();
    id = await connect();
    await spotter.until('a subscription', () => subscriptions().length === 1);
  });
  afterEach(async () => {
    await spotter.close();
    await standIns.close();
  });

  async function connect(): Promise<string> {
    const { url } = await coach.client.call(connectionRoutes.calendlyLink);
    const { pathname, search } = await giveConsent(url, 'allow', {});
    const answer = await fetch(spotter.origin + pathname + search, { redirect: 'manual' });
    const location = new URL(answer.headers.get('location')!);
    const { accessToken } = SetupQuery.parse(Object.fromEntries(location.searchParams));
    const credential = await coach.client.call(connectionRoutes.connect, {
      params: { id: 'calendly' },
      body: { credentials: { accessToken: accessToken!, agent: null } },
    });
    return credential._id;
  }
  const subscriptions = () => standIns.calendly.subscriptions(email).map(({ url }) => url);
  const isConnected = () => standIns.calendly.accounts().some(({ connected }) => connected);
  const disconnect = () => coach.client.call(connectionRoutes.disconnect, { params: { id } });

  test('ends the subscription there, and then gives the token back', async () => {
    await disconnect();
    await spotter.until('the token to be given back', () => !isConnected());
    expect(subscriptions()).toEqual([]);
  });

  test('ends the subscription although the access token has ended', async () => {
    standIns.calendly.expireAccessTokens(email);
    await disconnect();
    await spotter.until('the token to be given back', () => !isConnected());
    expect(subscriptions()).toEqual([]);
    expect(standIns.calendly.refreshCount(email)).toBe(1);
  });

  test('ends the old subscription alone when the account is connected again', async () => {
    const [old] = subscriptions();
    standIns.calendly.setFaults({ failNext: { status: 503, times: 1, calls: 'subscribe' } });
    await disconnect();
    await connect();
    await spotter.until('the subscriptions to change', () => {
      clock.putForward(60_000);
      return subscriptions().length === 1 && !subscriptions().includes(old!);
    });
    expect(isConnected()).toBe(true);
  });

  test('gives the token back even if the subscription cannot be ended', async () => {
    standIns.calendly.setFaults({ failNext: { status: 403, times: 1, calls: 'subscribe' } });
    await disconnect();
    await spotter.until('the token to be given back', () => !isConnected());
    expect(subscriptions()).toHaveLength(1);
    expect(await coach.client.call(connectionRoutes.listCredentials)).toEqual([]);
  });
});
