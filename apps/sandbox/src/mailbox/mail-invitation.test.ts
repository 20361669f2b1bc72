import { afterEach, beforeEach, expect, test } from 'vitest';
import { readInvitation } from './invitation-reading.ts';
import { type SandboxUnderTest, startSandboxUnderTest } from '../sandbox.test-support.ts';

const invitation = [
  'BEGIN:VCALENDAR',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:1@spotter',
  'DTSTART:20261123T160000Z',
  'DTEND:20261123T170000Z',
  'SUMMARY:Call: Maya Torres\\, and ',
  ' Dana Reyes',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');
const mail = { to: 'maya@example.test', subject: 'Your call is booked', text: 'See you', html: '<p>See you</p>' };

let under: SandboxUnderTest;
beforeEach(async () => {
  under = await startSandboxUnderTest();
});
afterEach(() => under.stop());

test('a mail with an invitation says in short what it is, and gives the file', async () => {
  await under.sendMail({ ...mail, invitation });
  const [{ id }] = (await under.call('GET', 'mails')).body;
  expect((await under.call('GET', `mails/${id}`)).body.invitation).toEqual({
    name: 'call.ics',
    method: 'REQUEST',
    summary: 'Call: Maya Torres, and Dana Reyes',
    start: '2026-11-23T16:00:00.000Z',
    end: '2026-11-23T17:00:00.000Z',
  });
  const file = await fetch(`${under.sandbox().addresses.phone}/api/mails/${id}/invitation`);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="call.ics"');
  expect(file.headers.get('content-type')).toContain('text/calendar');
  expect((await file.text()).trim().replaceAll('\r', '')).toBe(invitation.replaceAll('\r', ''));
  await under.restart();
  expect((await under.call('GET', `mails/${id}`)).body.invitation).toMatchObject({ name: 'call.ics' });
});

test('a mail without one has no file', async () => {
  await under.sendMail(mail);
  const [{ id }] = (await under.call('GET', 'mails')).body;
  expect((await under.call('GET', `mails/${id}`)).body.invitation).toBeNull();
  expect((await under.call('GET', `mails/${id}/invitation`)).status).toBe(404);
});

test('what an invitation does not say, or says in another way, is left out', () => {
  const wholeDay =
    'BEGIN:VCALENDAR\nMETHOD:CANCEL\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20261123\nEND:VEVENT\nEND:VCALENDAR';
  expect(readInvitation(wholeDay)).toEqual({ method: 'CANCEL', summary: null, start: null, end: null });
});
