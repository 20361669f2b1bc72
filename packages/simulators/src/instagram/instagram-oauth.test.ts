import { describe, expect, it } from 'vitest';

import { accountId, appScopedId, instagramApp, startInstagram } from './instagram.test-support.ts';

const redirectUri = 'http://127.0.0.1:4000/api/oauth/callback/';
const request = {
  client_id: instagramApp.appId,
  redirect_uri: redirectUri,
  response_type: 'code',
  scope: 'instagram_business_basic,instagram_business_manage_messages',
  state: 'state-1 & more',
};
const form = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});

async function startLogin(options: Parameters<typeof startInstagram>[0] = {}) {
  const instagram = await startInstagram(options);
  const { app } = instagram;
  async function decide(decision: string): Promise<URL> {
    const answer = await app.inject({
      method: 'POST',
      url: '/oauth/authorize',
      ...form({ ...request, decision, account: accountId }),
    });
    expect(answer.statusCode).toBe(302);
    return new URL(String(answer.headers.location));
  }
  async function exchange(code: string, changed: Record<string, string> = {}) {
    const fields = {
      client_id: instagramApp.appId,
      client_secret: instagramApp.appSecret,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code,
      ...changed,
    };
    return await app.inject({ method: 'POST', url: '/oauth/access_token', ...form(fields) });
  }
  async function login(decision = 'allow') {
    const code = (await decide(decision)).searchParams.get('code') ?? '';
    return (await exchange(code)).json().data[0] as { access_token: string; user_id: string; permissions: string };
  }
  return { ...instagram, decide, exchange, login };
}

describe('the login', () => {
  it('asks the owner, and gives back a code with the state and the odd fragment', async () => {
    const { app, decide } = await startLogin();
    const page = await app.inject({ url: `/oauth/authorize?${new URLSearchParams(request)}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('coach_marta');
    for (const button of ['Allow', 'Cancel', 'Allow without messages'])
      expect(page.body).toContain(`>${button}</button>`);

    const target = await decide('allow');
    expect(target.href.startsWith(`${redirectUri}?code=AQB`)).toBe(true);
    expect(target.searchParams.get('state')).toBe(request.state);
    expect(target.hash).toBe('#_');
  });

  it('tells the app when the owner cancels', async () => {
    const { decide } = await startLogin();
    const target = await decide('cancel');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      error: 'access_denied',
      error_reason: 'user_denied',
      error_description: 'The user denied your request',
      state: request.state,
    });
  });

  it.each([
    ['another app', { client_id: '1' }],
    ['an address that is not registered', { redirect_uri: `${redirectUri}x` }],
    ['no scope that exists', { scope: 'business_basic' }],
  ])('redirects nobody for %s', async (_what, changed) => {
    const { app } = await startLogin({ redirectUris: [redirectUri] });
    const answer = await app.inject({ url: `/oauth/authorize?${new URLSearchParams({ ...request, ...changed })}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });
});

describe('the tokens', () => {
  it('lead from a code to a long-lived token that knows the account by two ids', async () => {
    const { app, login, call } = await startLogin();
    const short = await login();
    expect(short.user_id).toBe(appScopedId);
    expect(short.permissions).toBe('instagram_business_basic,instagram_business_manage_messages');

    const query = {
      grant_type: 'ig_exchange_token',
      client_secret: instagramApp.appSecret,
      access_token: short.access_token,
    };
    const long = (await app.inject({ url: `/access_token?${new URLSearchParams(query)}` })).json();
    expect(long).toMatchObject({ token_type: 'bearer', expires_in: 5_183_944 });

    const me = await call(
      'GET',
      '/v25.0/me?fields=user_id,username,name,profile_picture_url,account_type',
      undefined,
      long.access_token,
    );
    expect(me.body).toEqual({
      id: appScopedId,
      user_id: accountId,
      username: 'coach_marta',
      name: 'Marta',
      profile_picture_url: 'https://pictures.test/marta.jpg',
      account_type: 'BUSINESS',
    });
  });

  it('are given once for a code', async () => {
    const { decide, exchange } = await startLogin();
    const code = (await decide('allow')).searchParams.get('code') ?? '';
    expect((await exchange(code)).statusCode).toBe(200);
    const again = await exchange(code);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toEqual({
      error_type: 'OAuthException',
      code: 400,
      error_message: 'Matching code was not found or was already used',
    });
  });

  it('are refused for another address, a wrong secret and a code older than an hour', async () => {
    let time = Date.parse('2026-03-01T10:00:00Z');
    const { decide, exchange } = await startLogin({ now: () => new Date(time) });
    const code = (await decide('allow')).searchParams.get('code') ?? '';
    expect((await exchange(code, { redirect_uri: redirectUri.slice(0, -1) })).statusCode).toBe(400);
    expect((await exchange(code, { client_secret: 'wrong' })).statusCode).toBe(400);
    time += 3_600_000;
    expect((await exchange(code)).statusCode).toBe(400);
  });

  it('come in every shape that Instagram has used, digits intact', async () => {
    const { decide, exchange, control } = await startLogin();
    const next = async () => (await exchange((await decide('allow')).searchParams.get('code') ?? '')).body;
    control.setTokenAnswerShape('flat');
    expect(JSON.parse(await next())).toMatchObject({ user_id: appScopedId, permissions: expect.any(Array) });
    control.setTokenAnswerShape('flat-number');
    expect(await next()).toContain(`"user_id":${appScopedId}}`);
  });

  it('without the messages permission read the profile and nothing else', async () => {
    const { login, call } = await startLogin();
    const short = await login('allow-without-messages');
    expect(short.permissions).toBe('instagram_business_basic');
    expect((await call('GET', '/me?fields=user_id', undefined, short.access_token)).status).toBe(200);
    const refused = await call('GET', '/me/conversations?platform=instagram', undefined, short.access_token);
    expect(refused.body.error).toMatchObject({ code: 10, type: 'OAuthException' });
  });

  it('are refreshed from a day on, and never again once they have expired', async () => {
    let time = Date.parse('2026-03-01T10:00:00Z');
    const { app, token } = await startLogin({ now: () => new Date(time) });
    const refresh = async () =>
      await app.inject({ url: `/refresh_access_token?grant_type=ig_refresh_token&access_token=${token}` });
    expect((await refresh()).statusCode).toBe(400);
    time += 24 * 3_600_000;
    const refreshed = (await refresh()).json();
    expect(refreshed.expires_in).toBe(5_183_944);
    expect(refreshed.access_token).not.toBe(token);
    time += 60 * 24 * 3_600_000;
    expect((await refresh()).json().error).toMatchObject({ code: 190, error_subcode: 463 });
  });
});
