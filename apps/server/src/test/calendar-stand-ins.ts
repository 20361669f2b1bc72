import { createCalendlySimulator } from '@spotter/simulators/calendly/calendly-simulator';
import { createGoogleCalendarSimulator } from '@spotter/simulators/google-calendar/google-calendar-simulator';

const googleClient = { clientId: 'google-client', clientSecret: 'google-secret-0123456789abcdef' };
const calendlyClient = { clientId: 'calendly-client', clientSecret: 'calendly-secret-0123456789abcdef' };
const webhookKey = 'calendly-webhook-key-0123456789abcdef';

/** The owner of the calendars. */
export const calendarOwner = { email: 'dana@example.test', googleId: '1001', calendly: 'user-1' };

/**
 * Starts simulators of Google Calendar and Calendly, each with one account. Returns them with the environment
 * that a server needs to use them.
 */
export async function startCalendarStandIns(now: () => Date) {
  const google = createGoogleCalendarSimulator({ ...googleClient, now });
  const calendly = createCalendlySimulator({ ...calendlyClient, webhookKey, now });
  const [googleOrigin, calendlyOrigin] = await Promise.all([google.listen(), calendly.listen()]);
  const { email } = calendarOwner;
  google.control.addAccount({ id: calendarOwner.googleId, email, name: 'Dana Reyes', timeZone: 'Europe/Madrid' });
  calendly.control.addAccount({
    id: calendarOwner.calendly,
    organizationId: 'organization-1',
    email,
    name: 'Dana Reyes',
    slug: 'dana',
    timeZone: 'UTC',
    plan: 'standard',
    eventTypes: [{ id: 'type-60', name: 'Strategy call', slug: 'strategy', durationMinutes: 60 }],
    hours: { weekdays: [1, 2, 3, 4, 5], from: 9, to: 17 },
  });
  return {
    google: google.control,
    calendly: calendly.control,
    googleClient,
    calendlyClient,
    googleOrigin,
    calendlyOrigin,
    secrets: [googleClient.clientSecret, calendlyClient.clientSecret, webhookKey],
    environment: {
      GOOGLE_CLIENT_ID: googleClient.clientId,
      GOOGLE_CLIENT_SECRET: googleClient.clientSecret,
      GOOGLE_AUTH_URL: googleOrigin,
      GOOGLE_TOKEN_URL: googleOrigin,
      GOOGLE_API_URL: googleOrigin,
      CALENDLY_CLIENT_ID: calendlyClient.clientId,
      CALENDLY_CLIENT_SECRET: calendlyClient.clientSecret,
      CALENDLY_WEBHOOK_KEY: webhookKey,
      CALENDLY_AUTH_URL: calendlyOrigin,
      CALENDLY_API_URL: calendlyOrigin,
    },
    async close(): Promise<void> {
      await Promise.all([google.close(), calendly.close()]);
    },
  };
}
