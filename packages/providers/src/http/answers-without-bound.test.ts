import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCalendlyCalendar } from '../calendly/calendly-calendar.ts';
import { createCalendlyOAuth } from '../calendly/calendly-oauth.ts';
import { createEmbeddings } from '../embeddings/embeddings.ts';
import { createFacebookIdentityTokens } from '../facebook-login/facebook-login.ts';
import { createGoogleCalendar } from '../google-calendar/google-calendar.ts';
import { createGoogleOAuth } from '../google-calendar/google-oauth.ts';
import { createInstagramChannel } from '../instagram/instagram-channel.ts';
import { createInstagramOAuth } from '../instagram/instagram-oauth.ts';
import { createLanguageModel } from '../language-model/language-model.ts';
import { createMessengerChannel } from '../messenger/messenger-channel.ts';
import { createPictureFetch } from '../meta/contact-picture.ts';
import { createModeration } from '../moderation/moderation.ts';
import { createS3Storage } from '../s3/s3-storage.ts';
import { createStripePayments } from '../stripe/stripe-payments.ts';
import { createPageFetch } from '../web-page/page-fetch.ts';
import { createWebPush } from '../web-push/web-push.ts';

const megabyte = 1024 * 1024;
const spaces = Buffer.alloc(megabyte, ' ');
/** Four hundred megabytes, in as many parts that follow each other. */
const packed = Buffer.concat([...Array<Buffer>(400).fill(gzipSync(spaces)), gzipSync('{}')]);

/** What a service sends instead of an answer. */
type Shape = 'fifty megabytes' | 'drop by drop' | 'packed';
let shape: Shape;
let status = 200;
let server: Server;
let origin: string;
let sentBytes = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function answer(response: ServerResponse): void {
  const type = { 'content-type': 'application/json', connection: 'close' };
  if (shape === 'packed') {
    response.writeHead(status, { ...type, 'content-encoding': 'gzip' });
    return void response.end(packed);
  }
  response.writeHead(status, type);
  if (shape === 'drop by drop') {
    const timer = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(timer));
    return;
  }
  let left = 50;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1;
      sentBytes += megabyte;
      if (!response.write(spaces)) return void response.once('drain', more);
    }
    if (!response.destroyed) response.end('{}');
  };
  more();
}

const account = { accountId: '1', calendarId: 'primary', accessToken: 'token' };
const range = { start: new Date('2026-11-23T00:00:00Z'), end: new Date('2026-11-24T00:00:00Z') };
const repeat = { pausesMs: [], maxPauseMs: 0, pause: async () => undefined };
const now = () => new Date('2026-11-20T12:00:00Z');
const request = {
  ...range,
  appointmentId: 'a-1',
  title: 'Call',
  notes: null,
  place: null,
  guest: { name: 'Ana', email: 'ana@example.test', timeZone: 'UTC' },
};
const graph = () => ({ graphUrl: `${origin}/`, apiVersion: 'v25.0', timeoutMs: 400 });
const text = { contactId: '2', text: 'Hi', clientId: 'c', writtenBy: 'agent' as const, outsideWindow: false };
const channelAccount = { accountId: '1', accessToken: 'token' };
const push = { payload: '{}', ttlSeconds: 60, urgency: 'high', topic: 'a-topic' } as const;

function sendPush() {
  const webPush = createWebPush({ subject: 'mailto:hello@spotter.example', standIn: origin, timeoutMs: 400 });
  const keys = webPush.makeKeys();
  const target = { endpoint: `${origin}/push/1`, p256dh: keys.publicKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
  return webPush.send(target, push, keys);
}

const header = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'k' })).toString('base64url');
const claims = Buffer.from(JSON.stringify({ sub: '1', iat: 1, exp: 9e9 })).toString('base64url');
const google = () => createGoogleCalendar({ apiUrl: origin, now, repeat, timeoutMs: 400 });
const calendly = () => createCalendlyCalendar({ apiUrl: origin, now, repeat, timeoutMs: 400 });
const oauth = { clientId: 'c', clientSecret: 's', authUrl: '', tokenUrl: '', apiUrl: '', now, timeoutMs: 400 };
const at = () => ({ ...oauth, authUrl: origin, tokenUrl: origin, apiUrl: origin, repeat });
const code = { code: 'c', redirectUri: 'https://spotter.example', codeVerifier: 'v' };
const files = () =>
  createS3Storage({ bucket: 'b', region: 'r', accessKey: 'k', secretKey: 's', endpoint: origin, timeoutMs: 400 });

async function drain(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of items);
}

const services: Record<string, () => Promise<unknown>> = {
  'the language model': () =>
    createLanguageModel({ baseUrl: origin, apiKey: 'k', defaultModel: 'm' }).generate(null, {
      instructions: 'x',
      messages: [{ role: 'user', content: 'x' }],
      tools: [],
      maxOutputTokens: 10,
      timeoutMs: 400,
      signal: new AbortController().signal,
    }),
  moderation: () =>
    createModeration({ baseUrl: origin, apiKey: 'k', model: 'm', threshold: null, timeoutMs: 400 }).judge('x'),
  embeddings: () => createEmbeddings({ baseUrl: origin, apiKey: 'k', model: 'm', timeoutMs: 400 }).embed(['x']),
  'Google’s busy times': () => google().listTimes(account, range),
  'a booking at Google': () => google().book(account, request),
  'changes at Google': () => google().listChanges(account, 'cursor'),
  'Google’s tokens': () => createGoogleOAuth(at()).exchangeCode(code),
  'Calendly’s times': () => calendly().listTimes(account, range),
  'a booking at Calendly': () => calendly().book(account, request),
  'Calendly’s tokens': () => createCalendlyOAuth(at()).exchangeCode(code),
  'a message to Instagram': () => createInstagramChannel(graph()).sendText(channelAccount, text),
  'Instagram’s conversations': () => createInstagramChannel(graph()).listConversations(channelAccount, 20),
  'Instagram’s tokens': () =>
    createInstagramOAuth({ ...graph(), appId: 'a', appSecret: 's', authUrl: origin, apiUrl: origin, now }).exchangeCode(
      code,
    ),
  'a message to Messenger': () =>
    createMessengerChannel({ ...graph(), appId: 'a', appSecret: 's' }).sendText(channelAccount, text),
  'a picture of a contact': () => createPictureFetch({ origins: [origin], timeoutMs: 400 })(`${origin}/p.jpg`),
  payments: () =>
    createStripePayments({ secretKey: 'sk_test_x', apiUrl: origin, timeoutMs: 400 }).listSubscriptions('c'),
  'the list of files': () => drain(files().list('a/')),
  'the removal of a file': () => files().remove('a/1'),
  'a push': sendPush,
  'keys of a login': () =>
    createFacebookIdentityTokens({ appId: 'a', jwksUrls: [origin], timeoutMs: 400, fetch, now }).verify(
      `${header}.${claims}.AAAA`,
    ),
  'a page': () =>
    createPageFetch({ standIn: origin, timeoutMs: 400, about: 'https://spotter.example' })(`${origin}/page`),
};

const failure = /^threw|^null$|^"unreachable"$|^{"kind":"(unavailable|unusable|try-again|unconfirmed|refused)"/;

/** Returns how a call ended where it should not have ended so; null if it failed. */
async function wrongEndOf(name: string): Promise<string | null> {
  const end = await services[name]!().then(
    (outcome) => JSON.stringify(outcome),
    (error: unknown) => `threw ${String(error)}`,
  );
  // What a push service says beside its status is of no matter.
  return failure.test(end) || (name === 'a push' && status === 200) ? null : `${name}, ${status}: ${end}`;
}

const names = Object.keys(services);

test('fifty megabytes from any service are read as far as an answer may be long', async () => {
  shape = 'fifty megabytes';
  const wrong: string[] = [];
  for (status of [200, 500]) {
    for (const name of names) {
      sentBytes = 0;
      wrong.push(...[(await wrongEndOf(name)) ?? []].flat());
      if (sentBytes > 20 * megabyte) wrong.push(`${name}, ${status}: ${sentBytes} bytes`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each(['drop by drop', 'packed'] as const)('%s from any service end the call as a failure', async (given) => {
  shape = given;
  const wrong: (string | null)[] = [];
  for (status of [200, 500]) wrong.push(...(await Promise.all(names.map(wrongEndOf))));
  expect(wrong.filter((end) => end !== null)).toEqual([]);
});
