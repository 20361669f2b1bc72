import { and, eq } from 'drizzle-orm';
import { botRoutes, chatRoutes } from '@spotter/contract';
import { createMailboxSimulator } from '@spotter/simulators/mailbox/mailbox-simulator';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createShiftedClock } from '../../../test/shifted-clock.ts';
import { account, startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { chats, messages } from '../chats.tables.ts';

const hourMs = 3_600_000;

describe('what the coach does about a message that did not go out as it should', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let people = 0;
  const clock = createShiftedClock();
  const mailbox = createMailboxSimulator();

  beforeAll(async () => {
    spotter = await startSpotter({
      quietMs: 0,
      clock,
      environment: { SMTP_URL: await mailbox.listen(), PROVIDER_TIMEOUT_MS: '10000' },
    });
    coach = await spotter.addCoach();
  });
  afterAll(async () => {
    await spotter.close();
    await mailbox.close();
  });
  beforeEach(() => spotter.instagram.clearFaults());

  const database = () => spotter.connection.database;

  /** An answer of the agent that the platform refused. */
  async function failed() {
    people += 1;
    const contactId = `99900000000000${String(people).padStart(2, '0')}`;
    spotter.instagram.addContact(account.id, { id: contactId, username: `lead.${people}`, name: null });
    spotter.instagram.setFaults({ failNext: { code: 551, times: 1 } });
    spotter.writes('SHRED', contactId);
    const message = await spotter.until('the failure', async () => {
      const [row] = await database()
        .select({ message: messages })
        .from(messages)
        .innerJoin(chats, eq(chats.id, messages.chatId))
        .where(and(eq(chats.contactId, contactId), eq(messages.author, 'agent'), eq(messages.status, 'failed')));
      return row?.message;
    });
    const ofMessage = { params: { id: message.chatId, messageId: message.id } };
    return { contactId, message, ofMessage };
  }

  test('a failed message is sent again once, and counts as done by hand', async () => {
    const { contactId, ofMessage } = await failed();
    expect(await coach.client.call(chatRoutes.retryMessage, ofMessage)).toMatchObject({
      status: 'sent',
      failure: null,
    });
    await expect(coach.client.call(chatRoutes.retryMessage, ofMessage)).rejects.toMatchObject({ status: 409 });
    await spotter.settled();
    expect(spotter.answers(contactId)).toHaveLength(1);
    const [row] = await database().select().from(messages).where(eq(messages.id, ofMessage.params.messageId));
    expect(row!.sentByHandAt).not.toBeNull();
  });

  test('a second failure is told at once and is not tried again without the coach', async () => {
    const { contactId, ofMessage } = await failed();
    spotter.instagram.setFaults({ failNext: { code: 2, http: 400, times: 1 } });
    await expect(coach.client.call(chatRoutes.retryMessage, ofMessage)).rejects.toMatchObject({
      status: 502,
      code: 'provider_down',
    });
    clock.putForward(10 * 60_000);
    await spotter.services.worker.idle();
    expect(spotter.answers(contactId)).toEqual([]);
  });

  test('what the agent wrote is not sent any more once the 24 hours are over', async () => {
    const { ofMessage } = await failed();
    clock.putForward(24 * hourMs);
    await expect(coach.client.call(chatRoutes.retryMessage, ofMessage)).rejects.toMatchObject({
      status: 502,
      code: 'outside_window',
    });
  });

  test.each([
    ['sent', 'sent', null],
    ['not-sent', 'failed', 'We couldn’t reach the platform.'],
  ] as const)('an unconfirmed message is settled by the coach’s word: %s', async (outcome, status, failure) => {
    const { message, ofMessage } = await failed();
    await database().update(messages).set({ status: 'unconfirmed', failure: null }).where(eq(messages.id, message.id));
    const call = { ...ofMessage, body: { outcome } };
    expect(await coach.client.call(chatRoutes.settleMessage, call)).toMatchObject({ status, failure });
    await expect(coach.client.call(chatRoutes.settleMessage, call)).rejects.toMatchObject({ status: 409 });
  });

  test('the echo that comes after the coach’s word shows the message once, and takes nothing over', async () => {
    const { contactId, message, ofMessage } = await failed();
    await database().update(messages).set({ status: 'unconfirmed', failure: null }).where(eq(messages.id, message.id));
    await coach.client.call(chatRoutes.settleMessage, { ...ofMessage, body: { outcome: 'sent' } });
    const mid = spotter.instagram.importMessage(account.id, contactId, {
      from: 'business',
      text: message.text,
      at: message.attemptedAt!,
    });
    const echo = {
      sender: { id: account.id },
      recipient: { id: contactId },
      timestamp: message.attemptedAt!.getTime(),
      message: { mid, text: message.text, is_echo: true },
    };
    const entry = { id: account.id, time: clock.now().getTime(), messaging: [echo] };
    spotter.instagram.sendRaw({ object: 'instagram', entry: [entry] });
    await spotter.settled();
    const chat = await spotter.chat(coach, contactId);
    expect(chat.chatEnabled).toBe(true);
    expect(chat.history.map(({ author }) => author)).toEqual(['contact', 'agent']);
  });

  test('every part of a long message of the coach’s that was refused says why', async () => {
    const { contactId } = await failed();
    spotter.instagram.setFaults({ failNext: { code: 551, times: 1 } });
    const message = 'Your week in detail, so that you can print it out. '.repeat(30).trim();
    const body = { senderId: contactId, credentialId: coach.credentialId, message };
    await expect(coach.client.call(botRoutes.sendMessage, { params: { id: coach.botId }, body })).rejects.toMatchObject(
      {
        status: 502,
        code: 'contact_unavailable',
      },
    );
    const parts = (await spotter.chat(coach, contactId)).history.filter(({ author }) => author === 'coach');
    expect(parts).toHaveLength(2);
    for (const part of parts) {
      expect(part).toMatchObject({
        status: 'failed',
        failure: 'They can’t get messages from you right now.',
      });
    }
  });

  test('a message that names a connection other than the account’s goes nowhere and takes nothing over', async () => {
    people += 1;
    const contactId = `99900000000000${String(people).padStart(2, '0')}`;
    spotter.instagram.addContact(account.id, { id: contactId, username: `lead.${people}`, name: null });
    spotter.writes('SHRED', contactId);
    await spotter.settled();
    const before = spotter.answers(contactId);
    for (const credentialId of [coach.botId, '01900000-0000-7000-8000-000000000000', 'made-up']) {
      const body = { senderId: contactId, credentialId, message: 'Dana here!' };
      await expect(
        coach.client.call(botRoutes.sendMessage, { params: { id: coach.botId }, body }),
      ).rejects.toMatchObject({ status: 404, code: 'not_found' });
    }
    await spotter.settled();
    expect(spotter.answers(contactId)).toEqual(before);
    expect((await spotter.chat(coach, contactId)).takenOver).toBeNull();
  });

  test('an account that the platform restricts is told to its owner, and tried again by itself', async () => {
    people += 1;
    const contactId = `99900000000000${String(people).padStart(2, '0')}`;
    spotter.instagram.addContact(account.id, { id: contactId, username: `lead.${people}`, name: null });
    spotter.instagram.setFaults({ failNext: { code: 368, times: 1 } });
    spotter.writes('SHRED', contactId);
    const refused = await spotter.until('the refusal', async () => {
      const chat = await spotter.findChat(coach, contactId);
      return chat?.history.at(-1)?.status === 'waiting' && chat.history.at(-1);
    });
    expect(refused.failure).toBe('The platform isn’t letting this account send messages right now.');
    const letter = await spotter.until('the letter', () =>
      mailbox.control.mails().find(({ subject }) => subject === 'coach.dana can’t send messages right now'),
    );
    expect(letter.text).toContain('Spotter holds your messages and tries again on its own.');
    expect(spotter.answers(contactId)).toEqual([]);
    // A leap in time ends the leases of what still runs.
    await spotter.services.worker.idle();
    await spotter.until('the answer', async () => {
      clock.putForward(80 * 60_000);
      await spotter.services.worker.idle();
      return spotter.answers(contactId).length === 1;
    });
    const letters = mailbox.control.mails().filter(({ subject }) => subject === letter.subject);
    expect(letters).toHaveLength(1);
  });
});
