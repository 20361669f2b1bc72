import { createHmac } from 'node:crypto';
import { createFacebookLoginSimulator } from '@spotter/simulators/facebook-login/facebook-login-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderError } from '../ports/provider-error.ts';
import { createFacebookIdentityTokens } from './facebook-login.ts';

const now = new Date('2026-11-20T12:00:00Z');
const seconds = now.getTime() / 1000;
const facebook = createFacebookLoginSimulator({ appId: 'app-1', now: () => now });
const { issueToken } = facebook.control;
const person = { sub: '10158', email: 'ana@example.com', given_name: 'Ana', family_name: 'Ruiz', name: 'Ana Ruiz' };
let keysUrl: string;

beforeAll(async () => {
  keysUrl = await facebook.listen();
});
afterAll(() => facebook.close());
beforeEach(() => facebook.control.clearFaults());

const tokens = (jwksUrls = [keysUrl], askAgainAfterMs = 0) =>
  createFacebookIdentityTokens({ appId: 'app-1', jwksUrls, timeoutMs: 500, fetch, now: () => now, askAgainAfterMs });
const verify = (token: string) => tokens().verify(token);

describe("Facebook's id token", () => {
  test('tells who somebody is', async () => {
    expect(await verify(issueToken(person))).toEqual({
      subject: '10158',
      email: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Ruiz',
    });
  });

  test.each([
    ['without an address', { email: undefined }, { email: null }],
    ['with something that is no address', { email: 'ana' }, { email: null }],
    [
      'with a whole name only',
      { given_name: undefined, family_name: undefined },
      { firstName: 'Ana', lastName: 'Ruiz' },
    ],
    [
      'with one name',
      { given_name: undefined, family_name: undefined, name: 'Ana' },
      { firstName: 'Ana', lastName: null },
    ],
    ['without any name', { given_name: '', family_name: ' ', name: undefined }, { firstName: null, lastName: null }],
  ])('%s is taken for what it says', async (_case, claims, identity) => {
    expect(await verify(issueToken({ ...person, ...claims }))).toMatchObject(identity);
  });

  test.each([
    ['made for another app', { aud: 'app-2' }],
    ['of another issuer', { iss: 'https://facebook.example' }],
    ['that has run out', { exp: seconds - 61 }],
    ['without an end', { exp: undefined }],
    ['of the future', { nbf: seconds + 61 }],
    ['without a person', { sub: '' }],
  ])('one %s opens nothing', async (_case, claims) => {
    expect(await verify(issueToken({ ...person, ...claims }))).toBeNull();
  });

  test('clocks may differ by a minute', async () => {
    expect(await verify(issueToken({ ...person, exp: seconds - 50 }))).not.toBeNull();
  });

  test('one that was changed, signed by nobody or with the public key opens nothing', async () => {
    const [header = '', payload = '', signature = ''] = issueToken(person).split('.');
    const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const other = encode({ ...person, sub: '666', iss: 'https://www.facebook.com', aud: 'app-1', exp: seconds + 60 });
    const unsigned = `${encode({ alg: 'none' })}.${other}.`;
    const kid = (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid;
    const asSecret = `${encode({ alg: 'HS256', kid })}.${other}`;
    const mac = createHmac('sha256', await (await fetch(keysUrl)).text())
      .update(asSecret)
      .digest('base64url');
    for (const token of [
      `${header}.${other}.${signature}`,
      unsigned,
      `${asSecret}.${mac}`,
      `${header}.${payload}.`,
      'x',
    ]) {
      expect(await verify(token)).toBeNull();
    }
  });

  test('is known again after the keys were changed; one of the old key is not', async () => {
    const identities = tokens();
    const old = issueToken(person);
    expect(await identities.verify(old)).not.toBeNull();
    facebook.control.rotateKeys();
    expect(await identities.verify(issueToken(person))).not.toBeNull();
    expect(await identities.verify(old)).toBeNull();
  });

  test('made-up key ids do not make us ask for the keys again and again', async () => {
    const identities = tokens([keysUrl], 60_000);
    await identities.verify(issueToken(person));
    const old = issueToken(person);
    facebook.control.rotateKeys();
    const before = facebook.control.keyRequests();
    for (let count = 0; count < 5; count++) await identities.verify(issueToken(person));
    expect(facebook.control.keyRequests()).toBe(before);
    expect(await identities.verify(old)).not.toBeNull();
  });

  test('is looked up in every set of keys', async () => {
    const limited = createFacebookLoginSimulator({ appId: 'app-1', now: () => now });
    const both = [keysUrl, await limited.listen()];
    // All simulators give their keys the same numbers.
    limited.control.rotateKeys();
    limited.control.rotateKeys();
    limited.control.rotateKeys();
    expect(await tokens(both).verify(limited.control.issueToken(person))).toMatchObject({ subject: '10158' });
    await limited.close();
    expect(await tokens(both).verify(issueToken(person))).toMatchObject({ subject: '10158' });
  });

  test('cannot be judged while the keys cannot be read', async () => {
    facebook.control.failNext({ status: 503, times: 1 });
    const error = await verify(issueToken(person)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ provider: 'facebook', kind: 'unreachable' });
    expect(await verify(issueToken(person))).not.toBeNull();
  });
});
