import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appointments } from './booking.tables.ts';
import { startBooking, bookingBody, type BookingUnderTest } from './booking.test-support.ts';

/** The long run uses two hundred. */
const crowd = process.env['SPOTTER_HISTORIES'] === undefined ? 40 : 200;

describe('booking from the landing page', () => {
  let app: BookingUnderTest;
  let trainer: { token: string; userId: string };
  let visitor: { token: string; userId: string };
  let trainers = 0;
  beforeAll(async () => {
    app = await startBooking({ landingTrainerEmail: 'trainer1@example.test' });
    visitor = await app.signUp('ana@example.test');
  });
  beforeEach(async () => {
    trainers += 1;
    // A client can make only so many calls a day.
    await app.database.delete(appointments);
    trainer = await app.addTrainer(`trainer${trainers}@example.test`);
    app.happened.length = 0;
  });
  afterAll(() => app.close());

  const body = (more: Parameters<typeof bookingBody>[2] = {}) => bookingBody(trainer.userId, visitor.userId, more);
  const book = (more: Parameters<typeof bookingBody>[2] = {}, token = visitor.token) =>
    app.call('POST', '/api/appointments', { token, body: body(more) });
  const slots = async (from = '2026-11-23', to = from) =>
    (await app.call('GET', `/api/booking/slots?trainerId=${trainer.userId}&from=${from}&to=${to}`)).json<string[]>();

  test('the page learns whose calls it offers, and in which zone', async () => {
    const response = await app.call('GET', '/api/booking/trainer');
    expect(response.json()).toEqual({
      id: trainer.userId,
      firstName: 'Ana',
      timeZone: 'America/Chicago',
      horizonDays: 60,
      minimumNoticeMinutes: 60,
      callMinutes: 60,
    });
  });

  test('a visitor reads the hours of a weekday', async () => {
    const listed = await app.call('POST', '/api/availability', { body: { trainerId: trainer.userId, dayOfWeek: 1 } });
    expect(listed.json()).toEqual([{ start_time: '09:00', end_time: '17:00' }]);
    const sunday = await app.call('POST', '/api/availability', { body: { trainerId: trainer.userId, dayOfWeek: 0 } });
    expect(sunday.json()).toEqual([]);
  });

  test('a booked call is stored, told, and its time no longer offered', async () => {
    const before = await slots();
    expect(before).toContain('2026-11-23T16:00:00.000Z');
    const response = await book({ notes: 'I want to run a marathon', timeZone: 'Europe/Madrid' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      trainer_id: trainer.userId,
      client_id: visitor.userId,
      date: '2026-11-23',
      start_time: '10:00',
      duration: 60,
      notes: 'I want to run a marathon',
      start: '2026-11-23T16:00:00.000Z',
      status: 'confirmed',
    });
    expect(await slots()).toEqual(before.filter((slot) => slot !== '2026-11-23T16:00:00.000Z'));
    const taken = await app.call('POST', '/api/appointments', {
      body: { trainerId: trainer.userId, date: '2026-11-23' },
    });
    expect(taken.statusCode).toBe(200);
    expect(taken.json()).toEqual([{ start_time: '10:00' }]);
    const list = await app.call('GET', '/api/appointments/me', { token: trainer.token });
    expect(list.json()).toMatchObject([
      {
        start: '2026-11-23T16:00:00.000Z',
        status: 'confirmed',
        name: 'Ana Ruiz',
        email: 'ana@example.test',
        source: 'landing',
        channel: null,
        calendar: { kind: 'own', state: 'in-step', problem: null },
        outcome: null,
      },
    ]);
  });

  test('who is not signed in is told so', async () => {
    const response = await app.call('POST', '/api/appointments', { body: body() });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ message: 'You must be logged in to book an appointment' });
  });

  test('nobody books in the name of somebody else', async () => {
    const response = await book({}, trainer.token);
    expect(response.statusCode).toBe(403);
  });

  test('the second who wants a time is refused, with others near it', async () => {
    await book();
    const response = await book();
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'slot_taken',
      message: 'That time is already taken. Please pick another one.',
      alternatives: ['2026-11-23T15:00:00.000Z', '2026-11-23T17:00:00.000Z', '2026-11-23T18:00:00.000Z'],
    });
  });

  test('a start whose wall time means another instant by now is refused with the new times', async () => {
    // 11:00 in Chicago.
    const shown = { start_time: '11:00', start: '2026-11-23T17:00:00.000Z' };
    for (const timeZone of [
      'Asia/Kolkata',
      'Pacific/Auckland',
      'America/New_York',
      'Etc/GMT+7',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'UTC',
    ]) {
      await app.call('PUT', '/api/users/me', { token: trainer.token, body: { timeZone } });
      const response = await book(shown);
      expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'times_changed' }]);
      expect(response.json<{ alternatives: string[] }>().alternatives.length).toBeGreaterThan(0);
    }
    expect((await app.call('GET', '/api/appointments/me', { token: trainer.token })).json()).toEqual([]);
    await app.call('PUT', '/api/users/me', { token: trainer.token, body: { timeZone: 'America/Chicago' } });
    expect((await book(shown)).json()).toMatchObject({ start: shown.start, start_time: '11:00' });
  });

  test('a zone under another name, or with the same clock that day, refuses nothing', async () => {
    const shown = { start_time: '11:00', start: '2026-11-23T17:00:00.000Z' };
    for (const timeZone of ['US/Central', 'America/Regina', 'America/Mexico_City', 'Etc/GMT+6']) {
      await app.database.delete(appointments);
      await app.call('PUT', '/api/users/me', { token: trainer.token, body: { timeZone } });
      expect([timeZone, (await book(shown)).json()]).toMatchObject([timeZone, { start: shown.start }]);
    }
  });

  test('a start that is another day, or no instant at all, beside its wall time is refused', async () => {
    const starts = ['2026-11-22T17:00:00.000Z', '2026-11-23T17:30:00.000Z', '2026-11-23T11:00:00.000Z'];
    for (const start of starts) {
      const response = await book({ start_time: '11:00', start });
      expect([start, response.statusCode, response.json()]).toMatchObject([start, 409, { code: 'times_changed' }]);
    }
    for (const start of ['soon', '2026-11-23', '2026-11-23T17:00:00'])
      expect([start, (await book({ start_time: '11:00', start })).statusCode]).toEqual([start, 400]);
    expect((await app.call('GET', '/api/appointments/me', { token: trainer.token })).json()).toEqual([]);
  });

  test.each([
    ['a past time', { date: '2026-11-20', start_time: '05:00' }, 'That time has passed'],
    ['less than an hour ahead', { date: '2026-11-20', start_time: '06:30' }, 'Please book at least 60 minutes ahead'],
    ['beyond the horizon', { date: '2027-03-01' }, 'Please book at most 60 days ahead'],
    ['outside the hours', { start_time: '17:00' }, 'No calls at this time'],
    ['between the hours', { start_time: '10:30' }, 'No calls at this time'],
    ['on a Sunday', { date: '2026-11-22' }, 'No calls at this time'],
    [
      'an hour that the clocks leave out',
      { date: '2027-03-14', start_time: '02:30' },
      'The clocks change that day, so this time doesn’t exist',
    ],
    ['a call of another length', { duration: 30 }, 'A call is 60 minutes long'],
  ])('%s is refused', async (_, more, message) => {
    const response = await book(more);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', message });
  });

  test('a trainer who does not exist has no hours and takes no calls', async () => {
    const id = '01a1fb00-fcbd-7a80-8dc4-e75d1767b98d';
    const listed = await app.call('POST', '/api/availability', { body: { trainerId: id, dayOfWeek: 1 } });
    expect(listed.statusCode).toBe(404);
    const wanted = bookingBody(id, visitor.userId);
    const refused = await app.call('POST', '/api/appointments', { token: visitor.token, body: wanted });
    expect(refused.statusCode).toBe(404);
  });

  test(`${crowd} want one time at once: one gets it, the others are refused clearly and told others`, async () => {
    const responses = await Promise.all(Array.from({ length: crowd }, () => book()));
    const booked = responses.filter(({ statusCode }) => statusCode === 201);
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect([booked.length, refused.length]).toEqual([1, crowd - 1]);
    for (const response of refused) {
      const { code, alternatives } = response.json<{ code: string; alternatives: string[] }>();
      expect(code).toBe('slot_taken');
      expect(alternatives).toHaveLength(3);
      expect(alternatives).not.toContain('2026-11-23T16:00:00.000Z');
    }
    const list = await app.call('GET', '/api/appointments/me', { token: trainer.token });
    expect(list.json()).toHaveLength(1);
  });

  describe('the coach', () => {
    const callId = async () => (await book()).json<{ _id: string }>()._id;
    const change = (id: string, what: string, given: object, token = trainer.token) =>
      app.call('POST', `/api/appointments/${id}/${what}`, { token, body: given });

    test('cancels a call, once or twice, and its time is free again', async () => {
      const id = await callId();
      expect((await change(id, 'cancel', {})).json()).toMatchObject({ status: 'cancelled' });
      expect((await change(id, 'cancel', {})).statusCode).toBe(200);
      expect(await slots()).toContain('2026-11-23T16:00:00.000Z');
      expect(app.happened).toEqual(['booked Ana Ruiz', 'cancelled Ana Ruiz']);
    });

    test('moves a call, and cannot move it onto another', async () => {
      const id = await callId();
      await book({ start_time: '11:00' });
      const refused = await change(id, 'move', { start: '2026-11-23T17:00:00.000Z' });
      expect(refused.statusCode).toBe(409);
      expect(refused.json<{ alternatives: string[] }>().alternatives).toContain('2026-11-23T15:00:00.000Z');
      const moved = await change(id, 'move', { start: '2026-11-24T15:00:00.000Z' });
      expect(moved.json()).toMatchObject({ start: '2026-11-24T15:00:00.000Z', status: 'confirmed' });
      expect(await slots()).toContain('2026-11-23T16:00:00.000Z');
      expect(app.happened.at(-1)).toBe('moved Ana Ruiz');
    });

    test('finds the calls to come among the calendar events', async () => {
      await book();
      const events = await app.call('GET', '/api/integrations/display/calendar/events', { token: trainer.token });
      expect(events.json()).toMatchObject({
        data: [{ title: 'Call with Ana Ruiz', start: '2026-11-23T16:00:00.000Z', calendar: 'own' }],
      });
    });

    test('alone reaches the calls', async () => {
      const id = await callId();
      for (const [what, given] of [
        ['cancel', {}],
        ['move', { start: '2026-11-24T15:00:00.000Z' }],
        ['outcome', { outcome: 'shown' }],
      ] as const) {
        expect((await change(id, what, given, visitor.token)).statusCode).toBe(404);
      }
      expect((await app.call('GET', '/api/appointments/me', { token: visitor.token })).json()).toEqual([]);
    });
  });

  describe('hours', () => {
    const replace = async (change: object) => {
      const current = await app.call('GET', '/api/availability/me', { token: trainer.token });
      return app.call('PUT', '/api/availability/me', {
        token: trainer.token,
        body: { ...current.json<object>(), ...change },
      });
    };

    test('are Monday to Friday, 9 to 17 o’clock, with an hour’s notice, until they are set', async () => {
      const own = await app.call('GET', '/api/availability/me', { token: visitor.token });
      expect(own.json()).toEqual({
        hours: [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, start_time: '09:00', end_time: '17:00' })),
        daysOff: [],
        usHolidaysOff: false,
        minimumNoticeMinutes: 60,
        horizonDays: 60,
        bufferMinutes: 0,
        timeZone: 'UTC',
      });
    });

    test('may be several ranges a day, with days off, notice, horizon and buffer; booked calls stay', async () => {
      await book();
      const saved = await replace({
        hours: [
          { dayOfWeek: 1, start_time: '18:00', end_time: '24:00' },
          { dayOfWeek: 1, start_time: '07:30', end_time: '10:00' },
        ],
        daysOff: ['2026-11-30'],
        bufferMinutes: 45,
        horizonDays: 14,
      });
      expect(saved.json<{ hours: { start_time: string }[] }>().hours[0]).toMatchObject({ start_time: '07:30' });
      // 8:30 would end at 9:30, less than 45 minutes before the call at 10.
      expect(await slots('2026-11-21', '2026-12-20')).toEqual(
        ['13:30', '00:00', '01:00', '02:00', '03:00', '04:00', '05:00'].map(
          (time, index) => `2026-11-${index === 0 ? 23 : 24}T${time}:00.000Z`,
        ),
      );
    });

    test('leave out US holidays where they are off, also when they are saved by who knows nothing of that', async () => {
      const week = ['2026-11-25', '2026-11-27'] as const;
      const days = async () => [...new Set((await slots(...week)).map((start) => start.slice(0, 10)))];
      await replace({});
      expect(await days()).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
      await replace({ usHolidaysOff: true });
      expect(await days()).toEqual(['2026-11-25', '2026-11-27']);
      expect((await replace({ usHolidaysOff: undefined })).json()).toMatchObject({ usHolidaysOff: true });
      expect(await days()).toEqual(['2026-11-25', '2026-11-27']);
    });

    test.each([
      [
        'ends before it begins',
        { hours: [{ dayOfWeek: 1, start_time: '10:00', end_time: '09:00' }] },
        'The end must be after the start',
      ],
      [
        'overlaps another',
        {
          hours: [
            { dayOfWeek: 1, start_time: '09:00', end_time: '12:00' },
            { dayOfWeek: 1, start_time: '11:00', end_time: '13:00' },
          ],
        },
        'These hours overlap others on the same day',
      ],
      ['is in a zone that does not exist', { timeZone: 'Mars/Olympus' }, 'We don’t know this time zone'],
    ])('a range that %s is refused', async (_, change, message) => {
      const response = await replace(change);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message });
    });
  });
});
