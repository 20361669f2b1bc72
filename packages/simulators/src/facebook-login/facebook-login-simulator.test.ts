import { createPublicKey, verify, type webcrypto } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFacebookLoginSimulator } from './facebook-login-simulator.ts';

const facebook = createFacebookLoginSimulator({ appId: 'app-1', now: () => new Date('2026-11-20T12:00:00Z') });
let keysUrl: string;

beforeAll(async () => {
  keysUrl = await facebook.listen();
});
afterAll(() => facebook.close());

type Keys = { keys: (webcrypto.JsonWebKey & { kid: string })[] };

function read(token: string) {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const json = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  return {
    header: json(header),
    payload: json(payload),
    isSignedBy: (key: webcrypto.JsonWebKey) =>
      verify(
        'sha256',
        Buffer.from(`${header}.${payload}`),
        createPublicKey({ key, format: 'jwk' }),
        Buffer.from(signature, 'base64url'),
      ),
  };
}

async function publishedKey() {
  const { keys } = (await (await fetch(keysUrl)).json()) as Keys;
  expect(keys).toHaveLength(1);
  return keys[0]!;
}

test('a token is signed with the published key and says what Facebook would', async () => {
  const { header, payload, isSignedBy } = read(facebook.control.issueToken({ sub: '1234', email: 'ana@example.com' }));
  const key = await publishedKey();
  expect(header).toEqual({ alg: 'RS256', typ: 'JWT', kid: key.kid });
  expect(isSignedBy(key)).toBe(true);
  expect(payload).toMatchObject({
    iss: 'https://www.facebook.com',
    aud: 'app-1',
    sub: '1234',
    email: 'ana@example.com',
    iat: 1795176000,
    exp: 1795179600,
  });
  expect(JSON.stringify(key)).not.toContain('"d"');
});

test('after a rotation another key is published', async () => {
  const before = await publishedKey();
  const old = read(facebook.control.issueToken({ sub: '1' }));
  facebook.control.rotateKeys();
  const after = await publishedKey();
  expect(after.kid).not.toBe(before.kid);
  expect(old.isSignedBy(after)).toBe(false);
  expect(read(facebook.control.issueToken({ sub: '1' })).isSignedBy(after)).toBe(true);
});

test('the keys are withheld as often as told', async () => {
  facebook.control.failNext({ status: 503, times: 1 });
  expect((await fetch(keysUrl)).status).toBe(503);
  expect((await fetch(keysUrl)).status).toBe(200);
  facebook.control.failNext({ status: 503, times: 9 });
  facebook.control.clearFaults();
  expect((await fetch(keysUrl)).status).toBe(200);
});
