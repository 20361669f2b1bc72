import { createSmtpMail } from '@spotter/providers/smtp/smtp-mail';
import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../http/rate-limit.ts';
import { createTestApp, type TestApp } from '../auth/test-app.ts';
import { registerContactRoutes } from './contact.routes.ts';
import { createContactService } from './contact.service.ts';

const mailbox = createMailboxSimulator();
const message = { name: 'Maya', email: 'maya@example.com', subject: 'Prices', message: 'Hi,\nwhat does it <cost>?' };
let spotter: TestApp;
let mailUrl: string;

beforeAll(async () => {
  mailUrl = await mailbox.listen();
});
afterAll(() => mailbox.close());
beforeEach(() => {
  mailbox.control.empty();
  mailbox.control.clearFaults();
});
afterEach(() => spotter.close());

async function start(support: { email: string | null; phone: string | null }, hasMail = true) {
  const mail = createSmtpMail({ url: mailUrl, from: 'Spotter <hello@spotter.example>', timeoutMs: 2000 });
  spotter = await createTestApp((app, { database, clock }) => {
    const rateLimiter = createRateLimiter({ database, clock });
    registerContactRoutes(app, {
      contact: createContactService({ support, mail: hasMail ? mail : null, rateLimiter }),
    });
  });
}
const send = (body: object = message, address = '203.0.113.1') =>
  spotter.call('POST', '/api/contact', { body, address });

const support = { email: 'help@spotter.example', phone: '+1 702 555 0100' };

describe('the contact form', () => {
  test('is delivered to the support mailbox, which answers to whoever wrote', async () => {
    await start(support);
    expect((await spotter.call('GET', '/api/contact')).json()).toEqual({ ...support, delivers: true });
    const response = await send();
    expect([response.statusCode, response.json()]).toEqual([200, { delivered: true }]);
    expect(mailbox.control.mails()).toEqual([
      expect.objectContaining({
        to: ['help@spotter.example'],
        from: 'Spotter <hello@spotter.example>',
        replyTo: 'Maya <maya@example.com>',
        subject: 'Contact form: Prices',
        text: 'Maya <maya@example.com> wrote by the contact form:\n\nHi,\nwhat does it <cost>?\n',
        html: expect.stringContaining('what does it &lt;cost&gt;?'),
      }),
    ]);
  });

  test.each([
    ['no support mailbox is set', { email: null, phone: null }, true],
    ['no mail can be sent', support, false],
  ])('says that nothing was sent where %s', async (_case, given, hasMail) => {
    await start(given, hasMail);
    expect((await spotter.call('GET', '/api/contact')).json()).toEqual({ ...given, delivers: false });
    const response = await send();
    expect([response.statusCode, response.json()]).toEqual([200, { delivered: false }]);
    expect(mailbox.control.mails()).toEqual([]);
  });

  test('says so, and names the address, when the mail server does not take it', async () => {
    await start(support);
    mailbox.control.failNext({ times: 1, at: 'message', code: 451 });
    const response = await send();
    expect([response.statusCode, response.json()]).toEqual([
      502,
      {
        message: 'Your message could not be delivered. Please try again, or write to help@spotter.example',
        code: 'provider_down',
      },
    ]);
  });

  test('needs all of its four fields', async () => {
    await start(support);
    for (const [field, sentence] of [
      ['name', 'Name is required'],
      ['email', 'Email is required'],
      ['subject', 'Subject is required'],
      ['message', 'Message is required'],
    ] as const) {
      const response = await send({ ...message, [field]: '' });
      expect([response.statusCode, response.json()]).toMatchObject([400, { message: sentence, code: 'invalid_input' }]);
    }
    expect((await send({ ...message, email: 'maya' })).json()).toMatchObject({ message: 'Email is not valid' });
    expect(mailbox.control.mails()).toEqual([]);
  });

  test('takes ten messages an hour from one address', async () => {
    await start(support);
    for (let count = 0; count < 10; count++) expect((await send()).statusCode).toBe(200);
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await send(message, '203.0.113.2')).statusCode).toBe(200);
  });
});
