import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderError } from '../ports/provider-error.ts';
import { smtpError } from './smtp-errors.ts';
import { createSmtpMail } from './smtp-mail.ts';

const mailbox = createMailboxSimulator();
let url: string;

beforeAll(async () => {
  url = await mailbox.listen();
});
afterAll(() => mailbox.close());
beforeEach(() => {
  mailbox.control.empty();
  mailbox.control.clearFaults();
});

const mail = { to: 'ana@example.com', subject: 'Hello', text: 'Hi Ana', html: '<p>Hi Ana</p>' };
const send = (options: { url?: string; timeoutMs?: number } = {}, more = {}) =>
  createSmtpMail({ url, from: 'Spotter <hello@spotter.example>', timeoutMs: 2000, ...options }).send({
    ...mail,
    ...more,
  });
const failure = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error as ProviderError,
  );

describe('mail by SMTP', () => {
  test('arrives in plain text and as a page, in the name of the product', async () => {
    await send();
    expect(mailbox.control.mails()).toEqual([
      expect.objectContaining({
        from: 'Spotter <hello@spotter.example>',
        to: ['ana@example.com'],
        replyTo: null,
        subject: 'Hello',
        text: 'Hi Ana\n',
        html: '<p>Hi Ana</p>\n',
      }),
    ]);
  });

  test('brings an invitation along that calendar programs know by its method', async () => {
    let received = '';
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, _session, done) {
        stream.on('data', (chunk: Buffer) => {
          received += chunk.toString('utf8');
        });
        stream.on('end', () => done());
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.server.address() as AddressInfo;
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR';
    await send({ url: `smtp://127.0.0.1:${port}` }, { invitation: { method: 'REQUEST', content } });
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
    expect(received).toMatch(/^Content-Type: text\/calendar;.*method=REQUEST/m);
    expect(received).toContain('filename=call.ics');
  });

  test('names who gets the answer, and nobody can smuggle in another recipient', async () => {
    const name = 'Eve\r\nBcc: everybody@example.com';
    await send({}, { replyTo: { name, address: 'eve@example.com' }, subject: 'One\r\nBcc: all@example.com' });
    const [received] = mailbox.control.mails();
    expect(received?.to).toEqual(['ana@example.com']);
    expect(received?.replyTo).toContain('<eve@example.com>');
  });

  test.each([
    ['an address that does not exist', 'recipient', 550, 'rejected'],
    ['a mail that is not wanted', 'message', 554, 'rejected'],
    ['a full mailbox', 'recipient', 452, 'rate-limited'],
    ['a server that is closing', 'message', 421, 'unreachable'],
  ] as const)('%s is told apart', async (_case, at, code, kind) => {
    mailbox.control.failNext({ times: 1, at, code });
    const error = await failure(send());
    expect(error).toBeInstanceOf(ProviderError);
    expect(error).toMatchObject({ provider: 'mail', kind, providerCode: String(code) });
    expect(error?.message).not.toContain('ana@example.com');
  });

  test('a server that says nothing is given up on', async () => {
    mailbox.control.failNext({ times: 1, at: 'message', code: null });
    expect(await failure(send({ timeoutMs: 100 }))).toMatchObject({ kind: 'unreachable' });
  });

  test.each([
    ['line by line', 20, 'EABORT'],
    ['in one go', 0, 'EPROTOCOL'],
  ])('a server whose answer goes on %s without end is given up on', async (_case, everyMs, providerCode) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 hello\r\n');
      socket.once('data', () => {
        const line = everyMs === 0 ? '250-x\r\n'.repeat(20_000) : '250-x\r\n';
        const timer = setInterval(() => socket.write(line), everyMs);
        socket.on('close', () => clearInterval(timer));
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    // Without a limit this never comes to an end.
    const error = await failure(send({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 300 }));
    expect(error).toMatchObject({ kind: 'unreachable', providerCode });
    server.close();
  });

  test('a server that is not there is unreachable', async () => {
    const gone = createMailboxSimulator();
    const address = await gone.listen();
    await gone.close();
    expect(await failure(send({ url: address }))).toMatchObject({ kind: 'unreachable', providerCode: 'ESOCKET' });
  });

  test('a password is not sent in clear to another machine', async () => {
    // A name of this machine that does not look like one; the simulator has no TLS.
    const elsewhere = url.replace('smtp://127.0.0.1', 'smtp://user:hush@127.1');
    const error = await failure(send({ url: elsewhere }));
    expect(error).toMatchObject({ kind: 'unreachable', message: expect.stringContaining('ETLS') });
    expect(JSON.stringify([error?.message, error])).not.toContain('hush');
    expect(mailbox.control.mails()).toEqual([]);
  });
});

test.each([
  [{ code: 'EAUTH', responseCode: 535 }, 'unauthorised'],
  [{ code: 'EENVELOPE', responseCode: 530 }, 'unauthorised'],
  [{ code: 'EPROTOCOL', responseCode: 554 }, 'unreachable'],
  [{ code: 'ETIMEDOUT' }, 'unreachable'],
  [undefined, 'unreachable'],
])('%j is %s', (fault, kind) => {
  expect(smtpError(fault)).toMatchObject({ kind });
});
