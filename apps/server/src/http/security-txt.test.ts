import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createTestClock } from '../platform/clock.ts';
import { registerSecurityText } from './security-txt.ts';

const now = '2026-11-20T12:00:00.000Z';

async function ask(contact: string | null) {
  const app = Fastify();
  registerSecurityText(app, { contact, publicUrl: 'https://spotter.example', clock: createTestClock(now) });
  const response = await app.inject('/.well-known/security.txt');
  await app.close();
  return response;
}

test('whoever finds a weakness reads where to report it', async () => {
  const response = await ask('help@spotter.example');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body.split('\n')).toEqual([
    'Contact: mailto:help@spotter.example',
    'Expires: 2027-05-19T12:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://spotter.example/.well-known/security.txt',
    '',
  ]);
});

test('where the company has named no address nothing is said', async () => {
  expect((await ask(null)).statusCode).toBe(404);
});
