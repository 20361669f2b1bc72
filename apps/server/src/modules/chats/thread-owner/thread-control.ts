import { type Chat, threadControlRoutes } from '@spotter/contract';
import type { ChannelThreads, ThreadOutcome } from '@spotter/providers/ports/channel-threads';
import type { ChannelAccount, ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { FastifyInstance } from 'fastify';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import { serve } from '../../../http/serve.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { askPlatform, findTokens, platformFailure } from '../../connections/index.ts';
import type { OwnChats } from '../chat-access.ts';
import { chatChanged } from '../chat-changed.ts';
import { loadChatState, type ChatState } from '../chat-state.ts';
import { abortWaiting } from '../chat-switch.repository.ts';
import { wasTaken } from '../chats.presenter.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import { noteOtherApp, noteThreadReturned } from './thread-owner.repository.ts';

const refusals: Record<Exclude<ThreadOutcome, 'done'>, string> = {
  'no-routing':
    'Conversation routing is off for this page, so no app can take a conversation. Choose a default app in the Page settings.',
  'not-allowed':
    'The page doesn’t let Spotter take conversations. Turn it on in the Page settings, under Advanced messaging.',
};
const refused = 'The platform refused.';

/** Takes conversations from other apps for the coach, and gives them back. */
export function createThreadControl(options: {
  connection: Connection;
  clock: Clock;
  secretBox: SecretBox;
  ownChats: OwnChats;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** Asks the agent to look at chats, within the transaction. */
  requestConsideration(tx: Database, chatIds: string[], dueAt: Date): Promise<void>;
}) {
  const { clock, ownChats, channels, secretBox } = options;
  const { database } = options.connection;

  /** Asks the platform for the change. Throws when it does not make it. */
  async function ask(
    { account, bot }: ChatState,
    call: (threads: ChannelThreads, account: ChannelAccount) => Promise<ThreadOutcome>,
  ): Promise<void> {
    const threads = channels[bot.channel]?.threads;
    if (threads === undefined) throw new AppError('conflict', 'This platform lets no app take conversations');
    const tokens = account.status === 'connected' ? findTokens(secretBox, account.sealedToken) : null;
    if (tokens === null) throw platformFailure('unauthorised', refused);
    const { accessToken } = tokens;
    const outcome = await askPlatform(refused, () => call(threads, { accountId: bot.accountId, accessToken }));
    if (outcome !== 'done') throw new AppError('provider_refused', refusals[outcome]);
  }

  /** Stores a change that the platform has made, and has the agent look at the chat. */
  async function store(
    { chat }: ChatState,
    change: (tx: Database, now: Date) => Promise<{ abortedMessageIds: string[] }>,
  ): Promise<void> {
    await inTransaction(database, async (tx) => {
      await lockChat(tx, chat.id);
      const now = clock.now();
      const { abortedMessageIds } = await change(tx, now);
      await options.requestConsideration(tx, [chat.id], now);
      sendSignals(tx, [chatChanged(chat, { changed: abortedMessageIds, overtakes: true })]);
    });
  }

  async function stateOf(access: Access, chatId: string): Promise<ChatState> {
    await ownChats.get(access, chatId);
    const state = await loadChatState(database, chatId);
    if (state === null) throw new AppError('not_found', 'This chat does not exist');
    return state;
  }

  return {
    /** Takes a conversation from the app that has it; does nothing where it is ours. */
    async take(access: Access, chatId: string): Promise<Chat> {
      const state = await stateOf(access, chatId);
      if (state.chat.otherAppOwnsThread) {
        await ask(state, (threads, account) => threads.take(account, state.chat.contactId));
        await store(state, async (tx, at) => {
          await noteThreadReturned(tx, chatId, { at, by: 'coach' });
          return { abortedMessageIds: [] };
        });
      }
      return ownChats.present(access, chatId);
    },

    /** Gives a conversation back to the app that the coach took it from; does nothing where they took none. */
    async giveBack(access: Access, chatId: string): Promise<Chat> {
      const state = await stateOf(access, chatId);
      const { contactId, otherAppId: appId } = state.chat;
      if (wasTaken(state.chat, clock.now())) {
        await ask(state, (threads, account) => threads.giveBack(account, contactId, appId));
        await store(state, async (tx, at) => {
          await noteOtherApp(tx, chatId, { appId, at });
          return abortWaiting(tx, chatId, 'other-app-took');
        });
      }
      return ownChats.present(access, chatId);
    },
  };
}

export type ThreadControl = ReturnType<typeof createThreadControl>;

/** Serves the calls by which the coach takes a conversation from another app, and gives it back. */
export function registerThreadControlRoutes(app: FastifyInstance, threads: ThreadControl): void {
  serve(app, threadControlRoutes.takeThread, ({ access, params }) => threads.take(access, params.id));
  serve(app, threadControlRoutes.giveThreadBack, ({ access, params }) => threads.giveBack(access, params.id));
}
