import { createSmtpMail } from '@spotter/providers/smtp/smtp-mail';
import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobs } from '../../../queue/queue.tables.ts';
import { passwordResets } from '../auth.tables.ts';
import { createTestApp, type TestApp } from '../auth-app.test-support.ts';

const minuteMs = 60_000;
const mailbox = createMailboxSimulator();
let spotter: TestApp;

beforeAll(async () => {
  const url = await mailbox.listen();
  const mail = createSmtpMail({ url, from: 'Spotter <hello@spotter.example>', timeoutMs: 2000 });
  spotter = await createTestApp(undefined, { mail });
});
afterAll(async () => {
  await spotter.close();
  await mailbox.close();
});
beforeEach(async () => {
  mailbox.control.clearFaults();
  // Every test gets limits of its own by a new hour, and no email of another test.
  spotter.clock.advance(60 * minuteMs);
  await spotter.runJobs();
  mailbox.control.empty();
});

const forgot = (email: string, address?: string) =>
  spotter.call('POST', '/api/auth/forgot-password', {
    body: { email },
    ...(address === undefined ? {} : { address }),
  });
const reset = (token: string, newPassword = 'a new password', address?: string) =>
  spotter.call('POST', '/api/auth/reset-password', {
    body: { token, newPassword },
    ...(address === undefined ? {} : { address }),
  });
const signIn = (email: string, password: string, address?: string) =>
  spotter.call('POST', '/api/auth/sign-in', {
    body: { email, password },
    ...(address === undefined ? {} : { address }),
  });
const change = (token: string, password: string, newPassword: string) =>
  spotter.call('POST', '/api/auth/change-password', { token, body: { password, newPassword } });
const isValid = async (token: string) =>
  (await spotter.call('GET', '/api/auth/validate-token', { token })).json<{ isValid: boolean }>().isValid;

/** Returns the token of the link in the newest email. */
function mailedToken(): string {
  const text = mailbox.control.mails().at(-1)?.text ?? '';
  return /^http:\/\/localhost:3000\/reset-password\?token=([\w-]{43})$/m.exec(text)?.[1] ?? 'none';
}

async function askForLink(email: string): Promise<string> {
  expect((await forgot(email)).statusCode).toBe(200);
  await spotter.runJobs();
  return mailedToken();
}

const expired = { message: 'This link no longer works. Please get a new one', code: 'invalid_input' };

describe('a forgotten password', () => {
  test('gets a mail with a link, in plain text and as a page', async () => {
    await spotter.signUp('ana@example.com');
    const token = await askForLink('ANA@example.com');
    expect(mailbox.control.mails()).toEqual([
      expect.objectContaining({
        from: 'Spotter <hello@spotter.example>',
        to: ['ana@example.com'],
        subject: 'Set a new Spotter password',
        text: expect.stringMatching(
          /^Set a new Spotter password\n\nHi Ana,\n[^]*within the next hour[^]*Your password stays the same/,
        ),
        html: expect.stringContaining(`href="http://localhost:3000/reset-password?token=${token}"`),
      }),
    ]);
  });

  test('of nobody is answered the same, by the same way, and mails nothing', async () => {
    await spotter.signUp('known@example.com');
    const [known, unknown] = [await forgot('known@example.com'), await forgot('unknown@example.com')];
    expect([known.statusCode, known.json()]).toEqual([200, { ok: true }]);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    const waiting = await spotter.database.select().from(jobs);
    expect(waiting.map(({ kind }) => kind)).toEqual(['mail-password-reset', 'mail-password-reset']);
    expect(waiting.map(({ key }) => key).join()).not.toContain('example');
    await spotter.runJobs();
    expect(mailbox.control.mails().map(({ to }) => to)).toEqual([['known@example.com']]);
    expect(await spotter.database.select().from(jobs)).toEqual([]);
  });

  test('is set anew with the link: all sessions end, and the old password opens nothing', async () => {
    const { token: session } = await spotter.signUp('forgetful@example.com');
    const before = spotter.endedSessions.length;
    const response = await reset(await askForLink('forgetful@example.com'));
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    expect(await isValid(session)).toBe(false);
    expect(spotter.endedSessions).toHaveLength(before + 1);
    expect((await signIn('forgetful@example.com', 'correct horse')).statusCode).toBe(401);
    expect((await signIn('forgetful@example.com', 'a new password')).statusCode).toBe(200);
  });

  test('a link works once, and takes the other links along', async () => {
    await spotter.signUp('twice@example.com');
    const first = await askForLink('twice@example.com');
    const second = await askForLink('twice@example.com');
    expect(second).not.toBe(first);
    const answers = await Promise.all([reset(first), reset(first)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
    for (const token of [first, second, 'made-up']) expect((await reset(token)).json()).toEqual(expired);
  });

  test('a link works for an hour', async () => {
    await spotter.signUp('slow@example.com');
    const early = await askForLink('slow@example.com');
    spotter.clock.advance(60 * minuteMs);
    expect((await reset(early)).statusCode).toBe(400);
    const late = await askForLink('slow@example.com');
    spotter.clock.advance(60 * minuteMs - 1);
    expect((await reset(late)).statusCode).toBe(200);
  });

  test('of a link only a hash is stored', async () => {
    await spotter.signUp('stored@example.com');
    const token = await askForLink('stored@example.com');
    expect(JSON.stringify(await spotter.database.select().from(passwordResets))).not.toContain(token);
  });

  test('a new one of seven characters is refused, and the link goes on working', async () => {
    await spotter.signUp('short@example.com');
    const token = await askForLink('short@example.com');
    const response = await reset(token, '1234567');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'invalid_input',
      message: 'The new password needs at least 8 characters',
    });
    expect((await reset(token, '12345678')).statusCode).toBe(200);
  });

  test('something that is no address is said to be none', async () => {
    const response = await forgot('ana');
    expect([response.statusCode, response.json()]).toMatchObject([400, { message: 'Email is not valid' }]);
  });

  test('ten wrong tries before do not keep its owner out after', async () => {
    await spotter.signUp('desperate@example.com');
    for (let count = 0; count < 11; count++) await signIn('desperate@example.com', 'guess', '203.0.113.7');
    expect((await signIn('desperate@example.com', 'correct horse', '203.0.113.7')).statusCode).toBe(429);
    await reset(await askForLink('desperate@example.com'), 'a new password', '203.0.113.7');
    expect((await signIn('desperate@example.com', 'a new password', '203.0.113.7')).statusCode).toBe(200);
  });

  test('five links an hour for one account, known or not, from wherever they are asked', async () => {
    await spotter.signUp('popular@example.com');
    for (const email of ['popular@example.com', 'nobody@example.com']) {
      for (let count = 0; count < 5; count++) expect((await forgot(email, `203.0.113.${count}`)).statusCode).toBe(200);
      const refused = await forgot(email.toUpperCase(), '203.0.113.9');
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
      expect(refused.json()).toEqual({
        message: 'Too many attempts. Please try again later',
        code: 'too_many_requests',
      });
    }
    await spotter.runJobs();
  });

  test('thirty links an hour for one address, and thirty wrong ones from it', async () => {
    for (let count = 0; count < 30; count++) await forgot(`somebody${count}@example.com`, '203.0.113.20');
    expect((await forgot('another@example.com', '203.0.113.20')).statusCode).toBe(429);
    expect((await forgot('another@example.com', '203.0.113.21')).statusCode).toBe(200);
    for (let count = 0; count < 30; count++) await reset('made-up', 'a new password', '203.0.113.22');
    expect((await reset('made-up', 'a new password', '203.0.113.22')).statusCode).toBe(429);
    await spotter.runJobs();
  });
});

describe('the mail with the link', () => {
  test('is sent again until the mail server takes it', async () => {
    await spotter.signUp('retry@example.com');
    mailbox.control.failNext({ times: 2, at: 'message', code: 451 });
    await askForLink('retry@example.com');
    for (let count = 0; count < 2; count++) {
      expect(mailbox.control.mails()).toEqual([]);
      spotter.clock.advance(minuteMs);
      await spotter.runJobs();
    }
    expect((await reset(mailedToken())).statusCode).toBe(200);
  });

  test('is given up when the mail server will never take it', async () => {
    await spotter.signUp('refused@example.com');
    mailbox.control.failNext({ times: 1, at: 'recipient', code: 550 });
    await askForLink('refused@example.com');
    expect(await spotter.database.select().from(jobs)).toEqual([]);
    expect(mailbox.control.mails()).toEqual([]);
  });

  test('is given up after an hour, when nobody waits for it any more', async () => {
    await spotter.signUp('outage@example.com');
    mailbox.control.failNext({ times: 100, at: 'message', code: 451 });
    await askForLink('outage@example.com');
    spotter.clock.advance(60 * minuteMs);
    mailbox.control.clearFaults();
    await spotter.runJobs();
    expect(await spotter.database.select().from(jobs)).toEqual([]);
    expect(mailbox.control.mails()).toEqual([]);
  });

  test('cannot be sent by a server without mail, which says so in its log and nowhere else', async () => {
    const lines: string[] = [];
    const mailless = await createTestApp(undefined, { log: { write: (line) => lines.push(line) } });
    await mailless.signUp('ana@example.com');
    const call = { body: { email: 'ana@example.com' } };
    expect((await mailless.call('POST', '/api/auth/forgot-password', call)).statusCode).toBe(200);
    await mailless.runJobs();
    expect(lines.join('')).toContain('SMTP_URL is not set');
    expect(lines.join('')).not.toContain('ana@example.com');
    await mailless.close();
  });
});

describe('changing the password', () => {
  test('asks for the current one, and signs out everywhere else', async () => {
    const { token } = await spotter.signUp('changing@example.com');
    const other = (await signIn('changing@example.com', 'correct horse')).json<{ token: string }>().token;
    const link = await askForLink('changing@example.com');
    const before = spotter.endedSessions.length;
    const response = await change(token, 'correct horse', 'another horse');
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    expect([await isValid(token), await isValid(other)]).toEqual([true, false]);
    expect(spotter.endedSessions).toHaveLength(before + 1);
    expect((await signIn('changing@example.com', 'another horse')).statusCode).toBe(200);
    expect((await signIn('changing@example.com', 'correct horse')).statusCode).toBe(401);
    expect((await reset(link)).json()).toEqual(expired);
  });

  test('a wrong current one is a 403, and changes nothing', async () => {
    const { token } = await spotter.signUp('wrong@example.com');
    const response = await change(token, 'battery', 'another horse');
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { message: 'That isn’t your current password', code: 'wrong_password' },
    ]);
    expect(await isValid(token)).toBe(true);
    expect((await signIn('wrong@example.com', 'correct horse')).statusCode).toBe(200);
  });

  test('a new one of seven characters is a 400; a visitor gets a 401', async () => {
    const { token } = await spotter.signUp('seven@example.com');
    const response = await change(token, 'correct horse', '1234567');
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { message: 'The new password needs at least 8 characters' },
    ]);
    expect((await change('made-up', 'correct horse', 'another horse')).statusCode).toBe(401);
  });
});

describe('an open session that somebody else found', () => {
  const asks: Record<string, (token: string, password: string) => ReturnType<typeof change>> = {
    'for another password': (token, password) => change(token, password, 'stolen now'),
    'for an authenticator app': (token, password) =>
      spotter.call('POST', '/api/auth/two-step/setup', { token, body: { password } }),
    'for one step less': (token, password) =>
      spotter.call('POST', '/api/auth/two-step/disable', { token, body: { password, code: '123456' } }),
    'for the end of the account': (token, password) =>
      spotter.call('DELETE', '/api/users/me', { token, body: { password } }),
  };
  const ways = Object.values(asks);
  const ended = [401, 'unauthenticated'];
  const outcome = async (asked: ReturnType<typeof change>) => {
    const response = await asked;
    return [response.statusCode, response.json<{ code?: string }>().code];
  };

  test.each(Object.entries(asks))('ends with the tenth wrong password, asked %s', async (name, ask) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    const { token } = await spotter.signUp(email);
    const own = (await signIn(email, 'correct horse')).json<{ token: string }>().token;
    const before = spotter.endedSessions.length;
    for (let count = 0; count < 9; count++) expect(await outcome(ask(token, 'guess'))).toEqual([403, 'wrong_password']);
    expect(await isValid(token)).toBe(true);
    expect(await outcome(ask(token, 'guess'))).toEqual(ended);
    expect([await isValid(token), spotter.endedSessions.length]).toEqual([false, before + 1]);
    expect(await outcome(ask(token, 'correct horse'))).toEqual(ended);
    // The owner goes on as ever: in another session, and at sign-in.
    expect(await outcome(ask(own, 'guess'))).toEqual([403, 'wrong_password']);
    expect((await change(own, 'correct horse', 'another horse')).statusCode).toBe(200);
    expect((await signIn(email, 'another horse')).statusCode).toBe(200);
  });

  test('ends with ten wrong ones over weeks, and whatever they were asked for', async () => {
    const { token } = await spotter.signUp('unhurried@example.com');
    const seen = [];
    for (let count = 0; count < 10; count++) {
      seen.push((await ways[count % ways.length]!(token, 'guess')).statusCode);
      spotter.clock.advance(3 * 24 * 60 * minuteMs);
    }
    expect(seen).toEqual([...Array(9).fill(403), 401]);
    const own = (await signIn('unhurried@example.com', 'correct horse')).json<{ token: string }>().token;
    const audit = await spotter.call('GET', '/api/users/me/audit', { token: own });
    expect(audit.json<{ action: string }[]>().map(({ action }) => action)).toContain('session-ended');
  });

  test('has no more guesses at one moment', async () => {
    const { token } = await spotter.signUp('quick@example.com');
    const all = await Promise.all(Array.from({ length: 30 }, () => outcome(change(token, 'guess', 'stolen now'))));
    expect(all.filter(([status]) => status === 403)).toHaveLength(9);
    expect(all.filter(([status]) => status === 401)).toHaveLength(21);
    expect(await isValid(token)).toBe(false);
  });

  test('is its owner’s where the right one comes before: the wrong ones are forgotten', async () => {
    const { token } = await spotter.signUp('clumsy@example.com');
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 9; count++) expect((await change(token, 'guess', 'new horse')).statusCode).toBe(403);
      expect((await change(token, 'correct horse', 'correct horse')).statusCode).toBe(200);
    }
  });
});
