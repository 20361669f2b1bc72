import { createCalendlySimulator } from '@spotter/simulators/calendly/calendly-simulator';
import { describe, expect, test } from 'vitest';
import { describeConsent } from '../ports/consent.test-suite.ts';
import { createCalendlyOAuth } from './calendly-oauth.ts';

const email = 'marta@example.com';
const scopes = ['users:read', 'event_types:read', 'scheduled_events:write', 'scheduling_links:write', 'webhooks:write'];

async function startCalendly() {
  let passedMs = 0;
  const now = () => new Date(Date.UTC(2026, 10, 20, 12) + passedMs);
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
  const repeat = { pausesMs: [], longestPauseMs: 0, pause: async () => undefined };
  const provider = createCalendlyOAuth({ ...client, authUrl: origin, apiUrl: origin, now, repeat });
  return {
    calendly,
    provider,
    passMinutes: (minutes: number) => {
      passedMs += minutes * 60_000;
    },
  };
}

describe('consent and tokens of Calendly', () => {
  describeConsent(async () => {
    const { calendly, provider, passMinutes } = await startCalendly();
    return {
      provider,
      stop: calendly.close,
      account: { accountId: 'https://api.calendly.com/users/user-1', username: email },
      decision: {
        decision: 'allow',
        account: email,
        ...Object.fromEntries(scopes.map((scope) => [`grant:${scope}`, 'on'])),
      },
      unticked: { field: 'grant:scheduled_events:write', missing: 'book, see and cancel meetings' },
      tokenMinutes: 120,
      rotates: true,
      passMinutes,
      revokeAccess: () => calendly.control.revokeAccess(email),
      setDown: (down) => calendly.control.setFaults({ down }),
    };
  });
});

test('Calendly is asked for what booking needs, with a challenge', async () => {
  const { calendly, provider } = await startCalendly();
  const url = new URL(provider.authorisationUrl({ redirectUri: 'http://127.0.0.1/x', state: 's', codeChallenge: 'c' }));
  await calendly.close();
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    scope: scopes.join(' '),
    response_type: 'code',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  });
});
