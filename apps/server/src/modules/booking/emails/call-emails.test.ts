import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { Access } from '../../../platform/access.ts';
import { bots } from '../../bots/bots.tables.ts';
import { chats, messages } from '../../chats/chats.tables.ts';
import { startBooking, bookingBody, type BookingUnderTest } from '../booking.test-support.ts';
import { appointments } from '../booking.tables.ts';
import type { ProactiveOutcome } from '../../chats/sending/proactive-message.ts';

const hour = 3_600_000;

describe('letters about a call', () => {
  let app: BookingUnderTest;
  let trainer: { token: string; userId: string; access: Access };
  let visitor: { token: string; userId: string; access: Access };
  let inChat: ProactiveOutcome['kind'];
  beforeAll(async () => {
    app = await startBooking({ outcomeInChat: () => inChat });
  });
  beforeEach(async () => {
    inChat = 'queued';
    await app.startAfresh();
    trainer = await app.addTrainer();
    visitor = await app.signUp('ana@example.test');
  });
  afterAll(() => app.close());

  async function book(more: Parameters<typeof bookingBody>[2] = {}): Promise<string> {
    const body = bookingBody(trainer.userId, visitor.userId, { timeZone: 'Europe/Madrid', ...more });
    const response = await app.call('POST', '/api/appointments', { token: visitor.token, body });
    return response.json<{ _id: string }>()._id;
  }
  const change = (id: string, what: string, given: object) =>
    app.call('POST', `/api/appointments/${id}/${what}`, { token: trainer.token, body: given });
  const sent = () => app.mails.map(({ to, subject }) => `${to}: ${subject}`);

  /** Makes the call one that a lead booked in a chat. */
  async function moveIntoChat(callId: string): Promise<string> {
    const [account, chatId] = [newId(), newId()];
    const now = app.clock.now();
    const credentialId = await app.connectAccount(trainer.userId);
    await app.database.insert(bots).values({
      id: account,
      workspaceId: trainer.access.workspaceId,
      credentialId,
      channel: 'instagram',
      accountId: account,
      name: 'coach.dana',
      createdAt: now,
    });
    await app.database.insert(chats).values({
      id: chatId,
      workspaceId: trainer.access.workspaceId,
      botId: account,
      contactId: '1234567890123457',
      createdAt: now,
    });
    await app.database.update(appointments).set({ chatId, language: 'es' }).where(eq(appointments.id, callId));
    return chatId;
  }

  test('a booked call is told to both sides, each in their own zone, with an invitation', async () => {
    await book({ notes: 'My knee is fine again' });
    await app.work();
    expect(sent().toSorted()).toEqual([
      'ana@example.test: Your call with Ana is booked',
      'dana@example.test: New call: Ana Ruiz',
    ]);
    const guest = app.mails.find(({ to }) => to === 'ana@example.test')!;
    expect(guest.text).toContain('Monday, November 23 at 5:00 PM (Central European Time)');
    expect(guest.replyTo?.address).toBe('dana@example.test');
    expect(guest.invitation?.method).toBe('REQUEST');
    const event = guest.invitation!.content.replace(/\r\n[ \t]/g, '');
    expect(event).toMatch(/^METHOD:REQUEST\r$/m);
    expect(event).toMatch(/^SEQUENCE:0\r$/m);
    expect(event).toMatch(/^UID:[0-9a-f-]{36}@spotter\r$/m);
    expect(event).toMatch(/^DTSTART:20261123T160000Z\r$/m);
    expect(event).toMatch(/^DTEND:20261123T170000Z\r$/m);
    expect(event).toMatch(/^ATTENDEE;.*ana@example\.test\r$/im);
    const coach = app.mails.find(({ to }) => to === 'dana@example.test')!;
    expect(coach.text).toContain('Monday, November 23 at 10:00 AM (Central Time)');
    expect(coach.text).toContain('My knee is fine again');
  });

  test('a move and the end are told under the same event, with rising sequence; what was overtaken is not sent', async () => {
    const id = await book();
    await change(id, 'move', { start: '2026-11-24T15:00:00.000Z' });
    await app.work();
    expect(sent().toSorted()).toEqual([
      'ana@example.test: Your call with Ana has a new time',
      'dana@example.test: Call rescheduled: Ana Ruiz',
    ]);
    expect(app.mails[0]?.invitation?.content).toContain('SEQUENCE:1');
    app.mails.length = 0;
    await change(id, 'cancel', {});
    await app.work();
    expect(sent().toSorted()).toEqual([
      'ana@example.test: Your call with Ana is canceled',
      'dana@example.test: Call canceled: Ana Ruiz',
    ]);
    const { invitation } = app.mails[0]!;
    expect(invitation?.method).toBe('CANCEL');
    expect(invitation?.content).toContain('SEQUENCE:2');
    expect(invitation?.content).toContain('STATUS:CANCELLED');
    await app.work();
    expect(app.mails).toHaveLength(2);
  });

  test('the guest is reminded a day and an hour before, once each', async () => {
    await book();
    await app.work();
    app.mails.length = 0;
    await app.pass(2 * 24 * hour + 3 * hour, hour);
    expect(sent()).toEqual([]);
    await app.pass(hour);
    expect(sent()).toEqual(['ana@example.test: Tomorrow: your call with Ana']);
    await app.pass(24 * hour, hour);
    expect(sent()).toEqual([
      'ana@example.test: Tomorrow: your call with Ana',
      'ana@example.test: In an hour: your call with Ana',
    ]);
  });

  test('a call that was moved or is off has lost its old reminders', async () => {
    const moved = await book();
    const off = await book({ start_time: '11:00' });
    await change(moved, 'move', { start: '2026-11-26T15:00:00.000Z' });
    await change(off, 'cancel', {});
    await app.work();
    app.mails.length = 0;
    await app.pass(4 * 24 * hour, 6 * hour);
    expect(sent()).toEqual([]);
    await app.pass(3 * 24 * hour, 2 * hour);
    expect(sent()).toEqual([
      'ana@example.test: Tomorrow: your call with Ana',
      'ana@example.test: In an hour: your call with Ana',
    ]);
  });

  test('a lead is reminded in the chat while its window is open, else by mail', async () => {
    const id = await book();
    const chatId = await moveIntoChat(id);
    await app.work();
    app.mails.length = 0;
    await app.pass(2 * 24 * hour + 4 * hour);
    expect(app.sentTexts).toEqual([{ chatId, text: expect.stringContaining('lunes, 23 de noviembre, a las 17:00') }]);
    inChat = 'silent';
    await app.pass(24 * hour, hour);
    expect(app.sentTexts).toHaveLength(1);
    expect(sent()).toEqual(['ana@example.test: En una hora: tu llamada con Ana']);
  });

  test('a reminder does not break into a conversation', async () => {
    const id = await book();
    await moveIntoChat(id);
    await app.work();
    inChat = 'later';
    await app.pass(2 * 24 * hour + 4 * hour);
    expect(app.sentTexts).toEqual([]);
    inChat = 'queued';
    await app.pass(60_000);
    expect(app.sentTexts).toHaveLength(1);
  });

  describe('to somebody who did not come', () => {
    async function missCall(): Promise<{ id: string; chatId: string }> {
      const id = await book();
      const chatId = await moveIntoChat(id);
      await app.pass(3 * 24 * hour + 6 * hour, 12 * hour);
      app.sentTexts.length = 0;
      app.mails.length = 0;
      await change(id, 'outcome', { outcome: 'no-show' });
      return { id, chatId };
    }

    test('are one kind message in the chat, however often it is marked', async () => {
      const { id } = await missCall();
      await app.pass(5 * 60_000);
      expect(app.sentTexts.map(({ text }) => text)).toEqual([
        expect.stringMatching(/^Siento que no coincidiéramos en la llamada. ¡No pasa nada! Tengo libre el /),
      ]);
      await change(id, 'outcome', { outcome: 'no-show' });
      await app.pass(hour);
      expect(app.sentTexts).toHaveLength(1);
    });

    test('are none when they have written since', async () => {
      const { chatId } = await missCall();
      const now = app.clock.now();
      const [chat] = await app.database.select().from(chats).where(eq(chats.id, chatId));
      await app.database.insert(messages).values({
        id: newId(),
        chatId,
        botId: chat!.botId,
        author: 'contact',
        text: 'so sorry, my train was late',
        sentAt: now,
        receivedAt: now,
        status: 'received',
      });
      await app.pass(hour);
      expect(app.sentTexts).toEqual([]);
      expect(sent()).toEqual([]);
    });

    test('are none when the coach had pressed the wrong mark', async () => {
      const { id } = await missCall();
      await change(id, 'outcome', { outcome: 'shown' });
      await app.pass(hour);
      expect(app.sentTexts).toEqual([]);
    });

    test('go by mail where the chat is closed', async () => {
      await missCall();
      inChat = 'silent';
      await app.pass(hour);
      expect(sent()).toEqual(['ana@example.test: Sentimos no haberte visto']);
    });
  });

  describe('when an account is deleted', () => {
    const leave = ({ token }: { token: string }) =>
      app.call('DELETE', '/api/users/me', { token, body: { password: 'correct horse' } });

    test('the coach’s guests hear that their calls are off', async () => {
      await book();
      await app.work();
      app.mails.length = 0;
      expect((await leave(trainer)).statusCode).toBe(200);
      await app.work();
      expect(sent()).toEqual(['ana@example.test: Your call with Ana is canceled']);
      expect(app.mails[0]?.invitation?.method).toBe('CANCEL');
      expect(await app.database.select().from(appointments)).toEqual([]);
    });

    test('the guest’s calls to come are cancelled, and nothing of the guest is kept', async () => {
      await book({ notes: 'My knee is fine again' });
      await app.work();
      app.mails.length = 0;
      expect((await leave(visitor)).statusCode).toBe(200);
      await app.work();
      const [row] = await app.database.select().from(appointments);
      expect(row).toMatchObject({ status: 'cancelled', clientId: null, guestEmail: null, notes: null });
      expect(JSON.stringify(row)).not.toContain('Ruiz');
      expect(sent()).toEqual(['dana@example.test: Call canceled: A former user']);
    });
  });
});
