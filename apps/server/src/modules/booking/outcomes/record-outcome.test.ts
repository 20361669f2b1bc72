import { bookingRoutes, offerRoutes, type ApiClient, type RecordOutcome } from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestClock } from '../../../platform/clock.ts';
import { addMember } from '../../../test/add-member.ts';
import { bookInChat } from '../../../test/book-in-chat.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { appointments } from '../booking.tables.ts';

const won = { kind: 'won', amount: 120_000, currency: 'USD' } as const;

describe('the outcome of a call', () => {
  const clock = createTestClock('2026-11-20T12:00:00Z');
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let setter: ApiClient;
  let callId: string;
  let chatId: string;
  let offerId: string;
  beforeAll(async () => {
    spotter = await startSpotter({ quietMs: 0, clock });
    coach = await spotter.addCoach();
    setter = (await addMember(spotter, coach, 'setter')).client;
    spotter.writes('SHRED');
    await spotter.settled();
    chatId = (await spotter.chat(coach))._id;
    callId = await bookInChat(spotter, chatId, clock.now());
    await expect(mark({ outcome: 'shown', result: won })).rejects.toMatchObject({ code: 'invalid_input' });
    const startsAt = new Date('2026-11-18T16:00:00Z');
    const endsAt = new Date('2026-11-18T17:00:00Z');
    await spotter.connection.database.update(appointments).set({ startsAt, endsAt }).where(eq(appointments.id, callId));
    const offer = {
      name: 'Busy Strong',
      price: null,
      terms: '',
      link: null,
      forWhom: '',
      validUntil: null,
      active: true,
    };
    offerId = (await coach.client.call(offerRoutes.create, { body: offer }))._id;
  });
  beforeEach(() => mark({ outcome: null }));
  afterAll(() => spotter.close());

  function mark(body: RecordOutcome, by: ApiClient = coach.client) {
    return by.call(bookingRoutes.recordOutcome, { params: { id: callId }, body });
  }

  test('says what was won, with the offer, which keeps its name when it is deleted', async () => {
    const marked = await mark({ outcome: 'shown', result: { ...won, offerId } }, setter);
    expect(marked).toMatchObject({
      outcome: 'shown',
      result: { ...won, offer: { _id: offerId, name: 'Busy Strong' } },
      outcomeBy: { at: clock.now().toISOString() },
    });
    expect(marked.outcomeBy?.name).toBeTruthy();
    await coach.client.call(offerRoutes.remove, { params: { id: offerId } });
    const [listed] = await coach.client.call(bookingRoutes.listCalls, { query: { chatId } });
    expect(listed?.result).toEqual({ ...won, offer: { _id: null, name: 'Busy Strong' } });
  });

  test('says why it was lost, or when to follow up, and a plain mark leaves that as it is', async () => {
    expect((await mark({ outcome: 'shown', result: { kind: 'lost', reason: 'price' } })).result).toEqual({
      kind: 'lost',
      reason: 'price',
    });
    const on = '2026-12-01';
    await mark({ outcome: 'shown', result: { kind: 'follow-up', on } });
    expect((await mark({ outcome: 'shown' })).result).toEqual({ kind: 'follow-up', on });
    expect((await mark({ outcome: 'shown', result: null })).result).toBeNull();
    await mark({ outcome: 'shown', result: won });
    expect(await mark({ outcome: 'no-show' })).toMatchObject({ outcome: 'no-show', result: null });
    expect(await mark({ outcome: null })).toMatchObject({ outcome: null, result: null });
  });

  test('that two people change is told to the second, who sees the first one’s', async () => {
    const { outcomeVersion: version } = await mark({ outcome: null });
    const first = await mark({ outcome: 'shown', result: won, version }, setter);
    expect(first.outcomeVersion).toBe(version + 1);
    const second = mark({ outcome: 'no-show', version });
    await expect(second).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/marked this call as won, \$1,200 meanwhile/),
    });
    // The same once more changes nothing.
    expect((await mark({ outcome: 'shown', result: won, version: first.outcomeVersion })).outcomeVersion).toBe(
      first.outcomeVersion,
    );
    expect(await mark({ outcome: null, version: first.outcomeVersion })).toMatchObject({ outcome: null, result: null });
  });

  test.each([
    [{ ...won, amount: 0 }],
    [{ ...won, amount: -500 }],
    [{ ...won, amount: 9.5 }],
    [{ ...won, currency: 'usd' }],
    [{ ...won, currency: 'XYZ' }],
    [{ ...won, offerId: 'unknown' }],
    [{ ...won, offerId: crypto.randomUUID() }],
    [{ kind: 'lost', reason: 'whatever' }],
    [{ kind: 'follow-up', on: '2026-11-17' }],
    [{ kind: 'follow-up', on: '2036-01-01' }],
  ])('is refused with %j', async (result) => {
    const path = `${spotter.origin}/api/appointments/${callId}/outcome`;
    const headers = { authorization: `Bearer ${coach.token}`, 'content-type': 'application/json' };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ outcome: 'shown', result }) });
    expect([400, 404]).toContain(response.status);
    expect(await mark({ outcome: null })).toMatchObject({ outcome: null });
  });

  test('has no result without a guest, and is nobody else’s', async () => {
    await expect(mark({ outcome: 'no-show', result: won })).rejects.toMatchObject({ code: 'invalid_input' });
    const stranger = await spotter.signUp();
    await expect(mark({ outcome: 'shown' }, stranger.client)).rejects.toMatchObject({ code: 'not_found' });
    expect(await stranger.client.call(bookingRoutes.listCalls, { query: { chatId } })).toEqual([]);
    const viewer = await addMember(spotter, coach, 'viewer');
    const { client } = viewer;
    await expect(mark({ outcome: 'shown' }, client)).rejects.toMatchObject({ code: 'role_forbidden' });
  });
});
