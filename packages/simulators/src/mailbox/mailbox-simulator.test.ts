import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMailboxSimulator, type ReceivedMail } from './mailbox-simulator.ts';

const mailbox = createMailboxSimulator({ now: () => new Date('2026-11-20T12:00:00Z') });
let port: number;

beforeAll(async () => {
  port = Number(new URL(await mailbox.listen()).port);
});
afterAll(() => mailbox.close());
beforeEach(() => mailbox.control.empty());

const mail = [
  'From: Spotter <hello@spotter.example>',
  'To: Ana <ana@example.com>',
  'Reply-To: help@spotter.example',
  'Subject: =?utf-8?q?Caf=C3=A9?=',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Hi Ana, caf=C3=A9?',
  '.',
];

/** Speaks SMTP line by line; returns the reply to each command. */
async function converse(lines: string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const replies: string[] = [];
  const commands = [...lines];
  let buffer = '';
  for await (const chunk of socket as AsyncIterable<string>) {
    buffer += chunk;
    const complete = /^\d{3} .*\r\n$/m.exec(buffer);
    if (complete === null) continue;
    replies.push(complete[0].trim());
    buffer = '';
    const next = commands.shift();
    if (next === undefined) break;
    socket.write(`${next}\r\n`);
  }
  socket.destroy();
  return replies.map((reply) => reply.slice(0, 3));
}

const delivery = [
  'EHLO test',
  'MAIL FROM:<hello@spotter.example>',
  'RCPT TO:<ana@example.com>',
  'DATA',
  mail.join('\r\n'),
];

test('a delivered mail is shown as it was meant, and told at once', async () => {
  const heard: ReceivedMail[] = [];
  const stop = mailbox.control.subscribe((received) => heard.push(received));
  expect(await converse(delivery)).toEqual(['220', '250', '250', '250', '354', '250']);
  stop();
  expect(mailbox.control.mails()).toEqual([
    {
      id: '1',
      receivedAt: new Date('2026-11-20T12:00:00Z'),
      from: 'Spotter <hello@spotter.example>',
      to: ['ana@example.com'],
      replyTo: 'help@spotter.example',
      messageId: null,
      subject: 'Café',
      text: 'Hi Ana, café?\n',
      html: '',
      calendar: null,
      calendarName: null,
    },
  ]);
  expect(heard).toEqual(mailbox.control.mails());
});

test('a recipient is refused as often as told', async () => {
  mailbox.control.failNext({ times: 1, at: 'recipient', code: 550 });
  expect(await converse(delivery.slice(0, 3))).toEqual(['220', '250', '250', '550']);
  expect((await converse(delivery)).at(-1)).toBe('250');
});

test('a mail is refused after it was sent, and not kept', async () => {
  mailbox.control.failNext({ times: 1, at: 'message', code: 451 });
  expect((await converse(delivery)).at(-1)).toBe('451');
  expect(mailbox.control.mails()).toEqual([]);
});

test('faults are lifted', async () => {
  mailbox.control.failNext({ times: 5, at: 'message', code: 451 });
  mailbox.control.clearFaults();
  expect((await converse(delivery)).at(-1)).toBe('250');
});

test('goes on with the mails that it is given', async () => {
  expect((await converse(delivery)).at(-1)).toBe('250');
  const stored = mailbox.control.mails();
  const again = createMailboxSimulator({ mails: stored });
  expect(again.control.mails()).toEqual(stored);
});

test('an invitation that comes along is kept', async () => {
  const invited = [
    'From: hello@spotter.example',
    'Subject: A call',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'A call',
    '--part',
    'Content-Type: text/calendar; method=REQUEST',
    '',
    'BEGIN:VCALENDAR',
    'END:VCALENDAR',
    '--part--',
    '.',
  ];
  await converse([...delivery.slice(0, -1), invited.join('\r\n')]);
  expect(mailbox.control.mails()[0]?.calendar).toContain('BEGIN:VCALENDAR');
});
