import { createGoogleCalendarSimulator } from '@spotter/simulators/google-calendar/google-calendar-simulator';
import { expect, test } from 'vitest';
import { createGoogleOAuth } from './google-oauth.ts';

const email = 'marta@example.com';
const scope = (name: string) => `https://www.googleapis.com/auth/calendar.${name}`;

async function startGoogle(clientSecret = 'secret') {
  const now = () => new Date(Date.UTC(2026, 10, 20, 12));
  const google = createGoogleCalendarSimulator({ clientId: 'client', clientSecret: 'secret', now });
  const origin = await google.listen();
  google.control.addAccount({ id: '1001', email, name: 'Marta', timeZone: 'Europe/Madrid' });
  const addresses = { authUrl: origin, tokenUrl: origin, apiUrl: origin };
  return { google, provider: createGoogleOAuth({ clientId: 'client', clientSecret, ...addresses, now }) };
}

test('Google is asked for nothing but busy times, own events and who it is', async () => {
  const { google, provider } = await startGoogle();
  const url = new URL(provider.authorizationUrl({ redirectUri: 'http://127.0.0.1/x', state: 's', codeChallenge: 'c' }));
  await google.close();
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    scope: `openid email ${scope('freebusy')} ${scope('events.owned')}`,
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 'S256',
  });
});

test('a wrong secret of ours is no reason to give a connection up', async () => {
  const { google, provider } = await startGoogle('wrong');
  const { accessToken, refreshToken } = google.control.grant(email);
  const refresh = provider.refresh({ accessToken, refreshToken, expiresAt: null });
  await expect(refresh).rejects.toMatchObject({ kind: 'rejected', providerCode: 'invalid_client' });
  await google.close();
});

test('an access token that merely ran out is usable still', async () => {
  const { google, provider } = await startGoogle();
  const { accessToken, refreshToken } = google.control.grant(email, [scope('events.owned')]);
  google.control.expireAccessTokens(email);
  expect(await provider.inspect({ accessToken, refreshToken, expiresAt: null })).toEqual({
    kind: 'usable',
    missing: ['see when you are busy'],
  });
  await google.close();
});

test('an account is known by its id, and called by its address', async () => {
  const { google, provider } = await startGoogle();
  const tokens = { ...google.control.grant(email), expiresAt: null };
  expect(await provider.listAccounts(tokens)).toEqual([
    { accountId: '1001', username: email, appScopedId: null, tokens, problem: null },
  ]);
  await google.close();
});
