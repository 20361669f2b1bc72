import { Secret, TOTP } from 'otpauth';
import { Session, type TwoStepSetup } from '@spotter/contract';
import type { Mail, OutgoingMail } from '@spotter/providers/ports/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSecretBox } from '../../../platform/secret-box.ts';
import { recoveryCodes, signInTickets, twoStepKeys } from '../auth.tables.ts';
import { createTestApp, type TestApp } from '../auth-app.test-support.ts';

const minuteMs = 60_000;
const password = 'correct horse';
const email = 'ana@example.com';
const mails: OutgoingMail[] = [];
const mail: Mail = { send: async (one) => void mails.push(one) };
let spotter: TestApp;
let ana: { token: string; userId: string };

beforeAll(async () => {
  spotter = await createTestApp(undefined, { mail });
});
beforeEach(async () => {
  await spotter.startAfresh();
  ana = await spotter.signUp(email);
});
afterAll(() => spotter.close());

const call = (step: string, body: object, token = ana.token) =>
  spotter.call('POST', `/api/auth/two-step/${step}`, { token, body });
const signIn = (given = password) => spotter.call('POST', '/api/auth/sign-in', { body: { email, password: given } });
const verify = (ticket: string, code: string) =>
  spotter.call('POST', '/api/auth/two-step/verify', { body: { ticket, code } });

/** Returns the code that the app shows a number of minutes from now. */
function codeOf({ secret }: TwoStepSetup, minutesAhead = 0): string {
  const timestamp = spotter.clock.now().getTime() + minutesAhead * minuteMs;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function switchOn(): Promise<{ setup: TwoStepSetup; recoveryCodes: string[] }> {
  const setup = (await call('setup', { password })).json<TwoStepSetup>();
  const confirmed = await call('confirm', { code: codeOf(setup) });
  // The confirming code is used up.
  spotter.clock.advance(minuteMs);
  return { setup, ...confirmed.json<{ recoveryCodes: string[] }>() };
}

async function ticketOfSignIn(): Promise<string> {
  return (await signIn()).json<{ ticket: string }>().ticket;
}

describe('switching two-step sign-in on', () => {
  test('asks for the password, and for a code of the app', async () => {
    expect((await call('setup', { password: 'wrong' })).statusCode).toBe(403);
    const setup = (await call('setup', { password })).json<TwoStepSetup>();
    expect(setup.uri).toBe(
      `otpauth://totp/Spotter:ana%40example.com?issuer=Spotter&secret=${setup.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const wrong = await call('confirm', { code: '000000' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      { code: 'invalid_input', issues: [{ path: 'code' }] },
    ]);
    expect(Session.parse((await signIn()).json()).user.twoStep).toBe(false);
    const confirmed = await call('confirm', { code: codeOf(setup) });
    expect(confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    const me = await spotter.call('GET', `/api/users/${ana.userId}`, { token: ana.token });
    expect(me.json()).toMatchObject({ twoStep: true });
  });

  test('is refused while it is on: the app in use cannot be swapped without switching it off', async () => {
    await switchOn();
    expect((await call('setup', { password })).statusCode).toBe(409);
    expect((await call('confirm', { code: '123456' })).statusCode).toBe(409);
  });

  test('leaves neither key nor codes readable in the database', async () => {
    const on = await switchOn();
    const rows = [
      ...(await spotter.database.select().from(twoStepKeys)),
      ...(await spotter.database.select().from(recoveryCodes)),
    ];
    const stored = JSON.stringify(rows);
    expect(rows).toHaveLength(11);
    for (const secret of [
      on.setup.secret,
      ...on.recoveryCodes,
      ...on.recoveryCodes.map((code) => code.replaceAll('-', '')),
    ]) {
      expect(stored).not.toContain(secret);
    }
  });
});

describe('signing in with two steps', () => {
  test('the right password opens nothing but the second step; a code of the app opens the session', async () => {
    const { setup } = await switchOn();
    const first = await signIn();
    expect([first.statusCode, first.json()]).toEqual([
      401,
      { code: 'two_step_required', message: 'Enter the code from your authenticator app', ticket: expect.any(String) },
    ]);
    const { ticket } = first.json<{ ticket: string }>();
    expect((await spotter.call('GET', '/api/auth/sessions', { token: ticket })).statusCode).toBe(401);
    const second = await verify(ticket, codeOf(setup));
    expect(second.statusCode).toBe(200);
    expect(Session.strict().parse(second.json()).user.email).toBe(email);
  });

  test('a wrong password is refused as ever', async () => {
    await switchOn();
    const refused = await signIn('wrong');
    expect([refused.statusCode, refused.json()]).toEqual([
      401,
      { code: 'invalid_credentials', message: 'Invalid email or password' },
    ]);
  });

  test('a code is good once, also for two at the same moment', async () => {
    const { setup } = await switchOn();
    const tickets = [await ticketOfSignIn(), await ticketOfSignIn(), await ticketOfSignIn()];
    const code = codeOf(setup);
    const answers = await Promise.all(tickets.slice(0, 2).map((ticket) => verify(ticket, code)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
    expect((await verify(tickets[2]!, code)).statusCode).toBe(401);
    // An older code does not count after it either, though the clock would allow it.
    expect((await verify(tickets[2]!, codeOf(setup, -0.5))).statusCode).toBe(401);
    spotter.clock.advance(minuteMs);
    expect((await verify(tickets[2]!, codeOf(setup))).statusCode).toBe(200);
  });

  test('a clock that is half a minute off does no harm, one of an hour does', async () => {
    const { setup } = await switchOn();
    expect((await verify(await ticketOfSignIn(), codeOf(setup, 60))).statusCode).toBe(401);
    expect((await verify(await ticketOfSignIn(), codeOf(setup, 0.5))).statusCode).toBe(200);
  });

  test('a recovery code also helps where the key of the app can no longer be opened; a code of the app is a wrong one', async () => {
    const { setup, recoveryCodes: codes } = await switchOn();
    const lost = createSecretBox('a secret that nobody has any more').seal(setup.secret);
    await spotter.database.update(twoStepKeys).set({ sealedSecret: lost });
    expect((await verify(await ticketOfSignIn(), codeOf(setup))).statusCode).toBe(401);
    expect((await verify(await ticketOfSignIn(), codes[0]!)).statusCode).toBe(200);
  });

  test('a recovery code opens a session once, however it is typed', async () => {
    const { recoveryCodes: codes } = await switchOn();
    const typed = codes[0]!.replaceAll('-', ' ').toUpperCase();
    expect((await verify(await ticketOfSignIn(), typed)).statusCode).toBe(200);
    expect((await verify(await ticketOfSignIn(), codes[0]!)).statusCode).toBe(401);
    expect((await verify(await ticketOfSignIn(), codes[1]!)).statusCode).toBe(200);
  });

  test('nobody’s recovery code opens somebody else’s account', async () => {
    const { recoveryCodes: codes } = await switchOn();
    const bea = await spotter.signUp('bea@example.com');
    const setup = (await call('setup', { password }, bea.token)).json<TwoStepSetup>();
    await call('confirm', { code: codeOf(setup) }, bea.token);
    const body = { email: 'bea@example.com', password };
    const { ticket } = (await spotter.call('POST', '/api/auth/sign-in', { body })).json<{ ticket: string }>();
    expect((await verify(ticket, codes[0]!)).statusCode).toBe(401);
  });

  test('a ticket lasts five minutes, and opens one session', async () => {
    const { setup } = await switchOn();
    const used = await ticketOfSignIn();
    await verify(used, codeOf(setup));
    const late = await ticketOfSignIn();
    spotter.clock.advance(5 * minuteMs);
    for (const ticket of [used, late, 'made-up']) {
      const refused = await verify(ticket, codeOf(setup));
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'ticket_expired' }]);
    }
    await ticketOfSignIn();
    expect(await spotter.database.select().from(signInTickets)).toHaveLength(1);
  });

  test('ten wrong codes a day are looked at, whatever ticket they come with', async () => {
    const { setup } = await switchOn();
    const tickets = [await ticketOfSignIn(), await ticketOfSignIn()];
    const wrong = Array.from({ length: 15 }, (_, nth) => verify(tickets[nth % 2]!, `00000${nth % 10}`));
    const statuses = (await Promise.all(wrong)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await verify(tickets[0]!, codeOf(setup))).statusCode).toBe(429);
  });
});

describe('a new password', () => {
  async function reset() {
    await spotter.call('POST', '/api/auth/forgot-password', { body: { email } });
    await spotter.runJobs();
    const link = mails.findLast(({ text }) => text.includes('/reset-password?token='));
    const token = /token=([\w-]{43})$/m.exec(link?.text ?? '')?.[1];
    return spotter.call('POST', '/api/auth/reset-password', { body: { token, newPassword: 'a new password' } });
  }

  test('by mail does not go around the second step', async () => {
    const { setup } = await switchOn();
    expect((await reset()).statusCode).toBe(200);
    const first = await signIn('a new password');
    expect([first.statusCode, first.json()]).toMatchObject([401, { code: 'two_step_required' }]);
    expect((await verify(first.json<{ ticket: string }>().ticket, codeOf(setup))).statusCode).toBe(200);
  });

  test('voids the sign-ins that were half done with the old one', async () => {
    const { setup } = await switchOn();
    const ticket = await ticketOfSignIn();
    await spotter.call('POST', '/api/auth/change-password', {
      token: ana.token,
      body: { password, newPassword: 'a new password' },
    });
    expect((await verify(ticket, codeOf(setup))).statusCode).toBe(400);
  });
});

test('with the second step of a squatter the owner of an address is not kept out', async () => {
  const strict = await createTestApp(undefined, { mail, verifyEmail: true });
  const squatter = await strict.signUp('owner@example.com');
  const post = (path: string, body: object, token?: string) =>
    strict.call('POST', `/api/auth/${path}`, { body, ...(token === undefined ? {} : { token }) });
  const setup = (await post('two-step/setup', { password }, squatter.token)).json<TwoStepSetup>();
  const code = new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate({
    timestamp: strict.clock.now().getTime(),
  });
  expect((await post('two-step/confirm', { code }, squatter.token)).statusCode).toBe(200);
  await post('forgot-password', { email: 'owner@example.com' });
  await strict.runJobs();
  const link = mails.findLast(({ text }) => text.includes('/reset-password?token='));
  const token = /token=([\w-]{43})$/m.exec(link?.text ?? '')?.[1];
  await post('reset-password', { token, newPassword: 'my own password' });
  const opened = await post('sign-in', { email: 'owner@example.com', password: 'my own password' });
  expect(opened.statusCode).toBe(200);
  await strict.close();
});

describe('switching it off', () => {
  test('asks for the password, and then signing in takes one step', async () => {
    await switchOn();
    expect((await call('disable', { password: 'wrong' })).statusCode).toBe(403);
    expect((await signIn()).statusCode).toBe(401);
    expect((await call('disable', { password })).json()).toEqual({ ok: true });
    expect((await signIn()).statusCode).toBe(200);
    expect(await spotter.database.select().from(recoveryCodes)).toEqual([]);
  });

  test('is not for visitors, like all of its setting up', async () => {
    for (const [step, body] of [
      ['setup', { password }],
      ['confirm', { code: '123456' }],
      ['disable', { password }],
    ] as const) {
      expect((await spotter.call('POST', `/api/auth/two-step/${step}`, { body })).statusCode).toBe(401);
    }
  });
});
