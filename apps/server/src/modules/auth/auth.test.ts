import { Session } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from './auth.tables.ts';
import { createTestApp, signUpBody, type TestApp } from './auth-app.test-support.ts';

const dayMs = 86_400_000;
let spotter: TestApp;

beforeAll(async () => {
  spotter = await createTestApp();
});
afterAll(() => spotter.close());

const signIn = (email: string, password: string, address?: string) =>
  spotter.call('POST', '/api/auth/sign-in', {
    body: { email, password },
    ...(address === undefined ? {} : { address }),
  });
const isValid = async (token: string) =>
  (await spotter.call('GET', '/api/auth/validate-token', { token })).json<{ isValid: boolean }>().isValid;

describe('signing up', () => {
  test('answers a session and the user, without password or hash', async () => {
    const response = await spotter.call('POST', '/api/auth/sign-up', {
      body: {
        ...signUpBody('Ana@Example.com'),
        phone: '',
        timeZone: 'Europe/Madrid',
        passwordHash: 'x',
        isAdmin: true,
      },
    });
    expect(response.statusCode).toBe(200);
    const session = Session.strict().parse(response.json());
    expect(session.user).toEqual({
      _id: expect.any(String),
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'ana@example.com',
      phone: null,
      companyName: null,
      userRole: 'trainer',
      heard_about_us: null,
      terms_agreed: true,
      avatar: null,
      timeZone: 'Europe/Madrid',
      emailVerified: true,
      twoStep: false,
      meetingPlace: null,
    });
    expect(await isValid(session.token)).toBe(true);
  });

  test('the same address in other letters has an account already', async () => {
    const response = await spotter.call('POST', '/api/auth/sign-up', { body: signUpBody('ANA@example.COM') });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ message: 'An account with this email already exists', code: 'email_taken' });
  });

  test('two at the same moment: one gets the address', async () => {
    const answers = await Promise.all(
      [spotter, spotter].map((app) => app.call('POST', '/api/auth/sign-up', { body: signUpBody('twin@example.com') })),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200, 409]));
  });

  test('how one heard of us may be left empty, yet not be made up', async () => {
    const signUp = (heard_about_us: string) =>
      spotter.call('POST', '/api/auth/sign-up', { body: { ...signUpBody('empty@example.com'), heard_about_us } });
    expect((await signUp('a dream')).statusCode).toBe(400);
    const response = await signUp('');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ user: { heard_about_us: null } });
  });

  test('an address of any script is taken, once in all of its spellings, and signs in with each', async () => {
    const spellings = ['Müller@müller.example', 'mu\u0308ller@XN--MLLER-KVA.example'];
    const post = (path: string, body: object) => spotter.call('POST', `/api/auth/${path}`, { body });
    const statuses: number[] = [];
    for (const email of spellings) statuses.push((await post('sign-up', signUpBody(email))).statusCode);
    expect(statuses).toEqual([200, 409]);
    for (const email of spellings) {
      const signedIn = await post('sign-in', { email, password: 'correct horse' });
      expect(signedIn.json()).toMatchObject({ user: { email: 'müller@xn--mller-kva.example' } });
    }
  });

  test.each([
    ['ÅSE@exämple.se', 'a\u030Ase@xn--exmple-cua.se'],
    ['さくら@例え.テスト', 'さくら@xn--r8jz45g.xn--zckzah'],
    ['Ελένη@παράδειγμα.ελ', 'ελένη@ΠΑΡΆΔΕΙΓΜΑ.ΕΛ'],
    ['zoë@straße.de', 'zoe\u0308@XN--STRAE-OQA.de'],
    ['نوره@مثال.السعودية', ' نوره@مثال.السعودية '],
  ])('%s is one account, by whatever spelling it is asked for', async (written, other) => {
    const post = (path: string, body: object) => spotter.call('POST', `/api/auth/${path}`, { body });
    expect((await post('sign-up', signUpBody(written))).statusCode).toBe(200);
    expect((await post('sign-up', signUpBody(other))).statusCode).toBe(409);
    const password = 'correct horse';
    const [first, second] = [
      await post('sign-in', { email: written, password }),
      await post('sign-in', { email: other, password }),
    ];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json<Session>().user._id).toBe(first.json<Session>().user._id);
  });

  test('a time zone that does not exist becomes UTC', async () => {
    const response = await spotter.call('POST', '/api/auth/sign-up', {
      body: { ...signUpBody('mars@example.com'), timeZone: 'Mars/Olympus' },
    });
    expect(response.json()).toMatchObject({ user: { timeZone: 'UTC' } });
  });

  test('needs the terms accepted and every compulsory field', async () => {
    const { first_name: _, ...nameless } = signUpBody('new@example.com');
    const answers = await Promise.all([
      spotter.call('POST', '/api/auth/sign-up', { body: { ...signUpBody('new@example.com'), terms_agreed: false } }),
      spotter.call('POST', '/api/auth/sign-up', { body: nameless }),
      spotter.call('POST', '/api/auth/sign-up', { body: signUpBody('no address') }),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400]);
    expect(answers.map((answer) => answer.json<{ message: string }>().message)).toEqual([
      'The terms must be accepted',
      'First name is required',
      'Email is not valid',
    ]);
  });

  test('thirty an hour from one address, then wait', async () => {
    const signUp = (n: number) =>
      spotter.call('POST', '/api/auth/sign-up', { body: signUpBody(`crowd${n}@example.com`), address: '203.0.113.30' });
    for (let n = 0; n < 30; n++) expect((await signUp(n)).statusCode).toBe(200);
    const refused = await signUp(30);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
  });
});

describe('signing in', () => {
  test('works with the address in any letters', async () => {
    const response = await signIn('aNa@example.com', 'correct horse');
    expect(response.statusCode).toBe(200);
    expect(await isValid(Session.parse(response.json()).token)).toBe(true);
  });

  test('a wrong password and an unknown address look the same', async () => {
    const [wrong, unknown] = await Promise.all([
      signIn('ana@example.com', 'battery'),
      signIn('nobody@example.com', 'battery'),
    ]);
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({ message: 'Invalid email or password', code: 'invalid_credentials' });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
  });

  test('ten wrong passwords close an account to that address for a quarter of an hour, to others not', async () => {
    await spotter.signUp('target@example.com');
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => signIn('target@example.com', 'guess', '203.0.113.1')),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
    const closed = await signIn('TARGET@example.com', 'correct horse', '203.0.113.1');
    expect(closed.statusCode).toBe(429);
    expect(closed.headers['retry-after']).toBe('900');
    expect((await signIn('target@example.com', 'correct horse', '203.0.113.2')).statusCode).toBe(200);
    spotter.clock.advance(15 * 60_000);
    expect((await signIn('target@example.com', 'correct horse', '203.0.113.1')).statusCode).toBe(200);
  });

  test('a thousand wrong passwords in a minute are hardly looked at, and the owner still gets in', async () => {
    await spotter.signUp('famous@example.com');
    const guesses: number[] = [];
    for (let round = 0; round < 20; round++) {
      const some = Array.from({ length: 50 }, (_, n) =>
        signIn('famous@example.com', 'guess', `203.0.113.${100 + (n % 5)}`),
      );
      guesses.push(...(await Promise.all(some)).map(({ statusCode }) => statusCode));
      spotter.clock.advance(3000);
    }
    expect(guesses.filter((status) => status === 401)).toHaveLength(50);
    expect(guesses.filter((status) => status === 429)).toHaveLength(950);
    expect((await signIn('famous@example.com', 'correct horse', '203.0.113.200')).statusCode).toBe(200);
    spotter.clock.advance(15 * 60_000);
    expect((await signIn('famous@example.com', 'correct horse', '203.0.113.100')).statusCode).toBe(200);
  });

  test('right passwords never close an account', async () => {
    for (let count = 0; count < 12; count++) {
      expect((await signIn('ana@example.com', 'correct horse', '203.0.113.3')).statusCode).toBe(200);
    }
  });

  test('a hundred wrong ones from one address close that address for every account', async () => {
    for (let count = 0; count < 100; count++) await signIn(`guess${count}@example.com`, 'guess', '203.0.113.4');
    expect((await signIn('ana@example.com', 'correct horse', '203.0.113.4')).statusCode).toBe(429);
  });
});

describe('a session', () => {
  test('ends with signing out: its token opens nothing any more, another one still does', async () => {
    const { token } = await spotter.signUp('leaving@example.com');
    const other = Session.parse((await signIn('leaving@example.com', 'correct horse')).json()).token;
    expect((await spotter.call('POST', '/api/auth/sign-out', { token })).json()).toEqual({ ok: true });
    expect(spotter.endedSessions).toHaveLength(1);
    expect(await isValid(token)).toBe(false);
    expect((await spotter.call('POST', '/api/auth/sign-out', { token })).statusCode).toBe(401);
    expect(await isValid(other)).toBe(true);
  });

  test('lasts thirty days from its last use', async () => {
    const { token } = await spotter.signUp('sliding@example.com');
    spotter.clock.advance(20 * dayMs);
    expect(await isValid(token)).toBe(true);
    spotter.clock.advance(20 * dayMs);
    expect(await isValid(token)).toBe(true);
    spotter.clock.advance(30 * dayMs);
    expect(await isValid(token)).toBe(false);
  });

  test('is stored as a hash of its token only', async () => {
    const { token } = await spotter.signUp('stored@example.com');
    expect(JSON.stringify(await spotter.database.select().from(sessions))).not.toContain(token);
  });

  test('a visitor is told so, and not turned away', async () => {
    expect((await spotter.call('GET', '/api/auth/user')).json()).toEqual({ user: null });
    expect((await spotter.call('GET', '/api/auth/validate-token', { token: 'made-up' })).json()).toEqual({
      isValid: false,
    });
    const { token, userId } = await spotter.signUp('visitor@example.com');
    expect((await spotter.call('GET', '/api/auth/user', { token })).json()).toEqual({ user: { id: userId } });
  });
});

test('a user sees oneself; anybody else looks as if there were nobody', async () => {
  const one = await spotter.signUp('one@example.com');
  const other = await spotter.signUp('other@example.com');
  expect((await spotter.call('GET', `/api/users/${one.userId}`, one)).json()).toMatchObject({
    email: 'one@example.com',
  });
  for (const id of [other.userId, 'nobody']) {
    const response = await spotter.call('GET', `/api/users/${id}`, one);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'There is no such user', code: 'not_found' });
  }
  expect((await spotter.call('GET', `/api/users/${one.userId}`)).statusCode).toBe(401);
});
