import { agentRoutes, triggerRoutes } from '@spotter/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction, type Database } from '../../../database/database.ts';
import { newId } from '../../../platform/ids.ts';
import { startSpotter, type Coach, type SpotterUnderTest } from '../../../test/spotter-under-test.ts';
import { createAnswerClaims } from '../../chats/answers/claim-answers.ts';
import { loadChatState, type ChatState } from '../../chats/chat-state.ts';
import { chats, decisions, messages } from '../../chats/chats.tables.ts';
import { markChatRead, updateChat } from '../../chats/chats.repository.ts';
import { handBack, putOnList, switchOff, takeOver } from '../../chats/chat-switch.ts';
import {
  noteCallInChat,
  noteDecision,
  recordAbortedDraft,
  recordFailedAttempt,
  recordOutboundMessage,
  recordParting,
} from '../../chats/chat-writes.repository.ts';
import { noteOtherApp } from '../../chats/thread-owner/thread-owner.repository.ts';
import { storeProfiles } from '../../chats/contacts/contact-profiles.repository.ts';
import { markTakenCareOf } from '../../chats/inbox/set-aside.repository.ts';
import { recordSpoken } from '../../chats/intake/import-history.repository.ts';
import { lockChat } from '../../chats/intake/lock-chats.repository.ts';
import { type Activity, storeWithActivity } from '../../chats/intake/recording/chat-activity.repository.ts';
import { recordEdit } from '../../chats/intake/recording/message-edits.ts';
import { keepReferral } from '../../chats/intake/recording/recorded-chats.repository.ts';
import { engageChat, nameChat } from '../../chats/private-replies/private-replies.repository.ts';
import { noteCoachWrites, recordCanceled } from '../../chats/sending/ledger.repository.ts';
import { setStuck } from '../../chats/takeovers/stuck-chat.repository.ts';
import { setTaken } from '../../chats/takeovers/take-chat.repository.ts';
import { changeBot, linkBot, noteCaughtUp, setWebhooksSeen, unlinkChannel } from '../../bots/bots.repository.ts';
import { countTrouble, endPause, pauseAccount } from '../../bots/send-pauses.repository.ts';
import { sendPauses } from '../../bots/send-pauses.tables.ts';
import { claimAnswer } from './claim-answer.ts';
import type { StoredRecord } from '../record/decision-record.ts';

describe('an answer that is claimed at the version at which its chat was read', () => {
  let spotter: SpotterUnderTest;
  let coach: Coach;
  let state: ChatState;
  let people = 0;

  beforeAll(async () => {
    spotter = await startSpotter();
    coach = await spotter.addCoach();
    // Nothing but the test answers.
    await spotter.services.worker.stop();
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
    const at = new Date();
    const written = { lastInboundAt: at, lastActivityAt: at, unread: 1, awaitingSince: at };
    const activity: Activity = { ...written, coachWrote: false, answered: false, cameToUs: true, standbyAt: null };
    const message = { author: 'contact', text: 'SHRED', sentAt: at, receivedAt: at, status: 'received' } as const;
    const added = [{ ...message, id: newId(), chatId, botId: coach.botId, providerId: newId() }];
    await storeWithActivity(to, added, new Map([[chatId, activity]]));
  }

  function claim(seen = state, claiming = createAnswerClaims(database()), text = 'Hi!') {
    const to = seen.messages.map(({ id }) => id);
    const effects = {
      facts: [],
      stage: null,
      tags: [],
      clip: null,
      handOver: null,
      judgement: null,
      end: null,
      lost: null,
    };
    const answer = {
      text,
      effects,
      clip: null,
      proposal: null,
      replyTo: null,
      limit: { unit: 'characters' as const, max: 1000 },
      record: {} as StoredRecord,
      isOvertaken: false,
    };
    return claimAnswer(
      { database: database(), claim: claiming },
      seen,
      { kind: 'reply', to, because: 'trigger-keyword', keyword: 'SHRED' },
      answer,
      { now: new Date(), also: [] },
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

  const chatId = () => state.chat.id;
  const newest = () => state.messages.at(-1)!;
  const now = new Date();
  const recorded = { kind: 'wait', reason: 'quiet', keyword: null, messageId: null, at: now.toISOString() } as const;
  const pause = { because: 'provider-down' as const, troubles: 1, pausedAt: now, until: now };
  const outgoing = () => ({
    id: newId(),
    chatId: chatId(),
    botId: coach.botId,
    author: 'agent' as const,
    text: 'See you!',
    sentAt: now,
    receivedAt: now,
    status: 'waiting' as const,
  });
  const changes: [what: string, change: (tx: Database) => Promise<unknown>][] = [
    ['the contact has written again', (tx) => write(tx, chatId())],
    ['the contact has changed a message', (tx) => recordEdit(tx, newest().id, { text: 'no', number: 1 })],
    ['another app has the conversation', (tx) => noteOtherApp(tx, chatId(), { appId: null, at: now })],
    [
      'an ad has brought the contact',
      (tx) => keepReferral(tx, chatId(), { source: 'ADS', ref: null, type: null, adId: '1' }),
    ],
    ['older messages were imported', (tx) => recordSpoken(tx, chatId(), { newest: now, newestInbound: null })],
    ['the coach writes in the app', (tx) => takeOver(tx, chatId(), { at: now, via: 'app' })],
    ['the coach writes in the inbox', (tx) => noteCoachWrites(tx, chatId(), now)],
    ['the coach has taken the chat', (tx) => setTaken(tx, coach.access, chatId(), { at: now, silence: true })],
    ['the coach has switched the chat off', (tx) => switchOff(tx, chatId())],
    ['the coach has handed the chat back', (tx) => handBack(tx, chatId(), now)],
    ['the coach has paused the chat', (tx) => updateChat(tx, coach.access, chatId(), { pausedUntil: now })],
    ['the contact is on the never list', (tx) => updateChat(tx, coach.access, chatId(), { neverAutoreply: true })],
    ['the coach has taken care of the chat', (tx) => markTakenCareOf(tx, coach.access, chatId(), null)],
    [
      'the coach has canceled the answer',
      (tx) => recordCanceled(tx, chatId(), { turn: newest().id, lastDecision: { ...recorded } }),
    ],
    ['a follow-up was queued', (tx) => recordOutboundMessage(tx, outgoing())],
    [
      'the contact was told goodbye',
      (tx) => recordParting(tx, outgoing(), { recorded, effects: { optOut: 'confirmed' }, at: now }),
    ],
    [
      'the chat was handed over',
      (tx) => noteDecision(tx, chatId(), { recorded, pendingReplyAt: null, effects: { handOver: 'medical' }, at: now }),
    ],
    ['the agent is stuck in the chat', (tx) => setStuck(tx, chatId(), recorded, now)],
    ['the chat is on the list of the coach', (tx) => putOnList(tx, chatId(), 'went-quiet', now)],
    ['a call was booked', (tx) => noteCallInChat(tx, chatId(), true)],
    [
      'a comment was answered',
      (tx) => engageChat(tx, chatId(), { at: now, keyword: null, triggerId: null, postId: '1' }),
    ],
    ['a draft was dropped', (tx) => recordAbortedDraft(tx, chatId(), now)],
    [
      'a draft was refused',
      (tx) => recordFailedAttempt(tx, chatId(), { failedTurn: newest().id, failedAttempts: 1, refusedDrafts: [] }),
    ],
    [
      'the coach has switched the account off and on',
      async (tx) => {
        await changeBot(tx, coach.access, coach.botId, { enabled: false });
        await changeBot(tx, coach.access, coach.botId, { enabled: true });
      },
    ],
    [
      'another agent answers for the account',
      (tx) =>
        unlinkChannel(tx, coach.agentId, 'messenger').then(() =>
          linkBot(tx, coach.access, coach.agentId, { id: coach.botId, channel: 'instagram' }),
        ),
    ],
    ['the platform gives trouble', (tx) => countTrouble(tx, coach.botId, 'provider-down', () => pause)],
    ['the account is paused', (tx) => pauseAccount(tx, { ...pause, botId: coach.botId })],
    [
      'the platform answers again',
      async (tx) => {
        await tx.insert(sendPauses).values({ ...pause, botId: coach.botId });
        await endPause(tx, coach.botId);
      },
    ],
  ];

  test.each(changes)('is not claimed when %s', async (_, change) => {
    await inTransaction(database(), async (tx) => void (await change(tx)));
    expect(await claim()).toBeNull();
    expect(await stored()).toMatchObject({ answers: 0, decisions: 0 });
  });

  const agentChanges: [what: string, change: () => Promise<unknown>][] = [
    [
      'changed the agent',
      async () => {
        const params = { id: coach.agentId };
        const agent = await coach.client.call(agentRoutes.find, { params });
        await coach.client.call(agentRoutes.update, { params, body: { ...agent, name: 'Dana R.' } });
      },
    ],
    [
      'paused the agent',
      () =>
        coach.client.call(agentRoutes.pause, {
          params: { id: coach.agentId },
          body: { until: new Date(Date.now() + 60_000).toISOString() },
        }),
    ],
    [
      'changed the triggers of the agent',
      async () => {
        const params = { id: coach.agentId };
        const triggers = await coach.client.call(triggerRoutes.list, { params });
        const body = { ...triggers, newContactsOnly: true };
        await coach.client.call(triggerRoutes.replace, { params, body });
      },
    ],
    ['removed the agent', () => coach.client.call(agentRoutes.remove, { params: { id: coach.agentId } })],
  ];

  test.each(agentChanges)('is not claimed when the coach has %s', async (_, change) => {
    await change();
    expect(await claim()).toBeNull();
    expect(await stored()).toMatchObject({ answers: 0, decisions: 0 });
  });

  const notes: [what: string, note: (tx: Database) => Promise<unknown>][] = [
    ['the coach has read the chat', (tx) => markChatRead(tx, coach.access, chatId())],
    ['the name under a comment is known', (tx) => nameChat(tx, chatId(), 'Mia')],
    ['missed messages were fetched', (tx) => noteCaughtUp(tx, coach.botId, now, 0)],
  ];

  test.each(notes)('is claimed when %s meanwhile', async (_, note) => {
    await inTransaction(database(), async (tx) => void (await note(tx)));
    expect(await claim()).toMatchObject([{ text: 'Hi!' }]);
  });

  test("is claimed when the contact's profile has come meanwhile, which is kept", async () => {
    const profile = { username: 'mia', name: 'Mia', pictureUrl: null };
    await storeProfiles(database(), [{ chatId: chatId(), profile }], new Date());
    expect(await claim()).toMatchObject([{ text: 'Hi!' }]);
    const [chat] = await database().select().from(chats).where(eq(chats.id, chatId()));
    expect(chat).toMatchObject({ username: 'mia', name: 'Mia' });
  });

  test('is claimed when webhooks of the account have come meanwhile', async () => {
    await setWebhooksSeen(database(), [coach.botId], new Date());
    expect(await claim()).toMatchObject([{ text: 'Hi!' }]);
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
    const claimed = await inTransaction(database(), async (tx) => {
      await storeProfiles(
        tx,
        [{ chatId: chatId(), profile: { username: 'mia', name: 'Mia', pictureUrl: null } }],
        new Date(),
      );
      return { waiting: claim() };
    });
    expect(await claimed.waiting).toMatchObject([{ text: 'Hi!' }]);
    const [chat] = await database().select().from(chats).where(eq(chats.id, chatId()));
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
