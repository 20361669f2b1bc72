import type { Mail, OutgoingMail } from '@spotter/providers/ports/mail';
import { Session } from '@spotter/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emailVerifications } from '../auth.tables.ts';
import { createTestApp, signUpBody, type TestApp } from '../auth-app.test-support.ts';

const hourMs = 60 * 60_000;
const mails: OutgoingMail[] = [];
const mail: Mail = { send: async (one) => void mails.push(one) };
const reclaimed: string[] = [];
let spotter: TestApp;

beforeAll(async () => {
  spotter = await createTestApp(undefined, {
    mail,
    verifyEmail: true,
    onReclaimed: async (_tx, userId) => void reclaimed.push(userId),
  });
});
beforeEach(async () => {
  await spotter.startAfresh();
  mails.length = 0;
  reclaimed.length = 0;
});
afterAll(() => spotter.close());

const verify = (token: string) => spotter.call('POST', '/api/auth/verify-email', { body: { token } });
const resend = (token: string) => spotter.call('POST', '/api/auth/verify-email/resend', { token });
const tokenIn = (sent: OutgoingMail | undefined) => /\/verify-email\?token=([\w-]{43})$/m.exec(sent?.text ?? '')?.[1];
const isVerified = async ({ token, userId }: { token: string; userId: string }) =>
  (await spotter.call('GET', `/api/users/${userId}`, { token })).json<{ emailVerified: boolean }>().emailVerified;

async function signUpAndReadMail(email: string) {
  const user = await spotter.signUp(email);
  await spotter.runJobs();
  return { user, linkToken: tokenIn(mails.at(-1)) ?? 'none' };
}

describe('a new account', () => {
  test('is not confirmed, and its address gets a link that confirms it', async () => {
    const { user, linkToken } = await signUpAndReadMail('ana@example.com');
    expect(mails).toMatchObject([{ to: 'ana@example.com', subject: 'Confirm your email address for Spotter' }]);
    expect(await isVerified(user)).toBe(false);
    expect((await verify(linkToken)).json()).toEqual({ ok: true });
    expect(await isVerified(user)).toBe(true);
    expect(JSON.stringify(await spotter.database.select().from(emailVerifications))).not.toContain(linkToken);
  });

  test('says at sign-up that it is not confirmed', async () => {
    const answer = await spotter.call('POST', '/api/auth/sign-up', { body: signUpBody('ana@example.com') });
    expect(Session.parse(answer.json()).user.emailVerified).toBe(false);
  });

  test('is told the same when the link is opened again', async () => {
    const { linkToken } = await signUpAndReadMail('ana@example.com');
    await verify(linkToken);
    expect((await verify(linkToken)).statusCode).toBe(200);
  });

  test('is not confirmed by a link that has run out or was made up', async () => {
    const { user, linkToken } = await signUpAndReadMail('ana@example.com');
    spotter.clock.advance(72 * hourMs);
    for (const token of [linkToken, 'made-up']) {
      const refused = await verify(token);
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        { code: 'invalid_input', message: 'This link no longer works. Please get a new one' },
      ]);
    }
    expect(await isVerified(user)).toBe(false);
  });

  test('gets the link again when it asks, five times an hour at most', async () => {
    const { user } = await signUpAndReadMail('ana@example.com');
    for (let asked = 0; asked < 5; asked++) {
      expect((await resend(user.token)).statusCode).toBe(200);
      await spotter.runJobs();
    }
    expect(mails).toHaveLength(6);
    expect((await resend(user.token)).statusCode).toBe(429);
    expect((await verify(tokenIn(mails[2])!)).statusCode).toBe(200);
    expect((await resend(user.token)).statusCode).toBe(200);
    await spotter.runJobs();
    expect(mails).toHaveLength(6);
  });

  test('may try thirty wrong links an hour from one network', async () => {
    const { linkToken } = await signUpAndReadMail('ana@example.com');
    for (let tried = 0; tried < 30; tried++) expect((await verify(`wrong ${tried}`)).statusCode).toBe(400);
    expect((await verify(linkToken)).statusCode).toBe(429);
  });
});

describe('the owner of an address with which somebody else signed up', () => {
  async function resetByMail(email: string) {
    await spotter.call('POST', '/api/auth/forgot-password', { body: { email } });
    await spotter.runJobs();
    // The email that confirms the address leaves at the same time.
    const link = mails.findLast(({ text }) => text.includes('/reset-password?token='));
    const token = /token=([\w-]{43})$/m.exec(link?.text ?? '')?.[1] ?? 'none';
    return spotter.call('POST', '/api/auth/reset-password', { body: { token, newPassword: 'my own password' } });
  }

  test('gets the account by the reset mail, confirmed, and without what the other connected', async () => {
    const squatter = await spotter.signUp('owner@example.com');
    expect((await resetByMail('owner@example.com')).statusCode).toBe(200);
    expect(reclaimed).toEqual([squatter.userId]);
    expect((await spotter.call('GET', '/api/auth/sessions', { token: squatter.token })).statusCode).toBe(401);
    const body = { email: 'owner@example.com', password: 'my own password' };
    const opened = (await spotter.call('POST', '/api/auth/sign-in', { body })).json<Session>();
    expect(opened.user.emailVerified).toBe(true);
  });

  test('loses nothing by a reset once the address is confirmed', async () => {
    const { linkToken } = await signUpAndReadMail('owner@example.com');
    await verify(linkToken);
    expect((await resetByMail('owner@example.com')).statusCode).toBe(200);
    expect(reclaimed).toEqual([]);
  });
});

test('where addresses are confirmed elsewhere nothing is mailed and every account counts as confirmed', async () => {
  const elsewhere = await createTestApp(undefined, { mail, verifyEmail: false });
  const { token, userId } = await elsewhere.signUp('ana@example.com');
  await elsewhere.runJobs();
  const found = await elsewhere.call('GET', `/api/users/${userId}`, { token });
  expect(found.json()).toMatchObject({ emailVerified: true });
  expect(mails).toEqual([]);
  await elsewhere.close();
});
