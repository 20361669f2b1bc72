import { createCalendlyOAuth } from '@spotter/providers/calendly/calendly-oauth';
import { createGoogleOAuth } from '@spotter/providers/google-calendar/google-oauth';
import { createInstagramOAuth } from '@spotter/providers/instagram/instagram-oauth';
import { createMessengerOAuth } from '@spotter/providers/messenger/messenger-oauth';
import { createInstagramSimulator } from '@spotter/simulators/instagram/instagram-simulator';
import { createMessengerSimulator } from '@spotter/simulators/messenger/messenger-simulator';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { calendarOwner, startCalendarStandIns } from './calendar-stand-ins.ts';
import { giveConsent } from './consent-driver.ts';
import { describeOAuthProvider } from './oauth-provider.test-suite.ts';
import { createShiftedClock } from './shifted-clock.ts';

const app = { appId: '1517776481860111', appSecret: '0123456789abcdef0123456789abcdef' };
const standIn = { ...app, verifyToken: 'verify', webhookUrl: null };
const redirectUri = 'http://localhost:3000/api/oauth/callback/';

let connection: Connection;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection.close());
const database = () => connection.database;

async function startInstagram(knownAppSecret = app.appSecret) {
  const clock = createShiftedClock();
  const now = () => clock.now();
  const { control, listen, close } = createInstagramSimulator({ ...standIn, now });
  onTestFinished(close);
  const origin = await listen();
  const account = {
    id: '17841400000000017',
    appScopedId: '24500000000000031',
    username: 'coach.dana',
    name: 'Dana',
    pictureUrl: null,
  };
  control.addAccount(account);
  const provider = createInstagramOAuth({
    appId: app.appId,
    appSecret: knownAppSecret,
    authUrl: origin,
    apiUrl: origin,
    graphUrl: origin,
    apiVersion: 'v25.0',
    now,
  });
  return {
    provider,
    control,
    accountIds: [account.id],
    clock,
    revokeAll: () => control.revokeTokens(account.id),
    setDown: (down: boolean) => control.setFaults({ down }),
  };
}

async function startMessenger(pages = [{ id: '682498302938465', name: 'Dana Reyes Coaching' }]) {
  const clock = createShiftedClock();
  const now = () => clock.now();
  const { control, listen, close } = createMessengerSimulator({ ...standIn, now });
  onTestFinished(close);
  const origin = await listen();
  for (const page of pages) control.addAccount(page);
  const provider = createMessengerOAuth({ ...app, authUrl: origin, graphUrl: origin, apiVersion: 'v25.0', now });
  return {
    provider,
    control,
    accountIds: pages.map(({ id }) => id),
    clock,
    revokeAll: () => {
      for (const { id } of pages) control.revokeTokens(id);
    },
    setDown: (down: boolean) => control.setFaults({ down }),
  };
}

async function startCalendars() {
  const clock = createShiftedClock();
  const standIns = await startCalendarStandIns(() => clock.now());
  onTestFinished(standIns.close);
  return { ...standIns, clock, now: () => clock.now() };
}

async function startGoogle() {
  const { google, googleClient, googleOrigin: origin, clock, now } = await startCalendars();
  return {
    provider: createGoogleOAuth({ ...googleClient, authUrl: origin, tokenUrl: origin, apiUrl: origin, now }),
    clock,
    accountIds: [calendarOwner.googleId],
    revokeAll: () => google.revokeAccess(calendarOwner.email),
    setDown: (down: boolean) => google.setFaults({ down }),
  };
}

async function startCalendly() {
  const { calendly, calendlyClient, calendlyOrigin: origin, clock, now } = await startCalendars();
  const repeat = { pausesMs: [], maxPauseMs: 0, pause: async () => undefined };
  return {
    provider: createCalendlyOAuth({ ...calendlyClient, authUrl: origin, apiUrl: origin, now, repeat }),
    clock,
    accountIds: [`https://api.calendly.com/users/${calendarOwner.calendly}`],
    revokeAll: () => calendly.revokeAccess(calendarOwner.email),
    setDown: (down: boolean) => calendly.setFaults({ down }),
  };
}

const withoutMessages = { decision: 'allow-without-messages' as const, words: ['read and answer messages'] };

describeOAuthProvider({
  name: 'Instagram',
  start: () => startInstagram(),
  database,
  missing: withoutMessages,
  life: { endsAfterMs: 5_183_944_000, isRenewableLater: false, rotates: false },
  hasVerifier: false,
  takesBack: false,
});

describeOAuthProvider({
  name: 'Facebook pages',
  start: () => startMessenger(),
  database,
  missing: withoutMessages,
  life: null,
  hasVerifier: false,
  takesBack: false,
});

describeOAuthProvider({
  name: 'Google Calendar',
  start: startGoogle,
  database,
  missing: {
    decision: 'allow',
    form: { untick: ['grant:https://www.googleapis.com/auth/calendar.freebusy'] },
    words: ['see when you are busy'],
  },
  life: { endsAfterMs: 3_599_000, isRenewableLater: true, rotates: false },
  hasVerifier: true,
  takesBack: true,
});

describeOAuthProvider({
  name: 'Calendly',
  start: startCalendly,
  database,
  missing: {
    decision: 'allow',
    form: { untick: ['grant:scheduled_events:write'] },
    words: ['book, see and cancel meetings'],
  },
  life: { endsAfterMs: 7_200_000, isRenewableLater: true, rotates: true },
  hasVerifier: true,
  takesBack: true,
});

describe('Instagram of its own', () => {
  test.each(['data', 'flat', 'flat-number'] as const)(
    'the code’s answer is understood in the shape %s',
    async (shape) => {
      const { provider, control } = await startInstagram();
      control.setTokenAnswerShape(shape);
      const back = await giveConsent(
        provider.authorizationUrl({ redirectUri, state: 's', codeChallenge: 'c' }),
        'allow',
      );
      const code = back.searchParams.get('code')!;
      const exchanged = await provider.exchangeCode({ code, redirectUri, codeVerifier: '' });
      expect(exchanged).toMatchObject({ kind: 'granted', tokens: { refreshToken: null } });
    },
  );

  test('a secret that is not the app’s is our mistake, not the person’s', async () => {
    const { provider } = await startInstagram('a wrong secret');
    const back = await giveConsent(provider.authorizationUrl({ redirectUri, state: 's', codeChallenge: 'c' }), 'allow');
    const code = back.searchParams.get('code')!;
    const failure = await provider
      .exchangeCode({ code, redirectUri, codeVerifier: '' })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ProviderError', kind: 'rejected' });
  });
});

describe('Facebook pages of their own', () => {
  test('all pages are listed, beyond the first hundred too, each with its own token', async () => {
    const many = Array.from({ length: 130 }, (_, index) => ({
      id: `7000000000000${index + 100}`,
      name: `Page ${index}`,
    }));
    const { provider } = await startMessenger(many);
    const back = await giveConsent(provider.authorizationUrl({ redirectUri, state: 's', codeChallenge: 'c' }), 'allow');
    const exchanged = await provider.exchangeCode({
      code: back.searchParams.get('code')!,
      redirectUri,
      codeVerifier: '',
    });
    if (exchanged.kind !== 'granted') throw new Error('Not granted');
    const accounts = await provider.listAccounts(exchanged.tokens);
    expect(accounts.map(({ accountId }) => accountId)).toEqual(many.map(({ id }) => id));
    expect(new Set(accounts.map(({ tokens }) => tokens.accessToken)).size).toBe(130);
    expect(accounts[0]!.tokens.expiresAt).toBeNull();
  });

  test('no page ticked is a normal answer, and a page without the role says so', async () => {
    const { provider, control } = await startMessenger();
    control.addAccount({ id: '99', name: 'Only looking', tasks: ['ANALYZE'] });
    const address = provider.authorizationUrl({ redirectUri, state: 's', codeChallenge: 'c' });
    const listAfter = async (untick: string[]) => {
      const code = (await giveConsent(address, 'allow', { untick })).searchParams.get('code')!;
      const exchanged = await provider.exchangeCode({ code, redirectUri, codeVerifier: '' });
      if (exchanged.kind !== 'granted') throw new Error('Not granted');
      return (await provider.listAccounts(exchanged.tokens)).map(({ accountId, problem }) => [accountId, problem]);
    };
    expect(await listAfter(['page-99', 'page-682498302938465'])).toEqual([]);
    expect(await listAfter([])).toEqual([
      ['682498302938465', null],
      ['99', 'missing-role'],
    ]);
  });
});
