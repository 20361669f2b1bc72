import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { facebookApp, pageId, startMessenger } from './messenger.test-support.ts';

const redirectUri = 'http://127.0.0.1:4000/api/oauth/callback/messenger/';
const request = {
  client_id: facebookApp.appId,
  redirect_uri: redirectUri,
  response_type: 'code',
  scope: 'public_profile,email,pages_show_list,pages_manage_metadata,pages_messaging',
  state: 'state-1 & more',
};

async function startLogin(options: Parameters<typeof startMessenger>[0] = {}) {
  const messenger = await startMessenger(options);
  const { app, call } = messenger;
  /** Presses a button of the dialog, with these pages checked. */
  async function decide(decision: string, pages = [pageId]): Promise<URL> {
    const ticked = Object.fromEntries(pages.map((id) => [`page-${id}`, 'on']));
    const answer = await app.inject({
      method: 'POST',
      url: '/v25.0/dialog/oauth',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...request, ...ticked, decision }).toString(),
    });
    expect(answer.statusCode).toBe(302);
    return new URL(String(answer.headers.location));
  }
  async function exchange(fields: Record<string, string>) {
    const query = new URLSearchParams({
      client_id: facebookApp.appId,
      client_secret: facebookApp.appSecret,
      ...fields,
    });
    return await app.inject({ url: `/v25.0/oauth/access_token?${query}` });
  }
  const redeem = (code: string, changed: Record<string, string> = {}) =>
    exchange({ redirect_uri: redirectUri, code, ...changed });
  /** Runs the whole login up to a long-lived token of the person. */
  async function login(decision = 'allow', pages = [pageId]): Promise<string> {
    const code = (await decide(decision, pages)).searchParams.get('code') ?? '';
    const short = (await redeem(code)).json().access_token;
    const long = await exchange({ grant_type: 'fb_exchange_token', fb_exchange_token: short });
    expect(long.json()).toMatchObject({ token_type: 'bearer', expires_in: 5_183_944 });
    return long.json().access_token;
  }
  const accounts = async (token: string, query = '') =>
    (await call('GET', `/v25.0/me/accounts?${query}`, undefined, token)).body;
  return { ...messenger, decide, exchange, redeem, login, accounts };
}

describe('the proof that comes with a token', () => {
  const proofOf = (token: string, secret = facebookApp.appSecret) =>
    createHmac('sha256', secret).update(token).digest('hex');
  const me = (proof?: string) => `/me?fields=id${proof === undefined ? '' : `&appsecret_proof=${proof}`}`;

  it('has to be made by the app that the token was given to', async () => {
    const { call, control, token } = await startMessenger();
    expect((await call('GET', me(proofOf(token)))).status).toBe(200);
    expect((await call('GET', me(proofOf(token, 'another secret')))).body.error.code).toBe(100);
    expect((await call('GET', me('x'))).body.error.code).toBe(100);
    const foreign = control.issueForeignToken(pageId);
    expect((await call('GET', me(proofOf(foreign)), undefined, foreign)).body.error.code).toBe(100);
    expect((await call('GET', me(), undefined, foreign)).status).toBe(200);
  });

  it('may be required by the app', async () => {
    const { call, token } = await startMessenger({ requiresProof: true });
    expect((await call('GET', me())).body.error.message).toContain('appsecret_proof');
    expect((await call('GET', me(proofOf(token)))).status).toBe(200);
  });
});

describe('the login', () => {
  it('asks which pages, and gives back a code with the state and the odd fragment', async () => {
    const { app, decide } = await startLogin();
    const page = await app.inject({ url: `/v25.0/dialog/oauth?${new URLSearchParams(request)}` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Marta Trains');
    for (const button of ['Allow', 'Cancel', 'Allow without messages'])
      expect(page.body).toContain(`>${button}</button>`);
    const target = await decide('allow');
    expect(target.href.startsWith(`${redirectUri}?code=AQD`)).toBe(true);
    expect(target.searchParams.get('state')).toBe(request.state);
    expect(target.hash).toBe('#_=_');
  });

  it('tells the app when the person cancels', async () => {
    const { decide } = await startLogin();
    const target = await decide('cancel');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      error: 'access_denied',
      error_code: '200',
      error_description: 'Permissions error',
      error_reason: 'user_denied',
      state: request.state,
    });
    expect(target.hash).toBe('#_=_');
  });

  it.each([
    ['another app', { client_id: '1' }],
    ['an address that is not registered', { redirect_uri: `${redirectUri}x` }],
    ['no scope that exists', { scope: 'instagram_business_basic' }],
  ])('redirects nobody for %s', async (_what, changed) => {
    const { app } = await startLogin({ redirectUris: [redirectUri] });
    const answer = await app.inject({ url: `/dialog/oauth?${new URLSearchParams({ ...request, ...changed })}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });
});

describe('the tokens', () => {
  it('lead from a code to the token of a page, which knows the page and may send', async () => {
    const { login, accounts, call } = await startLogin();
    const person = await login();
    expect((await call('GET', '/me?fields=id,name,email', undefined, person)).body).toMatchObject({
      id: '10220000000000017',
      name: 'Sam Owner',
    });
    const [page] = (await accounts(person, 'fields=name,access_token,tasks,instagram_business_account')).data;
    expect(page).toEqual({
      id: pageId,
      name: 'Marta Trains',
      access_token: expect.stringMatching(/^EAAG/),
      tasks: expect.arrayContaining(['MESSAGING', 'MODERATE']),
    });
    expect((await accounts(person)).data[0].access_token).toBe(page.access_token);
    const me = await call('GET', '/v25.0/me?fields=id,name', undefined, page.access_token);
    expect(me.body).toEqual({ id: pageId, name: 'Marta Trains' });
    expect((await call('GET', '/me/subscribed_apps', undefined, page.access_token)).status).toBe(200);
    const personal = await call('GET', '/me/conversations', undefined, person);
    expect(personal.body.error).toMatchObject({ code: 210, type: 'OAuthException' });
  });

  it('of a page have no end date, and die with the password', async () => {
    let time = Date.parse('2026-03-01T10:00:00Z');
    const { login, accounts, call, control } = await startLogin({ now: () => new Date(time) });
    const person = await login();
    const page = (await accounts(person)).data[0].access_token;
    time += 61 * 24 * 3_600_000;
    expect((await accounts(person)).error).toMatchObject({ code: 190, error_subcode: 463 });
    expect((await call('GET', '/me?fields=id', undefined, page)).status).toBe(200);
    control.revokeTokens(pageId);
    expect((await call('GET', '/me?fields=id', undefined, page)).body.error).toMatchObject({
      code: 190,
      error_subcode: 460,
    });
  });

  it('of a page end with the short-lived token that they came by', async () => {
    let time = Date.parse('2026-03-01T10:00:00Z');
    const { decide, redeem, accounts, call } = await startLogin({ now: () => new Date(time) });
    const short = (await redeem((await decide('allow')).searchParams.get('code') ?? '')).json();
    expect(short).toMatchObject({ token_type: 'bearer', expires_in: 3_600 });
    const page = (await accounts(short.access_token)).data[0].access_token;
    time += 3_600_000;
    expect((await call('GET', '/me?fields=id', undefined, page)).body.error).toMatchObject({ code: 190 });
  });

  it('are given once for a code, at its own address, with the right secret, within the hour', async () => {
    let time = Date.parse('2026-03-01T10:00:00Z');
    const { decide, redeem } = await startLogin({ now: () => new Date(time) });
    const next = async () => (await decide('allow')).searchParams.get('code') ?? '';
    const problem = async (code: string, changed: Record<string, string> = {}) => {
      const { error } = (await redeem(code, changed)).json();
      return [error.code, error.error_subcode];
    };
    const code = await next();
    expect(await problem(code, { redirect_uri: redirectUri.slice(0, -1) })).toEqual([100, 36_008]);
    expect(await problem(code, { client_secret: 'wrong' })).toEqual([1, undefined]);
    expect(await problem(code, { client_id: '1' })).toEqual([101, undefined]);
    expect((await redeem(code)).statusCode).toBe(200);
    expect(await problem(code)).toEqual([100, 36_009]);
    const late = await next();
    time += 3_600_000;
    expect(await problem(late)).toEqual([100, 36_007]);
  });

  it('say which permissions were withheld, and do not reach further', async () => {
    const { login, accounts, call } = await startLogin();
    const person = await login('allow-without-messages');
    const { data } = (await call('GET', '/me/permissions', undefined, person)).body;
    expect(data).toContainEqual({ permission: 'pages_messaging', status: 'declined' });
    expect(data).toContainEqual({ permission: 'pages_show_list', status: 'granted' });
    const page = (await accounts(person)).data[0].access_token;
    const refused = await call('GET', '/me/conversations', undefined, page);
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 200 } } });
  });

  it('are explained to the app by debug_token', async () => {
    const { token, app } = await startLogin();
    const debug = async (by: string) =>
      (
        await app.inject({ url: `/debug_token?${new URLSearchParams({ input_token: token, access_token: by })}` })
      ).json();
    expect((await debug(`${facebookApp.appId}|${facebookApp.appSecret}`)).data).toMatchObject({
      app_id: facebookApp.appId,
      type: 'PAGE',
      is_valid: true,
      expires_at: 0,
      profile_id: pageId,
    });
    expect((await debug('somebody')).error.code).toBe(100);
  });
});

describe('the list of pages', () => {
  it('holds the ticked ones only, and may be empty', async () => {
    const { login, accounts, control } = await startLogin();
    control.addAccount({ id: '42', name: 'Second', tasks: ['ANALYZE'], instagramAccountId: '178' });
    const ids = async (pages: string[]) =>
      (await accounts(await login('allow', pages))).data.map(({ id }: { id: string }) => id);
    expect(await ids([pageId, '42'])).toEqual([pageId, '42']);
    expect(await ids(['42'])).toEqual(['42']);
    expect(await ids([])).toEqual([]);
    const [second] = (await accounts(await login('allow', ['42']), 'fields=tasks,instagram_business_account')).data;
    expect(second).toEqual({ id: '42', tasks: ['ANALYZE'], instagram_business_account: { id: '178' } });
  });

  it('leads on page by page', async () => {
    const { app, login, accounts, control } = await startLogin();
    const ids = Array.from({ length: 30 }, (_, index) => String(7_000 + index));
    for (const id of ids) control.addAccount({ id, name: `Page ${id}` });
    const first = await accounts(await login('allow', ids), 'fields=name');
    expect(first.data).toHaveLength(25);
    const next = new URL(first.paging.next);
    // The address contains the token, as Graph's do.
    const second = (await app.inject({ url: `${next.pathname}${next.search}` })).json();
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    expect(second.paging.next).toBeUndefined();
  });
});
