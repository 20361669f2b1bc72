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
const verify = (ticket: string, code: string, from: { address?: string; headers?: { cookie: string } } = {}) =>
  spotter.call('POST', '/api/auth/two-step/verify', { body: { ticket, code }, ...from });

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

  test('a code is read in the digits of any script, and what is no code is a wrong one', async () => {
    const { setup, recoveryCodes: codes } = await switchOn();
    const inScript = (code: string, zero: string) =>
      code.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)));
    for (const zero of ['٠', '۰', '०', '０', '𝟎']) {
      const opened = await verify(await ticketOfSignIn(), inScript(codeOf(setup), zero));
      expect([zero, opened.statusCode]).toEqual([zero, 200]);
      spotter.clock.advance(minuteMs);
    }
    expect((await verify(await ticketOfSignIn(), `\u200E${inScript(codes[0]!, '０')}`)).statusCode).toBe(200);
    for (const code of ['١٢٣', 'éééééé', '💪💪💪', '½½½½½½', '①②③④⑤⑥'.repeat(10)]) {
      const refused = await verify(await ticketOfSignIn(), code);
      expect([code, refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
        code,
        401,
        'invalid_credentials',
      ]);
      spotter.clock.advance(15 * minuteMs);
      const inSession = await call('disable', { password, code });
      expect([code, inSession.statusCode, inSession.json()]).toMatchObject([code, 400, { issues: [{ path: 'code' }] }]);
    }
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

  /** Tries wrong codes at the same moment, with two tickets. Returns how many were looked at. */
  async function guess(count: number, from: Parameters<typeof verify>[2] = {}): Promise<number> {
    const tickets = [await ticketOfSignIn(), await ticketOfSignIn()];
    const wrong = Array.from({ length: count }, (_, nth) => verify(tickets[nth % 2]!, `00000${nth % 10}`, from));
    return (await Promise.all(wrong)).filter(({ statusCode }) => statusCode === 401).length;
  }

  test('five wrong codes in a quarter of an hour are looked at from one network, and the waits grow', async () => {
    const { setup } = await switchOn();
    const thief = { address: '203.0.113.7' };
    const checks: number[] = [];
    // Minutes between the rounds.
    for (const wait of [15, 15, 3.5 * 60, 15, 4 * 60]) {
      checks.push(await guess(8, thief));
      spotter.clock.advance(wait * minuteMs);
    }
    expect(checks).toEqual([5, 5, 0, 5, 5]);
    const refused = await verify(await ticketOfSignIn(), codeOf(setup), thief);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(12 * 3_600);
  });

  test('whoever knows the password keeps the owner out neither elsewhere, nor on a known device, nor with a recovery code', async () => {
    const { setup, recoveryCodes: codes } = await switchOn();
    const thief = { address: '203.0.113.7' };
    expect(await guess(12, thief)).toBe(5);
    const opened = await verify(await ticketOfSignIn(), codeOf(setup), { address: '198.51.100.2' });
    expect(opened.statusCode).toBe(200);
    const cookie = String(opened.headers['set-cookie']).split(';')[0]!;
    spotter.clock.advance(minuteMs);
    const known = { ...thief, headers: { cookie } };
    expect((await verify(await ticketOfSignIn(), codeOf(setup), known)).statusCode).toBe(200);
    expect((await verify(await ticketOfSignIn(), codeOf(setup), thief)).statusCode).toBe(429);
    expect((await verify(await ticketOfSignIn(), codes[0]!, thief)).statusCode).toBe(200);
  });

  test('many networks have no more than thirty guesses an hour together, which a known device does not notice', async () => {
    const { setup } = await switchOn();
    const opened = await verify(await ticketOfSignIn(), codeOf(setup));
    const cookie = String(opened.headers['set-cookie']).split(';')[0]!;
    let checks = 0;
    for (let network = 0; network < 10; network++) checks += await guess(5, { address: `198.51.100.${network}` });
    expect(checks).toBe(30);
    spotter.clock.advance(minuteMs);
    const known = await verify(await ticketOfSignIn(), codeOf(setup), { headers: { cookie } });
    expect(known.statusCode).toBe(200);
  });

  test('the owner is mailed once a day that somebody with the password tries codes', async () => {
    await switchOn();
    mails.length = 0;
    await guess(4, { address: '203.0.113.7' });
    await spotter.runJobs();
    expect(mails).toEqual([]);
    await guess(4, { address: '203.0.113.8' });
    await guess(4, { address: '203.0.113.9' });
    await spotter.runJobs();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Wrong codes for your Spotter account']]);
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
  test('asks for the password and a code, mails the owner, and then signing in takes one step', async () => {
    const { setup } = await switchOn();
    mails.length = 0;
    expect((await call('disable', { password: 'wrong', code: codeOf(setup) })).statusCode).toBe(403);
    for (const body of [{ password }, { password, code: '' }, { password, code: '000000' }]) {
      const refused = await call('disable', body);
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { issues: [{ path: 'code' }] }]);
    }
    expect((await signIn()).statusCode).toBe(401);
    expect((await call('disable', { password, code: codeOf(setup) })).json()).toEqual({ ok: true });
    expect((await signIn()).statusCode).toBe(200);
    expect(await spotter.database.select().from(recoveryCodes)).toEqual([]);
    await spotter.runJobs();
    expect(mails.map(({ subject }) => subject)).toEqual(['Two-step sign-in is off for your Spotter account']);
  });

  test('works with a recovery code, also after guesses, which are counted', async () => {
    const { setup, recoveryCodes: codes } = await switchOn();
    const guesses = await Promise.all(Array.from({ length: 8 }, () => call('disable', { password, code: '000000' })));
    expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect((await call('disable', { password, code: codeOf(setup) })).statusCode).toBe(429);
    expect((await call('disable', { password, code: codes[3]! })).json()).toEqual({ ok: true });
    expect((await signIn()).statusCode).toBe(200);
  });

  test('is not for visitors, like all of its setting up', async () => {
    for (const [step, body] of [
      ['setup', { password }],
      ['confirm', { code: '123456' }],
      ['disable', { password, code: '123456' }],
    ] as const) {
      expect((await spotter.call('POST', `/api/auth/two-step/${step}`, { body })).statusCode).toBe(401);
    }
  });
});
