import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, signUpBody, type TestApp } from '../auth-app.test-support.ts';

const office = '203.0.113.1';
let spotter: TestApp;

beforeAll(async () => {
  spotter = await createTestApp();
});
beforeEach(() => spotter.startAfresh());
afterAll(() => spotter.close());

const signIn = (email: string, password: string, cookie?: string) =>
  spotter.call('POST', '/api/auth/sign-in', {
    body: { email, password },
    address: office,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  });

/** Returns the cookie of a browser that has signed up with this address. */
async function deviceOf(email: string): Promise<string> {
  const response = await spotter.call('POST', '/api/auth/sign-up', { body: signUpBody(email), address: office });
  return String(response.headers['set-cookie']).split(';')[0]!;
}

/** Blocks an address: a hundred wrong passwords for various accounts, some of them for this one. */
async function shutAddress(email: string): Promise<void> {
  for (let count = 0; count < 90; count++) await signIn(`guess${count}@example.com`, 'guess');
  for (let count = 0; count < 20; count++) await signIn(email, 'guess');
}

describe('a device that has signed in before', () => {
  test('gets in while strangers have shut the address and the account', async () => {
    const cookie = await deviceOf('ana@example.com');
    await shutAddress('ana@example.com');
    expect((await signIn('ana@example.com', 'correct horse')).statusCode).toBe(429);
    expect((await signIn('ANA@example.com', 'correct horse', cookie)).statusCode).toBe(200);
    expect((await signIn('ana@example.com', 'correct horse', `theme=dark; ${cookie}; other=1`)).statusCode).toBe(200);
  });

  test('is known only to the account that signed in there', async () => {
    const cookie = await deviceOf('ana@example.com');
    await deviceOf('bea@example.com');
    await shutAddress('bea@example.com');
    expect((await signIn('bea@example.com', 'correct horse', cookie)).statusCode).toBe(429);
  });

  test('cannot be made up', async () => {
    const cookie = await deviceOf('ana@example.com');
    await shutAddress('ana@example.com');
    const [name, value = ''] = cookie.split('=');
    const [id, signature = ''] = value.split('.');
    for (const forged of [
      `${id}.${'A'.repeat(43)}`,
      `${'A'.repeat(22)}.${signature}`,
      `${id}.${signature}x`,
      `${id}.`,
      '',
    ]) {
      expect((await signIn('ana@example.com', 'correct horse', `${name}=${forged}`)).statusCode).toBe(429);
    }
  });

  test('has ten wrong passwords in a quarter of an hour, also when it changes its address', async () => {
    const cookie = await deviceOf('ana@example.com');
    for (let count = 0; count < 10; count++) {
      expect((await signIn('ana@example.com', 'guess', cookie)).statusCode).toBe(401);
    }
    const elsewhere = await spotter.call('POST', '/api/auth/sign-in', {
      body: { email: 'ana@example.com', password: 'correct horse' },
      address: '203.0.113.99',
      headers: { cookie },
    });
    expect(elsewhere.statusCode).toBe(429);
    spotter.clock.advance(15 * 60_000);
    expect((await signIn('ana@example.com', 'correct horse', cookie)).statusCode).toBe(200);
  });

  test('gets in while strangers of many networks have slowed the account down', async () => {
    const cookie = await deviceOf('ana@example.com');
    const guessFrom = (nth: number) =>
      spotter.call('POST', '/api/auth/sign-in', {
        body: { email: 'ana@example.com', password: 'guess' },
        address: `2001:db8:0:${nth.toString(16)}::1`,
      });
    let checks = 0;
    for (let nth = 0; nth < 120; nth++) checks += (await guessFrom(nth)).statusCode === 401 ? 1 : 0;
    expect(checks).toBe(100);
    expect((await signIn('ana@example.com', 'correct horse')).statusCode).toBe(429);
    expect((await signIn('ana@example.com', 'correct horse', cookie)).statusCode).toBe(200);
    spotter.clock.advance(60 * 60_000);
    expect((await signIn('ana@example.com', 'correct horse')).statusCode).toBe(200);
  });

  test('keeps its cookie where no script and no other site reads it', async () => {
    const response = await spotter.call('POST', '/api/auth/sign-up', { body: signUpBody('ana@example.com') });
    const header = String(response.headers['set-cookie']);
    expect(header).toMatch(/; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    expect(header).not.toContain('ana');
    expect((await signIn('ana@example.com', 'wrong')).headers['set-cookie']).toBeUndefined();
  });
});
