import type { ManagedCall } from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBooking, bookingBody, type BookingUnderTest } from '../booking.test-support.ts';
import { appointments } from '../booking.tables.ts';
import { addLead, type LeadUnderTest } from '../lead.test-support.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Monday, 9:00 in Chicago. */
const monday = '2026-11-23T15:00:00.000Z';
const tuesday = '2026-11-24T15:00:00.000Z';

describe('the manage link of a call', () => {
  let app: BookingUnderTest;
  let trainer: { token: string; userId: string };
  let lead: LeadUnderTest;
  beforeAll(async () => {
    app = await startBooking();
  });
  beforeEach(async () => {
    await app.startAfresh();
    trainer = await app.addTrainer();
    lead = await addLead(app, trainer.userId);
  });
  afterAll(() => app.close());

  /** Books a call in the lead's chat. Returns its id and the token of the link that the guest got by email. */
  async function bookAndRead(start = monday): Promise<{ id: string; token: string }> {
    const id = await lead.books(start);
    await app.work();
    return { id, token: tokenIn(app.mails.findLast(({ to }) => to === 'maya@example.test')!.text) };
  }
  const tokenIn = (text: string) => /\/call\/([\w-]+)/.exec(text)![1]!;
  const check = (token: string) => app.call('GET', `/api/booking/call/${token}`);
  const seen = async (token: string) => (await check(token)).json<ManagedCall>();
  const move = (token: string, start: string, timeZone?: string) =>
    app.call('POST', `/api/booking/call/${token}/move`, { body: { start, timeZone } });
  const cancel = (token: string, reason?: string) =>
    app.call('POST', `/api/booking/call/${token}/cancel`, { body: { reason } });
  const stored = async (id: string) =>
    (await app.database.select().from(appointments).where(eq(appointments.id, id)))[0]!;

  test('shows the call to whoever has it, without signing in, and nothing of the guest’s address or notes', async () => {
    const { token } = await bookAndRead();
    const response = await check(token);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      state: 'booked',
      language: 'en',
      start: monday,
      timeZone: 'America/New_York',
      title: 'Call: Maya Torres and Ana Ruiz',
      coach: { firstName: 'Ana', lastName: 'Ruiz', timeZone: 'America/Chicago' },
      place: null,
    });
    expect(response.body).not.toContain('maya@example.test');
  });

  test('offers the open times of the coach’s calendar, those of the call itself left out, and no others’', async () => {
    const { token } = await bookAndRead();
    const taken = await addLead(app, trainer.userId);
    await taken.books('2026-11-23T16:00:00.000Z');
    const response = await app.call('GET', `/api/booking/call/${token}/slots?from=2026-11-23&to=2026-11-23`);
    const starts = response.json<string[]>();
    expect(starts).toContain('2026-11-23T17:00:00.000Z');
    expect(starts).not.toContain(monday);
    expect(starts).not.toContain('2026-11-23T16:00:00.000Z');
    const tooMuch = await app.call('GET', `/api/booking/call/${token}/slots?from=2026-11-23&to=2027-06-23`);
    expect(tooMuch.statusCode).toBe(400);
  });

  test('moves the call: both sides are mailed, the agent knows it, and nothing more is said in the chat', async () => {
    const { id, token } = await bookAndRead();
    app.mails.length = 0;
    const response = await move(token, tuesday, 'America/Los_Angeles');
    expect(response.json()).toMatchObject({ state: 'booked', start: tuesday, timeZone: 'America/Los_Angeles' });
    await app.pass(5 * 60_000);
    expect(app.mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()).toEqual([
      'dana@example.test: Call rescheduled: Maya Torres',
      'maya@example.test: Your call with Ana has a new time',
    ]);
    expect(app.mails.find(({ to }) => to === 'maya@example.test')?.text).toContain('7:00 AM (Pacific Time)');
    expect(app.sentTexts).toEqual([]);
    expect(app.happened).toContain('moved Maya Torres');
    expect(await app.booking.chatCalls.ofChat(lead.chatId)).toMatchObject([
      { appointmentId: id, start: new Date(tuesday) },
    ]);
    // The same link stays valid.
    expect((await move(token, monday)).json()).toMatchObject({ state: 'booked', start: monday });
  });

  test('does not move it onto a time that somebody else has; others are offered', async () => {
    const { id, token } = await bookAndRead();
    const other = await addLead(app, trainer.userId);
    await other.books(tuesday);
    const response = await move(token, tuesday);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'slot_taken' });
    expect(response.json<{ alternatives: string[] }>().alternatives.length).toBeGreaterThan(0);
    expect((await stored(id)).startsAt.toISOString()).toBe(monday);
  });

  test('does not move it outside of the coach’s hours', async () => {
    const { id, token } = await bookAndRead();
    const response = await move(token, '2026-11-28T15:00:00.000Z');
    expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'times_changed' }]);
    expect((await stored(id)).startsAt.toISOString()).toBe(monday);
  });

  test('does not move it onto a time that the coach’s new time zone no longer has; the new ones are named', async () => {
    const { id, token } = await bookAndRead();
    await app.call('PUT', '/api/users/me', { token: trainer.token, body: { timeZone: 'Asia/Kolkata' } });
    const response = await move(token, tuesday);
    expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'times_changed' }]);
    const [first] = response.json<{ alternatives: string[] }>().alternatives;
    expect((await stored(id)).startsAt.toISOString()).toBe(monday);
    expect((await move(token, first!)).json()).toMatchObject({ state: 'booked', start: first });
  });

  test('does not move it by a time of a zone that is half an hour, or a day, beside it', async () => {
    const { id, token } = await bookAndRead();
    for (const timeZone of ['Asia/Kathmandu', 'Australia/Eucla', 'Pacific/Kiritimati', 'Pacific/Niue']) {
      await app.call('PUT', '/api/users/me', { token: trainer.token, body: { timeZone } });
      const response = await move(token, tuesday);
      expect([timeZone, response.statusCode, response.json()]).toMatchObject([
        timeZone,
        409,
        { code: 'times_changed' },
      ]);
      expect(response.json<{ alternatives: string[] }>().alternatives).not.toContain(tuesday);
      expect((await stored(id)).startsAt.toISOString()).toBe(monday);
    }
  });

  test('cancels the call once; the coach reads why, and the guest is not told their own words', async () => {
    const { token } = await bookAndRead();
    app.mails.length = 0;
    const response = await cancel(token, 'My son is ill');
    expect(response.json()).toMatchObject({
      state: 'cancelled',
      cancelledBy: 'guest',
      cancellationReason: 'My son is ill',
    });
    expect((await cancel(token)).json()).toMatchObject({ state: 'cancelled', cancellationReason: 'My son is ill' });
    await app.pass(5 * 60_000);
    const mailTo = (address: string) => app.mails.filter(({ to }) => to === address).map(({ text }) => text);
    expect(mailTo('dana@example.test')).toEqual([expect.stringContaining('Maya Torres says: “My son is ill”')]);
    expect(mailTo('maya@example.test')).toEqual([expect.not.stringContaining('My son is ill')]);
    expect(app.sentTexts).toEqual([]);
    const calls = await app.call('GET', '/api/appointments/me', { token: trainer.token });
    expect(calls.json()).toMatchObject([{ status: 'cancelled', guestReason: 'My son is ill' }]);
  });

  test('that was used to cancel shows so, and moves nothing any more', async () => {
    const { id, token } = await bookAndRead();
    await cancel(token);
    expect(await seen(token)).toMatchObject({ state: 'cancelled' });
    expect((await move(token, tuesday)).statusCode).toBe(409);
    expect(await app.call('GET', `/api/booking/call/${token}/slots?from=2026-11-23&to=2026-11-24`)).toMatchObject({
      body: '[]',
    });
    expect((await app.call('GET', `/api/booking/call/${token}/calendar.ics`)).statusCode).toBe(409);
    expect(await stored(id)).toMatchObject({ status: 'cancelled', startsAt: new Date(monday) });
  });

  test('changes nothing once the call has begun, and ends a month after it', async () => {
    const { id, token } = await bookAndRead();
    app.clock.advance(new Date(monday).getTime() + hour / 2 - app.clock.now().getTime());
    expect(await seen(token)).toMatchObject({ state: 'begun' });
    expect((await move(token, tuesday)).statusCode).toBe(409);
    expect((await cancel(token)).statusCode).toBe(409);
    app.clock.advance(hour);
    expect(await seen(token)).toMatchObject({ state: 'past' });
    app.clock.advance(31 * day);
    expect(await check(token)).toMatchObject({ statusCode: 410 });
    expect((await cancel(token)).json()).toMatchObject({ code: 'link_ended' });
    expect(await stored(id)).toMatchObject({ status: 'confirmed' });
  });

  test('is of no use for another call, nor when a letter of it is changed, cut off or added', async () => {
    const { token } = await bookAndRead();
    const other = await addLead(app, trainer.userId);
    const otherId = await other.books(tuesday);
    const foreign = tokenIn(
      (await app.booking.chatCalls.ofChat(other.chatId)).find((call) => call.appointmentId === otherId)!.manageUrl!,
    );
    const wrong = [
      foreign.slice(0, 22) + token.slice(22),
      token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A'),
      token.slice(0, -1),
      `${token}A`,
      'x',
      '..%2Fslots',
      otherId,
    ];
    for (const one of wrong) {
      for (const response of [await check(one), await move(one, '2026-11-25T15:00:00.000Z'), await cancel(one)]) {
        expect(response.statusCode, one).toBe(404);
      }
    }
    expect((await check(`%00${token.slice(3)}`)).statusCode).toBe(400);
    expect(await seen(token)).toMatchObject({ state: 'booked' });
    expect(await stored(otherId)).toMatchObject({ status: 'confirmed', startsAt: new Date(tuesday) });
  });

  test('leads nowhere once the coach’s account is deleted', async () => {
    const { token } = await bookAndRead();
    await app.call('DELETE', '/api/users/me', { token: trainer.token, body: { password: 'correct horse' } });
    expect((await check(token)).statusCode).toBe(404);
  });

  test('is not tried out endlessly from one address', async () => {
    const { token } = await bookAndRead();
    for (let tries = 0; tries < 30; tries += 1) await cancel(token);
    const response = await cancel(token);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBeDefined();
    expect((await check(token)).statusCode).toBe(200);
    for (let tries = 0; tries < 300; tries += 1) await check('wrong');
    expect((await check(token)).statusCode).toBe(429);
  });

  test('gives the call as a file for a calendar, with the link in it and nobody invited', async () => {
    const { id, token } = await bookAndRead();
    const response = await app.call('GET', `/api/booking/call/${token}/calendar.ics`);
    expect(response.headers['content-type']).toContain('text/calendar');
    expect(response.headers['content-disposition']).toBe('attachment; filename="call.ics"');
    const event = response.body.replace(/\r\n[ \t]/g, '');
    expect(event).toMatch(/^METHOD:PUBLISH\r$/m);
    expect(event).toContain(`UID:${id}@spotter`);
    expect(event).toContain('DTSTART:20261123T150000Z');
    expect(event).toContain(`/call/${token}`);
    expect(event).not.toContain('ATTENDEE');
  });

  test('of a call that a signed-in user booked stands on their own page, where they can cancel it', async () => {
    const visitor = await app.signUp('omar@example.test');
    const body = bookingBody(trainer.userId, visitor.userId, { date: '2026-11-24', start_time: '10:00' });
    const booked = await app.call('POST', '/api/appointments', { token: visitor.token, body });
    const { _id: id } = booked.json<{ _id: string }>();
    const list = await app.call('GET', '/api/appointments/booked', { token: visitor.token });
    expect(list.json()).toMatchObject([
      { _id: id, start: '2026-11-24T16:00:00.000Z', status: 'confirmed', coach: { firstName: 'Ana' } },
    ]);
    expect(await seen(tokenIn(list.body))).toMatchObject({ start: '2026-11-24T16:00:00.000Z' });
    const path = `/api/appointments/booked/${id}/cancel`;
    expect((await app.call('POST', path, { token: trainer.token, body: {} })).statusCode).toBe(404);
    const canceled = await app.call('POST', path, { token: visitor.token, body: { reason: 'Not now' } });
    expect(canceled.json()).toMatchObject({ status: 'cancelled' });
    const calls = await app.call('GET', '/api/appointments/me', { token: trainer.token });
    expect(calls.json()).toMatchObject([{ status: 'cancelled', guestReason: 'Not now' }]);
    expect((await app.call('GET', '/api/appointments/booked', { token: trainer.token })).json()).toEqual([]);
  });
});
