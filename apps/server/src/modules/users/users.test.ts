import { User } from '@spotter/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, signUpBody, type TestApp } from '../auth/auth-app.test-support.ts';

let spotter: TestApp;
let refused: { token: string };

beforeAll(async () => {
  spotter = await createTestApp(undefined, {
    // An exporter as another module passes it.
    exporters: { notes: async ({ userId }) => [{ text: `a note of ${userId}` }] },
  });
  refused = await spotter.signUp('refused@example.com');
});
afterAll(() => spotter.close());

const update = (token: string, body: unknown) => spotter.call('PUT', '/api/users/me', { token, body });
const find = async ({ token, userId }: { token: string; userId: string }) =>
  User.parse((await spotter.call('GET', `/api/users/${userId}`, { token })).json());

describe('changing the profile', () => {
  test('saves names, phone, company and time zone; the rest of what a client sends is dropped', async () => {
    const ana = await spotter.signUp('ana@example.com');
    const before = await find(ana);
    const response = await update(ana.token, {
      ...before,
      first_name: ' Anna ',
      last_name: 'Ruiz-Vega',
      phone: 'anything at all',
      companyName: 'Lift',
      timeZone: 'Europe/Madrid',
      meetingPlace: ' https://zoom.example/j/1 ',
      email: 'other@example.com',
      userRole: 'client',
      terms_agreed: false,
      passwordHash: 'x',
      _id: 'x',
    });
    expect([response.statusCode, response.json()]).toEqual([200, { isValid: true }]);
    expect(await find(ana)).toEqual({
      ...before,
      first_name: 'Anna',
      last_name: 'Ruiz-Vega',
      phone: 'anything at all',
      companyName: 'Lift',
      timeZone: 'Europe/Madrid',
      meetingPlace: 'https://zoom.example/j/1',
    });
  });

  test('keeps what is left out, and empties what is emptied', async () => {
    const maya = await spotter.signUp('maya@example.com');
    await update(maya.token, { phone: '1', companyName: 'Lift' });
    await update(maya.token, { phone: '', meetingPlace: 'My studio' });
    expect(await find(maya)).toMatchObject({ first_name: 'Ana', phone: null, companyName: 'Lift' });
    await update(maya.token, { meetingPlace: '' });
    expect(await find(maya)).toMatchObject({ meetingPlace: null });
    await update(maya.token, { companyName: null });
    expect(await find(maya)).toMatchObject({ companyName: null });
    expect((await update(maya.token, {})).statusCode).toBe(200);
  });

  test.each([
    [{ first_name: ' ' }, 'First name is required'],
    [{ last_name: '' }, 'Last name is required'],
    [{ phone: 'x'.repeat(51) }, 'Phone is too long: at most 50 characters'],
    [{ meetingPlace: 'x'.repeat(301) }, 'Meeting place is too long: at most 300 characters'],
    [{ timeZone: 'Mars/Olympus' }, 'We don’t know this time zone'],
    [[], 'The body is not valid'],
  ])('%j is refused: %s', async (body, message) => {
    const response = await update(refused.token, body);
    expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'invalid_input', message }]);
  });

  test('is for oneself: a visitor is told to sign in', async () => {
    const response = await spotter.call('PUT', '/api/users/me', { body: { first_name: 'Eve' } });
    expect([response.statusCode, response.json()]).toEqual([
      401,
      { message: 'Please sign in', code: 'unauthenticated' },
    ]);
  });
});

describe('the export', () => {
  test("is one file of all of the user's data, and of nobody else's", async () => {
    await spotter.signUp('neighbour@example.com');
    const { token, userId } = await spotter.signUp('export@example.com');
    const response = await spotter.call('GET', '/api/users/me/export', { token });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="spotter-export-2026-11-20.json"',
      'cache-control': 'no-store',
    });
    expect(response.json()).toEqual({
      exportedAt: '2026-11-20T12:00:00.000Z',
      user: {
        _id: userId,
        first_name: 'Ana',
        last_name: 'Ruiz',
        email: 'export@example.com',
        phone: null,
        companyName: null,
        userRole: 'trainer',
        heard_about_us: null,
        timeZone: 'UTC',
        emailVerified: true,
        twoStep: false,
        meetingPlace: null,
        termsAgreedAt: '2026-11-20T12:00:00.000Z',
        createdAt: '2026-11-20T12:00:00.000Z',
      },
      avatar: null,
      sessions: [
        {
          _id: expect.any(String),
          device: null,
          createdAt: '2026-11-20T12:00:00.000Z',
          lastUsedAt: '2026-11-20T12:00:00.000Z',
        },
      ],
      identities: [],
      activity: ['signed-up', 'data-exported'].map((action) => ({
        action,
        detail: null,
        device: null,
        at: '2026-11-20T12:00:00.000Z',
      })),
      recoveryCodesLeft: 0,
      notes: [{ text: `a note of ${userId}` }],
    });
  });

  test('holds no password and no token', async () => {
    const { token } = await spotter.signUp('secret@example.com');
    const { body } = await spotter.call('GET', '/api/users/me/export', { token });
    for (const secret of [token, signUpBody('').password, 'argon2', 'Hash']) expect(body).not.toContain(secret);
  });

  test('is nothing for visitors', async () => {
    expect((await spotter.call('GET', '/api/users/me/export')).statusCode).toBe(401);
  });
});
