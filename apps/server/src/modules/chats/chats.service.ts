import type { Chat, ChatFilter, ChatStage, Fact, Lost, Page } from '@spotter/contract';
import { endsByKeyword } from '@spotter/domain/autoreply';
import type { z } from 'zod';
import type { Connection } from '../../database/connect.ts';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import { AppError } from '../../http/app-error.ts';
import { readPauseEnd } from '../../http/input/pause-end.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { type Sections, writeSections } from '../users/index.ts';
import type { Access } from '../../platform/access.ts';
import { chatChanged } from './chat-changed.ts';
import { findChatPage, listChatsOfBot, type Asked, type PageAsked } from './inbox/chat-pages.ts';
import { adoptChat } from './assignees/assignees.repository.ts';
import { handBack, isClosing, switchOff } from './chat-switch.ts';
import { isUnfinished, loadChatState, type BriefChat, type ChatRow, type ChatState } from './chat-state.ts';
import { abortWaiting } from './chat-switch.repository.ts';
import { deleteChat, findChat, findOwnRow, markChatRead, updateChat } from './chats.repository.ts';
import { setAsideOf } from './inbox/set-aside.repository.ts';
import { createChangeDescriptions, type ChangeDescription } from './inbox/describe-changes.ts';
import { contactSections } from './chats.export.ts';
import { keepOptOut, type HashContact } from './contacts/kept-opt-outs.ts';
import { lockChat } from './intake/lock-chats.repository.ts';
import { takeHandleOff } from './never-list/never-list.service.ts';
import type { CoachSend } from './sending/coach-send.ts';
import type { OwnChats } from './chat-access.ts';
import { isByHand } from './sending/send-outcome.ts';

const contactExports = { name: 'contact-export', tries: 60, windowMs: 3_600_000 };

type Options = {
  connection: Connection;
  clock: Clock;
  ownChats: OwnChats;
  sendManually: CoachSend;
  /** Asks the agent to look at chats, within the transaction. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
  hashContact: HashContact;
  rateLimiter: RateLimiter;
  /** What higher modules store about a chat is deleted with it, and is part of the contact's file. */
  onRemoving(tx: Database, chatId: string): Promise<void>;
  sectionsOf(chatId: string): Sections;
  onRemoved(tx: Database, access: Access): Promise<void>;
  /** Called when the coach looks at the chat. */
  onSeen(tx: Database, access: Access, chatId: string): Promise<void>;
};

type Stage = z.infer<typeof ChatStage>;

/** What a coach changes of a chat. */
type ChatChange = Asked<{
  /** The stage that the chat has to be in. */
  from: Stage;
  stage: Stage;
  lost: Lost;
  chatEnabled: boolean;
  neverAutoreply: boolean;
  spam: boolean;
  facts: Fact[];
}>;

/** Everything a coach can do with chats. Every call is scoped to the user: a chat of another user does not exist. */
export function createChatsService(options: Options) {
  const { clock, ownChats } = options;
  const { database } = options.connection;
  const describe = createChangeDescriptions(database, ownChats);
  const reading = { database, clock, ownChats };

  return {
    find: (access: Access, chatId: string, query: PageAsked): Promise<Page<Chat>> =>
      findChatPage(reading, access, chatId, query),

    listForBot: (access: Access, botId: string, query: PageAsked & Asked<ChatFilter>): Promise<Page<Chat[]>> =>
      listChatsOfBot(reading, access, botId, query),

    async update(access: Access, chatId: string, change: ChatChange): Promise<Chat> {
      await changeDetails(options, access, chatId, change);
      return change.chatEnabled === undefined
        ? ownChats.present(access, chatId)
        : changeSwitch(options, access, chatId, change.chatEnabled);
    },

    setEnabled: (access: Access, chatId: string, enabled: boolean, note?: string): Promise<Chat> =>
      changeSwitch(options, access, chatId, enabled, note),

    /** Keeps the agent silent in a chat until an instant; null ends that. */
    async pause(access: Access, chatId: string, until: string | null): Promise<Chat> {
      const { chat } = await ownChats.get(access, chatId);
      const now = clock.now();
      const pausedUntil = readPauseEnd(until, now);
      await inTransaction(database, async (tx) => {
        await updateChat(tx, access, chatId, { pausedUntil });
        await options.requestConsideration(tx, [chatId], now);
        sendSignals(tx, [chatChanged(chat, { overtakes: true })]);
      });
      return ownChats.present(access, chatId);
    },

    /** Marks all messages of the chat as read by the coach. */
    async markRead(access: Access, chatId: string): Promise<Chat> {
      const { chat } = await ownChats.get(access, chatId);
      await inTransaction(database, async (tx) => {
        await options.onSeen(tx, access, chatId);
        if (chat.unread === 0) return;
        await markChatRead(tx, access, chatId);
        sendSignals(tx, [chatChanged(chat)]);
      });
      return ownChats.present(access, chatId);
    },

    async remove(access: Access, chatId: string): Promise<void> {
      const { chat } = await ownChats.get(access, chatId);
      await inTransaction(database, async (tx) => {
        await lockChat(tx, chatId);
        await removeChat(tx, options, access, chatId);
        // A deleted chat has nothing to tell: the screens of others read the lists again.
        sendSignals(tx, [{ kind: 'account-changed', botIds: [chat.botId] }]);
      });
    },

    /**
     * Exports everything about the contact of a chat, for a contact who asks for their data: a JSON file, streamed
     * as it is read.
     */
    async exportContact(access: Access, chatId: string): Promise<AsyncIterable<string>> {
      await ownChats.get(access, chatId);
      await options.rateLimiter.take(contactExports, access.userId);
      return writeSections({ ...contactSections(database, chatId), ...options.sectionsOf(chatId) });
    },

    /** Returns whether the user may follow the chat live. */
    async mayFollow(access: Access, chatId: string): Promise<boolean> {
      return isId(chatId) && (await findChat(database, access, chatId)) !== null;
    },

    /** Returns the event for the followers of a chat when it changed. Null when it is gone. */
    describeChange: (chatId: string, messageIds: string[]): Promise<ChangeDescription | null> =>
      describe({ chatId, messageIds }),

    sendManually: options.sendManually,
  };
}

export type ChatsService = ReturnType<typeof createChatsService>;

/** Deletes a chat, but not a wish to be left alone. */
export async function removeChat(
  tx: Database,
  options: Pick<Options, 'hashContact' | 'onRemoving' | 'onRemoved'>,
  access: Access,
  chatId: string,
): Promise<void> {
  await keepOptOut(tx, chatId, options.hashContact);
  await options.onRemoving(tx, chatId);
  await deleteChat(tx, access, chatId);
  await options.onRemoved(tx, access);
}

async function changeDetails(
  { connection, ownChats, clock, requestConsideration }: Options,
  access: Access,
  chatId: string,
  { from, stage, lost, facts, neverAutoreply, spam }: ChatChange,
): Promise<void> {
  const { chat } = await ownChats.get(access, chatId);
  if ([stage, lost, facts, neverAutoreply, spam].every((changed) => changed === undefined)) return;
  if (lost !== undefined && (stage ?? chat.stage) !== 'lost') throw notLost();
  const now = clock.now();
  await inTransaction(connection.database, async (tx) => {
    const current = from === undefined ? chat : await lockInStage(tx, access, chatId, from);
    const dropped = spam === true ? await abortWaiting(tx, chatId, 'marked-spam') : { abortedMessageIds: [] };
    await updateChat(tx, access, chatId, {
      ...(spam === undefined
        ? {}
        : spam
          ? { spam: 'marked', notSpamAt: null, pendingReplyAt: null }
          : { spam: null, notSpamAt: now }),
      ...(facts === undefined ? {} : { facts: lastOfEachName(facts) }),
      ...(neverAutoreply === undefined
        ? {}
        : { neverAutoreply, neverAutoreplyAt: neverAutoreply ? (chat.neverAutoreplyAt ?? now) : null }),
      ...(stage === undefined ? {} : stageChange(current, stage, now)),
      ...(lost === undefined ? {} : { lostReason: lost.reason, lostNote: lost.note || null }),
    });
    if (neverAutoreply === false) await takeHandleOff(tx, access, chat.username);
    // The contact's zone and stage decide what is said unasked, and when.
    await requestConsideration(tx, [chatId], now);
    const overtakes = neverAutoreply === true || spam === true;
    sendSignals(tx, [chatChanged(chat, { changed: dropped.abortedMessageIds, overtakes })]);
  });
}

/** Locks a chat and returns it as it is now. Throws conflict where someone has moved it meanwhile. */
async function lockInStage(tx: Database, access: Access, chatId: string, stage: Stage): Promise<ChatRow> {
  await lockChat(tx, chatId);
  const chat = await findOwnRow(tx, access, chatId);
  if (chat?.stage === stage) return chat;
  throw new AppError('conflict', 'Someone has moved this lead in the meantime, so it stayed where it is now.');
}

/**
 * Returns what changes of a chat when the coach sets its stage. They set or remove the mark of a hand-over, so
 * its reason no longer counts; who takes that back before anything was said gets the reason back.
 */
export function stageChange(chat: BriefChat, stage: Stage, now: Date) {
  if (stage === chat.stage) return {};
  const { setAside, lastActivityAt } = chat;
  if (stage !== 'needs_you')
    return {
      stage,
      handOverReason: null,
      handedOverAt: null,
      ...(chat.stage === 'needs_you' ? { setAside: setAsideOf(chat) } : {}),
      ...(stage === 'lost' ? { lostReason: 'other' as const, lostNote: null } : {}),
    };
  const isSame = setAside?.stage === 'needs_you' && setAside.lastActivityAt === (lastActivityAt?.toISOString() ?? null);
  return {
    stage,
    handOverReason: isSame ? setAside.handOverReason : null,
    handedOverAt: isSame && setAside.handedOverAt !== null ? new Date(setAside.handedOverAt) : now,
  };
}

function notLost(): AppError {
  const message = 'Only a lost lead has a reason. Set the stage to lost with it.';
  return new AppError('invalid_input', message, [{ path: 'lost', message }]);
}

async function changeSwitch(
  options: Options,
  access: Access,
  chatId: string,
  enabled: boolean,
  note?: string,
): Promise<Chat> {
  const { ownChats } = options;
  await ownChats.get(access, chatId);
  await inTransaction(options.connection.database, async (tx) => {
    const state = await loadChatState(tx, chatId, { lock: true });
    if (state === null) return;
    const isSame = state.chat.autorepliesEnabled === enabled;
    if (isSame && (enabled ? note === undefined : !mayStillSpeak(state))) return;
    await setSwitch(tx, options, access, state.chat, { enabled, note: note ?? null });
    if (!enabled) await adoptChat(tx, access, chatId);
  });
  return ownChats.present(access, chatId);
}

/** Lets the agent into a locked chat, or switches it off there. */
export async function setSwitch(
  tx: Database,
  { clock, onSeen, requestConsideration }: Pick<Options, 'clock' | 'onSeen' | 'requestConsideration'>,
  access: Access,
  chat: Pick<BriefChat, 'id' | 'botId'>,
  { enabled, note }: { enabled: boolean; note: string | null },
): Promise<void> {
  const now = clock.now();
  await onSeen(tx, access, chat.id);
  const effect = enabled ? await handBack(tx, chat.id, now, note === '' ? null : note) : await switchOff(tx, chat.id);
  await requestConsideration(tx, [chat.id], now);
  sendSignals(tx, [chatChanged(chat, { changed: effect.abortedMessageIds, overtakes: true })]);
}

/**
 * Returns whether the agent may still speak in a chat that is off: the contact's words may bring it back, or its
 * parting words are on their way.
 */
function mayStillSpeak({ chat, messages }: ChatState): boolean {
  if (isClosing(chat) && messages.some((message) => isUnfinished(message) && !isByHand(message))) return true;
  return endsByKeyword(chat.offReason) && messages.findLast(({ aborted }) => !aborted)?.author === 'contact';
}

function lastOfEachName(facts: Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [fact.name, fact])).values()];
}
