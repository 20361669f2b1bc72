import { createCalendlySimulator } from '@spotter/simulators/calendly/calendly-simulator';
import { expect, test } from 'vitest';
import { createDescribedFetch } from '../test-support/described-fetch.ts';
import { calendlyCalls } from '../test-support/calendly-calls.ts';
import { createCalendlyOAuth } from './calendly-oauth.ts';

const email = 'marta@example.com';
const scopes = ['users:read', 'event_types:read', 'scheduled_events:write', 'scheduling_links:write', 'webhooks:write'];
const described = createDescribedFetch(calendlyCalls);

async function startCalendly() {
  const now = () => new Date(Date.UTC(2026, 10, 20, 12));
  const client = { clientId: 'client', clientSecret: 'secret' };
  const calendly = createCalendlySimulator({ ...client, webhookKey: 'key', now });
  const origin = await calendly.listen();
  calendly.control.addAccount({
    id: 'user-1',
    organizationId: 'organization-1',
    email,
    name: 'Marta',
    slug: 'marta',
    timeZone: 'UTC',
    plan: 'standard',
    eventTypes: [],
    hours: { weekdays: [1], from: 9, to: 17 },
  });
  const repeat = { pausesMs: [], maxPauseMs: 0, pause: async () => undefined };
  const provider = createCalendlyOAuth({
    ...client,
    authUrl: origin,
    apiUrl: origin,
    now,
    repeat,
    fetch: described.fetch,
  });
  return { calendly, provider };
}

test('Calendly is asked for what booking needs, with a challenge', async () => {
  const { calendly, provider } = await startCalendly();
  const url = new URL(provider.authorizationUrl({ redirectUri: 'http://127.0.0.1/x', state: 's', codeChallenge: 'c' }));
  await calendly.close();
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    scope: scopes.join(' '),
    response_type: 'code',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  });
});

test('an account is known by its address at Calendly, and called by its e-mail address', async () => {
  const { calendly, provider } = await startCalendly();
  const tokens = { ...calendly.control.grant(email), expiresAt: null };
  expect(await provider.listAccounts(tokens)).toEqual([
    { accountId: 'https://api.calendly.com/users/user-1', username: email, appScopedId: null, tokens, problem: null },
  ]);
  expect(described.faults()).toEqual([]);
  await calendly.close();
});
