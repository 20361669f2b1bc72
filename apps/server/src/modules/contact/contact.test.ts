import { createSmtpMail } from '@spotter/providers/smtp/smtp-mail';
import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../http/limits/rate-limit.ts';
import { createTestApp, type TestApp } from '../auth/auth-app.test-support.ts';
import { registerContactRoutes } from './contact.routes.ts';
import { createContactService } from './contact.service.ts';

const mailbox = createMailboxSimulator();
const message = { name: 'Maya', email: 'maya@example.com', subject: 'Prices', message: 'Hi,\nwhat does it <cost>?' };
const support = { email: 'help@spotter.example', phone: '+1 702 555 0100' };
const noSupport = { email: null, phone: null };
let spotter: TestApp;

/**
 * One app with three contact forms:
 * the intended one, one without a support mailbox, and one that cannot send emails.
 */
beforeAll(async () => {
  const url = await mailbox.listen();
  const mail = createSmtpMail({ url, from: 'Spotter <hello@spotter.example>', timeoutMs: 2000 });
  spotter = await createTestApp((app, { database, clock }) => {
    const rateLimiter = createRateLimiter({ database, clock });
    const offer = (prefix: string, given: Pick<Parameters<typeof createContactService>[0], 'support' | 'mail'>) =>
      void app.register(
        async (scope) => registerContactRoutes(scope, { contact: createContactService({ ...given, rateLimiter }) }),
        { prefix },
      );
    offer('', { support, mail });
    offer('/without-support', { support: noSupport, mail });
    offer('/without-mail', { support, mail: null });
  });
});
afterAll(async () => {
  await spotter.close();
  await mailbox.close();
});
beforeEach(async () => {
  mailbox.control.empty();
  mailbox.control.clearFaults();
  await spotter.startAfresh();
});

const send = (body: object = message, { address = '203.0.113.1', prefix = '' } = {}) =>
  spotter.call('POST', `${prefix}/api/contact`, { body, address });

describe('the contact form', () => {
  test('is delivered to the support mailbox, which answers to whoever wrote', async () => {
    expect((await spotter.call('GET', '/api/contact')).json()).toEqual({ ...support, delivers: true });
    const response = await send();
    expect([response.statusCode, response.json()]).toEqual([200, { delivered: true }]);
    expect(mailbox.control.mails()).toEqual([
      expect.objectContaining({
        to: ['help@spotter.example'],
        from: 'Spotter <hello@spotter.example>',
        replyTo: 'Maya <maya@example.com>',
        subject: 'Contact form: Prices',
        text: 'Contact form: Prices\n\nMaya <maya@example.com> wrote on the contact form:\n\nHi,\nwhat does it <cost>?\n',
        html: expect.stringContaining('what does it &lt;cost&gt;?'),
      }),
    ]);
  });

  test.each([
    ['no support mailbox is set', '/without-support', noSupport],
    ['no mail can be sent', '/without-mail', support],
  ])('says that nothing was sent where %s', async (_case, prefix, given) => {
    expect((await spotter.call('GET', `${prefix}/api/contact`)).json()).toEqual({ ...given, delivers: false });
    const response = await send(message, { prefix });
    expect([response.statusCode, response.json()]).toEqual([200, { delivered: false }]);
    expect(mailbox.control.mails()).toEqual([]);
  });

  test('says so, and names the address, when the mail server does not take it', async () => {
    mailbox.control.failNext({ times: 1, at: 'message', code: 451 });
    const response = await send();
    expect([response.statusCode, response.json()]).toEqual([
      502,
      {
        message: 'We couldn’t deliver your message. Please try again, or write to help@spotter.example',
        code: 'provider_down',
      },
    ]);
  });

  test('needs all of its four fields', async () => {
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
    for (let count = 0; count < 10; count++) expect((await send()).statusCode).toBe(200);
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await send(message, { address: '203.0.113.2' })).statusCode).toBe(200);
  });
});
