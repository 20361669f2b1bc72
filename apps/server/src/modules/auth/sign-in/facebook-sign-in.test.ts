import { Session } from '@spotter/contract';
import { createFacebookIdentityTokens } from '@spotter/providers/facebook-login/facebook-login';
import { createFacebookLoginSimulator } from '@spotter/simulators/facebook-login/facebook-login-simulator';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../users/users.tables.ts';
import { passwordResets, userIdentities } from '../auth.tables.ts';
import { forgetFacebookPerson } from './forget-facebook.ts';
import { hashToken } from './secret-token.ts';
import { createTestApp, type TestApp } from '../auth-app.test-support.ts';

const facebook = createFacebookLoginSimulator({ appId: 'app-1', now: () => new Date('2026-11-20T12:00:00Z') });
const { issueToken } = facebook.control;
let spotter: TestApp;

beforeAll(async () => {
  const keysUrl = await facebook.listen();
  spotter = await createTestApp(undefined, {
    identityTokens: (clock) =>
      createFacebookIdentityTokens({
        appId: 'app-1',
        jwksUrls: [keysUrl],
        timeoutMs: 2000,
        fetch,
        now: () => clock.now(),
        askAgainAfterMs: 0,
      }),
  });
});
afterAll(async () => {
  await spotter.close();
  await facebook.close();
});

const signIn = (jwtToken: string, address?: string) =>
  spotter.call('POST', '/api/auth/sign-in/facebook', {
    body: { jwtToken },
    ...(address === undefined ? {} : { address }),
  });
const person = (sub: string, email?: string) => ({ sub, email, given_name: 'Maya', family_name: 'Torres' });

describe('signing in with Facebook', () => {
  test('makes an account the first time, and opens the same one after', async () => {
    const first = await signIn(issueToken(person('1', 'Maya@Example.com')));
    expect(first.statusCode).toBe(200);
    const { token, user } = Session.strict().parse(first.json());
    expect(user).toMatchObject({
      first_name: 'Maya',
      last_name: 'Torres',
      email: 'maya@example.com',
      terms_agreed: false,
      userRole: 'trainer',
    });
    expect((await spotter.call('GET', `/api/users/${user._id}`, { token })).statusCode).toBe(200);
    // Facebook identifies a person by the id, whatever their address is now.
    for (const email of ['maya@example.com', 'maya@other.example', undefined]) {
      const again = await signIn(issueToken(person('1', email)));
      expect(Session.parse(again.json()).user).toMatchObject({ _id: user._id, email: 'maya@example.com' });
    }
  });

  test('two first times at the same moment are one account', async () => {
    const token = issueToken(person('2', 'twice@example.com'));
    const sessions = await Promise.all([signIn(token), signIn(token)]);
    expect(sessions.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const ids = sessions.map((response) => Session.parse(response.json()).user._id);
    expect(new Set(ids).size).toBe(1);
  });

  test('never opens an account that has a password', async () => {
    await spotter.signUp('ana@example.com');
    const response = await signIn(issueToken(person('3', 'ANA@example.com')));
    expect([response.statusCode, response.json()]).toEqual([
      409,
      {
        message: 'An account with this email already exists. Please sign in with your email and password',
        code: 'email_taken',
      },
    ]);
    expect(await spotter.database.select().from(userIdentities).where(eq(userIdentities.subject, '3'))).toEqual([]);
  });

  test('does not go around the second step of signing in', async () => {
    const token = issueToken(person('20', 'two-steps@example.com'));
    const first = Session.parse((await signIn(token)).json());
    await spotter.database.update(users).set({ twoStepAt: new Date() }).where(eq(users.id, first.user._id));
    const second = await signIn(token);
    expect([second.statusCode, second.json()]).toMatchObject([401, { code: 'two_step_required' }]);
  });

  test('without an address is asked for one', async () => {
    const response = await signIn(issueToken(person('4')));
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        message: 'Facebook didn’t share your email address. Please share it, or sign up with email and password',
        code: 'invalid_input',
      },
    ]);
  });

  test('a token that is not for us opens nothing', async () => {
    for (const token of [
      issueToken({ ...person('1'), aud: 'app-2' }),
      issueToken({ ...person('1'), exp: 1 }),
      'opaque',
    ]) {
      const response = await signIn(token);
      expect([response.statusCode, response.json()]).toEqual([
        401,
        { message: 'Facebook didn’t confirm who you are. Please try again', code: 'invalid_credentials' },
      ]);
    }
  });

  test('no token at all is an invalid input', async () => {
    const response = await spotter.call('POST', '/api/auth/sign-in/facebook', { body: {} });
    expect([response.statusCode, response.json()]).toMatchObject([400, { message: 'Jwt token is required' }]);
  });

  test('waits for nobody when Facebook cannot be reached', async () => {
    facebook.control.rotateKeys();
    facebook.control.failNext({ status: 503, times: 1 });
    const token = issueToken(person('1'));
    const response = await signIn(token);
    expect([response.statusCode, response.json()]).toEqual([
      502,
      { message: 'We couldn’t reach Facebook. Please try again in a moment', code: 'provider_down' },
    ]);
    expect((await signIn(token)).statusCode).toBe(200);
  });

  test('a hundred wrong tokens from one address, then wait', async () => {
    for (let count = 0; count < 100; count++) await signIn('opaque', '203.0.113.5');
    const token = issueToken(person('1'));
    const refused = await signIn(token, '203.0.113.5');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect((await signIn(token, '203.0.113.6')).statusCode).toBe(200);
  });

  test('is not available where no app is set up', async () => {
    const plain = await createTestApp();
    const response = await plain.call('POST', '/api/auth/sign-in/facebook', { body: { jwtToken: 'x' } });
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { message: 'Facebook sign-in isn’t available here', code: 'forbidden' },
    ]);
    await plain.close();
  });
});

describe('an account without a password', () => {
  const none = {
    message: 'Your account has no password yet. Set one with "Forgot password" first',
    code: 'wrong_password',
  };

  test('is not opened by any, and is told how to get one', async () => {
    const { token } = Session.parse((await signIn(issueToken(person('10', 'plain@example.com')))).json());
    const body = { email: 'plain@example.com', password: '' };
    for (const password of [' ', 'null']) {
      const wrong = await spotter.call('POST', '/api/auth/sign-in', { body: { ...body, password } });
      expect([wrong.statusCode, wrong.json()]).toEqual([
        401,
        { message: 'Invalid email or password', code: 'invalid_credentials' },
      ]);
    }
    const change = await spotter.call('POST', '/api/auth/change-password', {
      token,
      body: { password: '', newPassword: 'a new password' },
    });
    expect([change.statusCode, change.json()]).toEqual([403, none]);
    const removal = await spotter.call('DELETE', '/api/users/me', { token, body: { password: '' } });
    expect([removal.statusCode, removal.json()]).toEqual([403, none]);
  });

  test('whose owner sets one by mail is theirs alone: Facebook does not open it any more', async () => {
    const { user } = Session.parse((await signIn(issueToken(person('11', 'victim@example.com')))).json());
    await spotter.database.insert(passwordResets).values({
      tokenHash: hashToken('mailed'),
      userId: user._id,
      expiresAt: new Date(spotter.clock.now().getTime() + 1000),
    });
    const body = { token: 'mailed', newPassword: 'a new password' };
    expect((await spotter.call('POST', '/api/auth/reset-password', { body })).statusCode).toBe(200);
    expect((await signIn(issueToken(person('11', 'victim@example.com')))).statusCode).toBe(409);
  });
});

describe("Meta's request to delete a person's data", () => {
  const forget = async (subject: string) => {
    const removed: string[] = [];
    await forgetFacebookPerson(
      { database: spotter.database, removeUser: async ({ email }) => void removed.push(email) },
      subject,
    );
    return removed;
  };

  test('removes the account of whoever can only enter by Facebook', async () => {
    await signIn(issueToken(person('forgotten-1', 'only@example.com')));
    expect(await forget('forgotten-1')).toEqual(['only@example.com']);
    expect(await forget('nobody')).toEqual([]);
  });

  test('takes the way in by Facebook from an account that has a password', async () => {
    const { userId } = await spotter.signUp('both@example.com');
    await spotter.database
      .insert(userIdentities)
      .values({ provider: 'facebook', subject: 'forgotten-2', userId, createdAt: new Date() });
    expect(await forget('forgotten-2')).toEqual([]);
    const left = await spotter.database.select().from(userIdentities).where(eq(userIdentities.userId, userId));
    expect(left).toEqual([]);
  });
});
