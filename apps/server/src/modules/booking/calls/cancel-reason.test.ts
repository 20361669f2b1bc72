import { createCalendlyCalendar } from '@spotter/providers/calendly/calendly-calendar';
import { createGoogleCalendar } from '@spotter/providers/google-calendar/google-calendar';
import { createCalendlySimulator } from '@spotter/simulators/calendly/calendly-simulator';
import { createGoogleCalendarSimulator } from '@spotter/simulators/google-calendar/google-calendar-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingBody, startBooking, type BookingUnderTest } from '../booking.test-support.ts';

const email = 'dana@example.test';
const reason = 'My child is ill, so sorry';

describe('the reason for which a coach cancels a call', () => {
  let app: BookingUnderTest;
  let trainer: { token: string; userId: string };
  let visitor: { token: string; userId: string };
  let now: () => Date;
  let calendly: ReturnType<typeof createCalendlySimulator>;
  let google: ReturnType<typeof createGoogleCalendarSimulator>;
  beforeAll(async () => {
    now = () => new Date('2026-11-20T12:00:00Z');
    calendly = createCalendlySimulator({ clientId: 'c', clientSecret: 's', webhookKey: 'k', now: () => now() });
    google = createGoogleCalendarSimulator({ clientId: 'c', clientSecret: 's', now: () => now() });
    const [calendlyUrl, googleUrl] = await Promise.all([calendly.listen(), google.listen()]);
    const options = { fetch, timeoutMs: 2_000 };
    app = await startBooking({
      outside: (clockNow) => {
        now = clockNow;
        return {
          calendly: createCalendlyCalendar({ ...options, apiUrl: calendlyUrl, now: clockNow }),
          'google-calendar': createGoogleCalendar({ ...options, apiUrl: googleUrl, now: clockNow }),
        };
      },
    });
  });
  beforeEach(async () => {
    await app.startAfresh();
    trainer = await app.addTrainer(email);
    visitor = await app.signUp('ana@example.test');
  });
  afterAll(async () => {
    await app.close();
    await calendly.close();
    await google.close();
  });

  /** Books a call and cancels it. Returns our email to the guest; null when there was none. */
  async function cancelWith(body: object): Promise<string | null> {
    const booked = await app.call('POST', '/api/appointments', {
      token: visitor.token,
      body: bookingBody(trainer.userId, visitor.userId),
    });
    await app.work();
    const { _id: id } = booked.json<{ _id: string }>();
    const answer = await app.call('POST', `/api/appointments/${id}/cancel`, { token: trainer.token, body });
    expect(answer.statusCode).toBe(200);
    await app.work();
    const mails = app.mails.filter(({ to, subject }) => to === 'ana@example.test' && subject.endsWith('is canceled'));
    expect(mails.length).toBeLessThan(2);
    return mails[0]?.text ?? null;
  }

  test('stands in the guest’s mail', async () => {
    expect(await cancelWith({ reason })).toContain(`Ana says: “${reason}”`);
  });

  test('need not be given', async () => {
    const mail = await cancelWith({ reason: '  ' });
    expect(mail).toContain('is canceled');
    expect(mail).not.toContain('says');
  });

  test('is told to Calendly, which tells the guest', async () => {
    const account = { id: 'user-1', organizationId: 'organization-1', email, name: 'Dana', slug: 'dana' };
    calendly.control.addAccount({
      ...account,
      timeZone: 'America/Chicago',
      plan: 'standard',
      eventTypes: [{ id: 'type-60', name: 'Strategy call', slug: 'strategy', durationMinutes: 60 }],
      hours: { weekdays: [1, 2, 3, 4, 5], from: 9, to: 17 },
    });
    const tokens = [calendly.control.grant(email).accessToken];
    await app.connect(trainer.userId, 'calendly', { accountId: 'https://api.calendly.com/users/user-1', tokens });
    expect(await cancelWith({ reason })).toBeNull();
    expect(calendly.control.bookings(email)).toMatchObject([{ state: 'canceled', cancellation: { reason } }]);
  });

  test('is mailed by us where the calendar is Google’s, which has no place for it', async () => {
    google.control.addAccount({ id: '1001', email, name: 'Dana', timeZone: 'America/Chicago' });
    const tokens = [google.control.grant(email).accessToken];
    await app.connect(trainer.userId, 'google-calendar', { accountId: '1001', tokens });
    expect(await cancelWith({ reason })).toContain(reason);
  });

  test('fits into one message of a chat', async () => {
    const answer = await app.call('POST', '/api/appointments/0/cancel', {
      token: trainer.token,
      body: { reason: 'a'.repeat(251) },
    });
    expect(answer.statusCode).toBe(400);
  });
});
