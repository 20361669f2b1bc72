import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSpotter, type SpotterUnderTest } from '../../../../test/spotter-under-test.ts';
import { messages } from '../../chats.tables.ts';
import { findOwnSend } from './match-echo.ts';

let spotter: SpotterUnderTest;
beforeAll(async () => {
  spotter = await startSpotter({ quietMs: 0 });
  await spotter.addCoach();
});
afterAll(() => spotter.close());

test('an echo is ours, too, when the send was recorded while the echo was being taken up', async () => {
  spotter.writes('SHRED');
  const { database } = spotter.connection;
  const sent = await spotter.until('the answer', async () => {
    const [row] = await database
      .select()
      .from(messages)
      .where(and(eq(messages.author, 'agent'), isNotNull(messages.providerId)));
    return row;
  });
  const echo = {
    kind: 'echo' as const,
    accountId: '',
    contactId: '',
    at: sent.sentAt,
    // Platforms may return other words.
    text: 'Hi',
    attachments: [],
    context: null,
    appId: null,
    metadata: null,
    isSelf: false,
    standby: false,
  };
  expect(await findOwnSend(database, sent.chatId, { ...echo, messageId: sent.providerId! })).toMatchObject({
    id: sent.id,
    status: 'sent',
  });
  expect(await findOwnSend(database, sent.chatId, { ...echo, messageId: 'of somebody else' })).toBeUndefined();
});

test.each(['waiting', 'failed'] as const)(
  'an echo with our own mark is of the message that it marks, though it is %s',
  async (status) => {
    const { database } = spotter.connection;
    const [sent] = await database.select().from(messages).where(eq(messages.author, 'agent'));
    await database.update(messages).set({ status, providerId: null }).where(eq(messages.id, sent!.id));
    const echo = {
      kind: 'echo' as const,
      accountId: '',
      contactId: '',
      at: sent!.sentAt,
      text: 'Hi',
      attachments: [],
      context: null,
      appId: '1',
      isSelf: false,
      standby: false,
      messageId: 'm_1',
    };
    expect(await findOwnSend(database, sent!.chatId, { ...echo, metadata: sent!.id })).toMatchObject({ id: sent!.id });
    expect(await findOwnSend(database, sent!.chatId, { ...echo, metadata: 'of somebody else' })).toBeUndefined();
  },
);
