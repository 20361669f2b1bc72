import { ConfigError } from '../platform/config-error.ts';
import { sandboxOrigin, type Sandbox } from './simulators.ts';
import type { Read } from './variables.ts';

export type CalendarsConfig = {
  /** null: Google Calendar is not offered. */
  google: { clientId: string; clientSecret: string; authUrl: string; tokenUrl: string; apiUrl: string } | null;
  /** null: Calendly is not offered. */
  calendly: { clientId: string; clientSecret: string; webhookKey: string; authUrl: string; apiUrl: string } | null;
};

export function readCalendars(read: Read, sandbox: Sandbox): CalendarsConfig {
  return { google: google(read, sandbox), calendly: calendly(read, sandbox) };
}

function google(read: Read, sandbox: Sandbox): CalendarsConfig['google'] {
  const clientId = read('GOOGLE_CLIENT_ID');
  const clientSecret = read('GOOGLE_CLIENT_SECRET');
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.');
  }
  const own = clientId === undefined || clientSecret === undefined ? null : { clientId, clientSecret };
  if (own === null && !sandbox.enabled) return null;
  const standIn = sandboxOrigin(sandbox, 'googleCalendar');
  return {
    ...(own ?? { clientId: 'sandbox-google-client', clientSecret: sandbox.secretOf('google-secret') }),
    authUrl: read('GOOGLE_AUTH_URL') ?? (own === null ? standIn : 'https://accounts.google.com'),
    tokenUrl: read('GOOGLE_TOKEN_URL') ?? (own === null ? standIn : 'https://oauth2.googleapis.com'),
    apiUrl: read('GOOGLE_API_URL') ?? (own === null ? standIn : 'https://www.googleapis.com'),
  };
}

function calendly(read: Read, sandbox: Sandbox): CalendarsConfig['calendly'] {
  const clientId = read('CALENDLY_CLIENT_ID');
  const clientSecret = read('CALENDLY_CLIENT_SECRET');
  const webhookKey = read('CALENDLY_WEBHOOK_KEY');
  const values = [clientId, clientSecret, webhookKey];
  if (values.some((value) => value === undefined) && values.some((value) => value !== undefined)) {
    throw new ConfigError('CALENDLY_CLIENT_ID, CALENDLY_CLIENT_SECRET and CALENDLY_WEBHOOK_KEY must be set together.');
  }
  const own =
    clientId === undefined || clientSecret === undefined || webhookKey === undefined
      ? null
      : { clientId, clientSecret, webhookKey };
  if (own === null && !sandbox.enabled) return null;
  const standIn = sandboxOrigin(sandbox, 'calendly');
  return {
    ...(own ?? {
      clientId: 'sandbox-calendly-client',
      clientSecret: sandbox.secretOf('calendly-secret'),
      webhookKey: sandbox.secretOf('calendly-webhook-key'),
    }),
    authUrl: read('CALENDLY_AUTH_URL') ?? (own === null ? standIn : 'https://auth.calendly.com'),
    apiUrl: read('CALENDLY_API_URL') ?? (own === null ? standIn : 'https://api.calendly.com'),
  };
}
