import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, type Database } from '../../../database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { agents } from '../../agents/agents.tables.ts';
import { bots } from '../../bots/bots.tables.ts';
import { createAnswerClaims } from '../../chats/answers/claim-answers.ts';
import { loadChatState, type ChatState } from '../../chats/chat-state.ts';
import { chats, decisions, messages } from '../../chats/chats.tables.ts';
import { storeProfiles } from '../../chats/contacts/contact-profiles.repository.ts';
import { lockChat } from '../../chats/intake/lock-chats.repository.ts';
import { setWebhooksSeen } from '../../bots/bots.repository.ts';
import { sendPauses } from '../../bots/send-pauses.tables.ts';
import { claimAnswerIfUnchanged } from './claim-answer.ts';
import type { StoredRecord } from '../record/decision-record.ts';

describe('an answer that is claimed on what was seen before it was composed', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let state: ChatState;
  let people = 0;

  beforeAll(async () => {
    spotter = await startSpotter();
    coach = await spotter.addCoach();
  });
  afterAll(() => spotter.close());
  beforeEach(async () => {
    await database().delete(chats);
    await database().delete(sendPauses);
    state = await openChat();
  });

  const database = () => spotter.connection.database;

  async function openChat(): Promise<ChatState> {
    people += 1;
    const chatId = newId();
    const { botId, access } = coach;
    await database()
      .insert(chats)
      .values({
        id: chatId,
        workspaceId: access.workspaceId,
        botId,
        contactId: `seen-${people}`,
        createdAt: new Date(),
      });
    await write(database(), chatId);
    return (await loadChatState(database(), chatId))!;
  }

  async function write(to: Database, chatId: string) {
    const now = new Date();
    await to.insert(messages).values({
      id: newId(),
      chatId,
      botId: coach.botId,
      author: 'contact',
      text: 'SHRED',
      sentAt: now,
      receivedAt: now,
      status: 'received',
    });
  }

  function claim(seen = state, claiming = createAnswerClaims(database()), text = 'Hi!') {
    const to = seen.messages.map(({ id }) => id);
    const effects = { facts: [], stage: null, handOver: null, judgement: null, end: null };
    const answer = {
      text,
      effects,
      proposal: null,
      limit: { unit: 'characters' as const, max: 1000 },
      record: {} as StoredRecord,
      isOvertaken: false,
    };
    return claimAnswerIfUnchanged(
      { database: database(), claim: claiming },
      seen,
      { kind: 'reply', to, because: 'trigger-keyword', keyword: 'SHRED' },
      answer,
      new Date(),
    );
  }

  async function stored() {
    const { id } = state.chat;
    const answers = await database().select().from(messages).where(eq(messages.turn, state.messages[0]!.id));
    const decided = await database().select().from(decisions).where(eq(decisions.chatId, id));
    const [chat] = await database().select().from(chats).where(eq(chats.id, id));
    return { answers: answers.length, decisions: decided.length, engaged: chat!.engagedAt !== null };
  }

  test('stands in the ledger with its decision while nothing has changed, once', async () => {
    expect(await claim()).toMatchObject([{ text: 'Hi!', status: 'sending', chatId: state.chat.id }]);
    expect(await stored()).toEqual({ answers: 1, decisions: 1, engaged: true });
    expect(await claim()).toBeNull();
    expect(await stored()).toEqual({ answers: 1, decisions: 1, engaged: true });
  });

  const changes: [what: string, change: (tx: Database) => Promise<unknown>][] = [
    ['the contact has written again', (tx) => write(tx, state.chat.id)],
    [
      'the contact has changed a message',
      (tx) => tx.update(messages).set({ text: 'no' }).where(eq(messages.id, state.messages[0]!.id)),
    ],
    [
      'the coach has switched the chat off',
      (tx) => tx.update(chats).set({ autorepliesEnabled: false }).where(eq(chats.id, state.chat.id)),
    ],
    [
      'the coach has switched the account off and on',
      async (tx) => {
        await tx.update(bots).set({ enabled: false }).where(eq(bots.id, coach.botId));
        await tx.update(bots).set({ enabled: true }).where(eq(bots.id, coach.botId));
      },
    ],
    [
      'the coach has changed the agent',
      (tx) =>
        tx.update(agents).set({ instructions: 'Be short.' }).where(eq(agents.workspaceId, coach.access.workspaceId)),
    ],
    [
      'the platform gives trouble',
      (tx) => tx.insert(sendPauses).values({ botId: coach.botId, because: 'provider-down', troubles: 1 }),
    ],
  ];

  test.each(changes)('is not claimed when %s', async (_, change) => {
    await change(database());
    expect(await claim()).toBeNull();
    expect(await stored()).toEqual({ answers: 0, decisions: 0, engaged: false });
  });

  test("is claimed when the contact's profile has come meanwhile, which is kept", async () => {
    const chatId = state.chat.id;
    const profile = { username: 'mia', name: 'Mia', pictureUrl: null };
    await storeProfiles(database(), [{ chatId, profile }], new Date());
    expect(await claim()).toMatchObject([{ text: 'Hi!' }]);
    const [chat] = await database().select().from(chats).where(eq(chats.id, chatId));
    expect(chat).toMatchObject({ username: 'mia', name: 'Mia' });
  });

  test('is claimed when webhooks of the account have come meanwhile, whenever it was last noted', async () => {
    for (const minute of [1, 2]) await setWebhooksSeen(database(), [coach.botId], new Date(minute * 60_000));
    expect(await claim()).toMatchObject([{ text: 'Hi!' }]);
  });

  test('is not claimed when the account was changed before webhooks came', async () => {
    await database().update(bots).set({ pausedUntil: new Date() }).where(eq(bots.id, coach.botId));
    await setWebhooksSeen(database(), [coach.botId], new Date());
    expect(await claim()).toBeNull();
    expect(await stored()).toEqual({ answers: 0, decisions: 0, engaged: false });
  });

  test('is not claimed when the chat was changed before the profile came', async () => {
    const chatId = state.chat.id;
    await database().update(chats).set({ neverAutoreply: true }).where(eq(chats.id, chatId));
    await storeProfiles(database(), [{ chatId, profile: null }], new Date());
    expect(await claim()).toBeNull();
    state = (await loadChatState(database(), chatId))!;
    await storeProfiles(database(), [{ chatId, profile: null }], new Date());
    await database().update(chats).set({ neverAutoreply: false }).where(eq(chats.id, chatId));
    expect(await claim()).toBeNull();
    expect(await stored()).toEqual({ answers: 0, decisions: 0, engaged: false });
  });

  test('waits for whoever is changing the chat, and is not claimed then', async () => {
    const claimed = await inTransaction(database(), async (tx) => {
      await lockChat(tx, state.chat.id);
      const waiting = claim();
      await write(tx, state.chat.id);
      return { waiting };
    });
    expect(await claimed.waiting).toBeNull();
    expect(await stored()).toEqual({ answers: 0, decisions: 0, engaged: false });
  });

  test("waits for whoever is storing the contact's profile, and is claimed then", async () => {
    const chatId = state.chat.id;
    const claimed = await inTransaction(database(), async (tx) => {
      await storeProfiles(tx, [{ chatId, profile: { username: 'mia', name: 'Mia', pictureUrl: null } }], new Date());
      return { waiting: claim() };
    });
    expect(await claimed.waiting).toMatchObject([{ text: 'Hi!' }]);
    const [chat] = await database().select().from(chats).where(eq(chats.id, chatId));
    expect(chat).toMatchObject({ username: 'mia', engagedKeyword: 'SHRED' });
  });

  describe('together with others', () => {
    test('is claimed with its own words, in its own chat', async () => {
      const claiming = createAnswerClaims(database());
      const others = [await openChat(), await openChat()];
      const claimed = await Promise.all(
        [state, ...others].map((seen, nth) => claim(seen, claiming, `Answer ${nth}. ${'More words. '.repeat(90)}`)),
      );
      for (const [nth, seen] of [state, ...others].entries()) {
        const { id } = seen.chat;
        expect(claimed[nth]).toMatchObject([
          { chatId: id, part: 0, status: 'sending' },
          { chatId: id, part: 1, status: 'waiting' },
        ]);
        const present = (await loadChatState(database(), id))!;
        expect(present.messages.slice(1).map(({ text }) => text)).toEqual(claimed[nth]!.map(({ text }) => text));
        expect(present.messages[1]!.text).toContain(`Answer ${nth}.`);
        expect(present.chat).toMatchObject({ stage: 'engaged', answersSincePerson: 1 });
      }
    });

    test('is claimed when another chat has changed, or another answer cannot be stored', async () => {
      const claiming = createAnswerClaims(database());
      const [changed, unstorable] = [await openChat(), await openChat()];
      await write(database(), changed.chat.id);
      const [own, overtaken, failed] = await Promise.allSettled([
        claim(state, claiming),
        claim(changed, claiming),
        claim(unstorable, claiming, 'Hi\0!'),
      ]);
      expect(own).toMatchObject({ status: 'fulfilled', value: [{ text: 'Hi!', chatId: state.chat.id }] });
      expect(overtaken).toEqual({ status: 'fulfilled', value: null });
      expect(failed.status).toBe('rejected');
      expect(await stored()).toEqual({ answers: 1, decisions: 1, engaged: true });
    });

    test('does not wait for whoever is changing the chat of another', async () => {
      const claiming = createAnswerClaims(database());
      const held = await openChat();
      const others = await inTransaction(database(), async (tx) => {
        await lockChat(tx, held.chat.id);
        const own = claim(state, claiming);
        const waiting = claim(held, claiming);
        // The embedded database has one session, for which all wait.
        if (spotter.connection.shared) await own;
        return { waiting };
      });
      expect(await others.waiting).toMatchObject([{ chatId: held.chat.id }]);
      expect(await stored()).toEqual({ answers: 1, decisions: 1, engaged: true });
    });
  });
});
