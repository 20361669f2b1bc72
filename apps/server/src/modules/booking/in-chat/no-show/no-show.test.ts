import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chats, decisions, messages } from '../../../chats/chats.tables.ts';
import { startBooking, type BookingUnderTest } from '../../booking.test-support.ts';
import { addLead, type LeadUnderTest } from '../../lead.test-support.ts';

const minute = 60_000;
const hour = 60 * minute;
const ten = '2026-11-23T16:00:00.000Z';
const zone = 'America/New_York';

describe('a lead who did not come to a call', () => {
  let app: BookingUnderTest;
  let trainer: { token: string; userId: string };
  let lead: LeadUnderTest;
  let callId: string;
  beforeAll(async () => {
    app = await startBooking({ keepsLedger: true });
  });
  afterAll(() => app.close());
  /**
   * A call on Monday at 11:00 in the lead's zone, before which they wrote; half an hour after its start it is
   * marked as missed.
   */
  beforeEach(async () => {
    await app.startAfresh();
    trainer = await app.addTrainer();
    lead = await addLead(app, trainer.userId);
    callId = await lead.books(ten, zone);
    app.clock.advance(new Date(ten).getTime() - app.clock.now().getTime() - hour / 2);
    await lead.writes('see you soon');
    // The reminder of an hour before runs after the call has begun, too late to be sent.
    await app.pass(hour);
    await lead.receives();
    app.sentTexts.length = 0;
    await mark('no-show');
  });

  const mark = (outcome: string) =>
    app.call('POST', `/api/appointments/${callId}/outcome`, { token: trainer.token, body: { outcome } });
  const texts = () => app.sentTexts.map(({ text }) => text);
  /** Returns why the agent did or did not write to the chat unasked. */
  const reasons = async () => {
    const rows = await app.database.select().from(decisions).where(eq(decisions.chatId, lead.chatId));
    return rows
      .filter(({ record }) => String(record['unasked']).startsWith('no-show'))
      .map(({ kind, reason }) => `${kind} ${reason}`);
  };
  async function hearsFirst() {
    await app.pass(3 * minute);
    await lead.receives();
  }

  test('is offered times that are open then, at the hour that suited them, in their own zone', async () => {
    await hearsFirst();
    expect(texts()).toEqual([
      'Sorry we missed each other on the call. No worries at all! I have Tuesday Nov 24 at 11 AM, ' +
        'Wednesday Nov 25 at 11 AM or Thursday Nov 26 at 11 AM (Eastern Time) open. ' +
        'Would one of these suit you?',
    ]);
  });

  test('can tap one of the times, and the message says why it was sent', async () => {
    await hearsFirst();
    const [message] = await app.database.select().from(messages).where(eq(messages.text, texts()[0]!));
    const [decision] = await app.database.select().from(decisions).where(eq(decisions.id, message!.decisionId!));
    expect(decision).toMatchObject({ kind: 'reply', reason: 'no-show', record: { appointmentId: callId } });
    expect(message!.quickReplies!.map(({ title }) => title)).toEqual([
      'Tue 11 AM',
      'Wed 11 AM',
      'Thu 11 AM',
      'Other times',
    ]);
    expect(await app.booking.chatCalls.proposals.findNewest(lead.chatId)).toMatchObject({
      kind: 'offer',
      action: 'book',
      state: 'live',
      messageId: message!.id,
      zone,
      slots: [new Date('2026-11-24T16:00:00Z'), new Date('2026-11-25T16:00:00Z'), new Date('2026-11-26T16:00:00Z')],
    });
  });

  test('is not offered what somebody else has', async () => {
    const other = await addLead(app, trainer.userId);
    await other.books('2026-11-24T16:00:00.000Z');
    await hearsFirst();
    expect(texts()[0]).toContain('I have Wednesday Nov 25 at 11 AM, Thursday Nov 26 at 11 AM or Friday');
  });

  test('is written to once more on the next day before the window closes, and never again', async () => {
    await hearsFirst();
    // The window closes on Tuesday at 10:30 in the lead's zone.
    await app.pass(22 * hour, hour);
    expect(texts()).toHaveLength(1);
    await app.pass(hour, 10 * minute);
    expect(texts()).toHaveLength(2);
    expect(texts()[1]).toBe(
      'I do not want to push you, so this is my last message about the call. I have Wednesday Nov 25 at 11 AM ' +
        'or Thursday Nov 26 at 11 AM (Eastern Time) open. Would one of these suit you?',
    );
    await lead.receives();
    await mark('shown');
    await mark('no-show');
    await app.pass(3 * 24 * hour, 6 * hour);
    expect(texts()).toHaveLength(2);
    expect(await reasons()).toEqual(['reply no-show', 'reply no-show-again']);
  });

  test.each([
    ['they answered', () => lead.writes('sorry, my train was late')],
    ['the coach wrote by hand', () => lead.writes('all good?', 'coach')],
    ['they have another call', () => lead.books('2026-11-25T16:00:00.000Z')],
    ['the coach had pressed the wrong mark', () => mark('shown')],
  ])('is not written to again when %s', async (_, happens) => {
    await hearsFirst();
    await happens();
    await lead.receives();
    app.sentTexts.length = 0;
    await app.pass(24 * hour, 30 * minute);
    expect(texts()).toEqual([]);
  });

  test.each([
    ['has opted out', { optedOutAt: new Date('2026-11-23T16:35:00Z') }, 'opted-out'],
    ['has been taken over', { autorepliesEnabled: false, offReason: 'takeover' as const }, 'taken-over'],
    ['is switched off', { autorepliesEnabled: false, offReason: 'coach-toggle' as const }, 'chat-disabled'],
  ])('is not written to again in a chat that %s, and it is recorded why', async (_, change, why) => {
    await hearsFirst();
    await lead.changes(change);
    await app.pass(24 * hour, 30 * minute);
    expect(texts()).toHaveLength(1);
    expect(await reasons()).toEqual(['reply no-show', `stay-silent ${why}`]);
  });

  test('is told by mail alone where the window is closed already', async () => {
    await app.database.update(chats).set({ lastInboundAt: new Date('2026-11-22T16:00:00Z') });
    app.mails.length = 0;
    await app.pass(48 * hour, hour);
    expect(texts()).toEqual([]);
    expect(app.mails.map(({ subject }) => subject)).toEqual(['Sorry we missed you']);
    expect(await reasons()).toEqual(['stay-silent window-closed']);
  });
});
