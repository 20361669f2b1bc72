import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCalendlyCalendar } from '../calendly/calendly-calendar.ts';
import { createCalendlyWebhooks } from '../calendly/calendly-webhooks.ts';
import { createGoogleCalendar } from '../google-calendar/google-calendar.ts';
import { createInstagramChannel } from '../instagram/instagram-channel.ts';
import { createMessengerChannel } from '../messenger/messenger-channel.ts';
import { createMessengerOAuth } from '../messenger/messenger-oauth.ts';
import { createS3Storage } from '../s3/s3-storage.ts';
import { createPageCheck } from './list-pages.ts';

/** How a list goes on and on. */
type Shape = 'the same page' | 'ever new pages' | 'empty pages' | 'many on a page';
const shapes: Shape[] = ['the same page', 'ever new pages', 'empty pages', 'many on a page'];
let shape: Shape;
let requests = 0;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    requests += 1;
    const url = new URL(request.url!, 'http://localhost');
    response.setHeader('content-type', 'application/json');
    if (request.method === 'POST') response.writeHead(409);
    response.end(url.searchParams.has('list-type') ? listing() : JSON.stringify(page(url)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const token = () => (shape === 'the same page' ? 'more' : `more-${requests}`);
const counts = { 'the same page': 1, 'ever new pages': 1, 'empty pages': 0, 'many on a page': 60 };
const things = <Thing>(thing: (nth: number) => Thing) => Array.from({ length: counts[shape] }, (_, nth) => thing(nth));

/** Returns a page of whatever list is asked for; there is always one more. */
function page(url: URL): unknown {
  if (url.pathname.endsWith('/users/me')) {
    const resource = { uri: `${origin}/users/1`, email: 'a@b.test', timezone: 'UTC', current_organization: 'o' };
    return { resource };
  }
  if (url.pathname.endsWith('/me')) return { id: '1', user_id: '1' };
  if (url.pathname.includes('/conversation-')) return { id: '1', messages: { data: [] } };
  return {
    items: things((nth) => ({ id: `e${requests}-${nth}`, status: 'cancelled' })),
    nextPageToken: token(),
    collection: things((nth) => ({
      uri: `${origin}/x/${requests}-${nth}`,
      name: 'Call',
      duration: 30,
      status: 'active',
      state: 'active',
      start_time: '2026-11-23T10:00:00Z',
      end_time: '2026-11-23T11:00:00Z',
      callback_url: origin,
    })),
    pagination: { next_page_token: token(), next_page: `${origin}/?page_token=${token()}` },
    data: things((nth) => ({ id: `conversation-${requests}-${nth}`, name: 'Page', access_token: 't', tasks: [] })),
    paging: { cursors: { after: token() }, next: `${origin}/?after=${token()}` },
  };
}

function listing(): string {
  const files = things(
    (nth) => `<Contents><Key>a/${requests}-${nth}</Key><LastModified>2026-11-20T12:00:00Z</LastModified></Contents>`,
  );
  const next = `<IsTruncated>true</IsTruncated><NextContinuationToken>${token()}</NextContinuationToken>`;
  return `<ListBucketResult>${files.join('')}${next}</ListBucketResult>`;
}

const account = { accountId: '1', calendarId: 'primary', accessToken: 'token' };
const range = { start: new Date('2026-11-23T00:00:00Z'), end: new Date('2026-11-24T00:00:00Z') };
const now = () => new Date('2026-11-20T12:00:00Z');
const common = () => ({
  apiUrl: origin,
  now,
  repeat: { pausesMs: [], maxPauseMs: 0, pause: async () => undefined },
  timeoutMs: 60_000,
});
const graph = () => ({ graphUrl: `${origin}/`, apiVersion: 'v25.0', timeoutMs: 60_000 });
const messenger = () => ({ ...graph(), appId: 'a', appSecret: 's', authUrl: origin, now });
const meta = { accountId: '1', accessToken: 'token' };
const bucket = () =>
  createS3Storage({ bucket: 'b', region: 'r', accessKey: 'k', secretKey: 's', endpoint: origin, timeoutMs: 60_000 });

async function drain(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of items);
}

const lists: Record<string, () => Promise<unknown>> = {
  'Google’s changes': () => createGoogleCalendar(common()).listChanges(account, null),
  'Google’s changes since': () => createGoogleCalendar(common()).listChanges(account, 'cursor'),
  'Calendly’s changes': () => createCalendlyCalendar(common()).listChanges(account, null),
  'Calendly’s entries': () => createCalendlyCalendar(common()).listEntries(account, range),
  'Calendly’s event types': () => createCalendlyCalendar(common()).describe('token'),
  'Calendly’s webhooks': () =>
    createCalendlyWebhooks({ ...common(), signingKey: 'key' }).subscribe(account, 'https://spotter.example'),
  'Instagram’s conversations': () => createInstagramChannel(graph()).listConversations(meta, 50),
  'Instagram’s messages': () => createInstagramChannel(graph()).listMessages(meta, '2'),
  'Messenger’s conversations': () => createMessengerChannel(messenger()).listConversations(meta, 50),
  'a person’s pages': () =>
    createMessengerOAuth(messenger()).listAccounts({ accessToken: 't', refreshToken: null, expiresAt: null }),
  files: () => drain(bucket().list('a/')),
};

test('a page is asked for once, and no more of them than there may be', () => {
  for (const max of [2, 5, 100]) {
    const mayAsk = createPageCheck(max);
    const further = Array.from({ length: 300 }, (_, nth) => mayAsk(`token-${nth}`)).filter(Boolean);
    expect(further).toHaveLength(max - 1);
  }
  const mayAsk = createPageCheck();
  expect(['a', 'b', 'a', 'b', 'c'].map(mayAsk)).toEqual([true, true, false, false, true]);
});

test.each(shapes)('a list that goes on with %s ends after a number of requests', async (given) => {
  shape = given;
  const ends: Record<string, string> = {};
  for (const [name, list] of Object.entries(lists)) {
    // A bucket may have millions of files: only a list that goes round is known to have no end.
    if (name === 'files' && shape !== 'the same page') continue;
    requests = 0;
    const end = await list().then(
      (outcome) => JSON.stringify(outcome),
      (error: unknown) => `threw ${String(error)}`,
    );
    const isClear = end.includes('without end') || end.startsWith('[');
    if (requests > 110 || !isClear) ends[name] = `${requests} requests, ${end.slice(0, 200)}`;
  }
  expect(ends).toEqual({});
});
