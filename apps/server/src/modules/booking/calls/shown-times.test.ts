import { createGoogleCalendar } from '@spotter/providers/google-calendar/google-calendar';
import { createGoogleCalendarSimulator } from '@spotter/simulators/google-calendar/google-calendar-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBooking, type BookingUnderTest } from '../booking.test-support.ts';

const dayMs = 24 * 3_600_000;

describe('the times that anyone may look at', () => {
  let app: BookingUnderTest;
  let google: ReturnType<typeof createGoogleCalendarSimulator>;
  let trainer: { token: string; userId: string };
  /** How often the calendar was asked when its owner is busy. */
  let asked = 0;
  let trainers = 0;
  beforeAll(async () => {
    let now = () => new Date('2026-11-20T12:00:00Z');
    google = createGoogleCalendarSimulator({ clientId: 'client', clientSecret: 'secret', now: () => now() });
    const apiUrl = await google.listen();
    const repeat = { pausesMs: [], maxPauseMs: 3_000, pause: async () => undefined };
    app = await startBooking({
      outside: (clockNow) => {
        now = clockNow;
        const counting: typeof fetch = (input, init) => {
          if (String(input instanceof Request ? input.url : input).includes('/freeBusy')) asked += 1;
          return fetch(input, init);
        };
        const options = { apiUrl, now: clockNow, fetch: counting, repeat, timeoutMs: 2_000 };
        return { 'google-calendar': createGoogleCalendar(options) };
      },
    });
  });
  beforeEach(async () => {
    trainers += 1;
    const email = `dana${trainers}@example.test`;
    const accountId = String(1000 + trainers);
    google.control.clearFaults();
    google.control.addAccount({ id: accountId, email, name: 'Dana', timeZone: 'America/Chicago' });
    trainer = await app.addTrainer(email);
    const tokens = [google.control.grant(email).accessToken];
    await app.connect(trainer.userId, 'google-calendar', { accountId, tokens });
    asked = 0;
  });
  afterAll(async () => {
    await app.close();
    await google.close();
  });

  const slots = (from: string, to = from) =>
    app.call('GET', `/api/booking/slots?trainerId=${trainer.userId}&from=${from}&to=${to}`);
  const dayFrom = (days: number) => new Date(app.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);

  test('cost the calendar one look at each month, whatever spans are asked for and however many ask at once', async () => {
    const spans = Array.from(
      { length: 200 },
      (_, nth) => [dayFrom(nth % 40), dayFrom((nth % 40) + (nth % 17))] as const,
    );
    const answers = await Promise.all(spans.map(([from, to]) => slots(from, to)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    // Sixty days from November 20: November, December and January.
    expect(asked).toBe(3);
    await slots(dayFrom(1), dayFrom(30));
    expect(asked).toBe(3);
    app.clock.advance(60_000);
    await slots(dayFrom(1));
    expect(asked).toBe(4);
  });

  test('are those of the days asked for, cut from the months', async () => {
    const twoMonths = (await slots('2026-11-27', '2026-12-03')).json<string[]>();
    const byDay = [];
    for (let day = 27; day <= 33; day++) {
      const date = new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10);
      byDay.push(...(await slots(date)).json<string[]>());
    }
    expect(twoMonths).toEqual(byDay);
    // Five weekdays of eight hours.
    expect(twoMonths).toHaveLength(40);
  });

  test('are not asked for where nobody could book: in the past, and beyond the horizon', async () => {
    for (const [from, to] of [
      ['2020-01-01', '2020-02-01'],
      ['2030-01-01', '2030-02-01'],
    ] as const) {
      expect((await slots(from, to)).json()).toEqual([]);
    }
    expect(asked).toBe(0);
  });

  test('are asked for again after a few seconds where the calendar did not answer', async () => {
    await slots('2026-11-24');
    app.clock.advance(60_000);
    google.control.setFaults({ down: true });
    for (let tried = 0; tried < 20; tried++) expect((await slots('2026-11-24')).statusCode).toBe(502);
    expect(asked).toBe(2);
    google.control.clearFaults();
    app.clock.advance(5_000);
    expect((await slots('2026-11-24')).statusCode).toBe(200);
  });
});
