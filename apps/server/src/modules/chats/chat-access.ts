import type { Chat } from '@spotter/contract';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import type { Access } from '../../platform/access.ts';
import { presentChat, type ChatOfAccount, type ChatView } from './chats.presenter.ts';
import { findChat, listLastMessages } from './chats.repository.ts';
import type { CompleteChats } from './inbox/complete-chats.ts';
import { listTakeovers } from './takeovers/takeovers.repository.ts';
import type { SignedAddresses } from './media/signed-addresses.ts';

const newestTakeovers = 200;

/** Reads and presents a user's own chats; a chat of another user does not exist here. */
export function createOwnChats(options: {
  database: Database;
  clock: Clock;
  addresses: SignedAddresses;
  complete: CompleteChats;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
}) {
  const { database, clock, addresses, complete, channels } = options;

  /** Returns the chat. Throws not_found. */
  async function get(access: Access, chatId: string): Promise<ChatOfAccount> {
    const found = isId(chatId) ? await findChat(database, access, chatId) : null;
    if (found === null) throw new AppError('not_found', 'This chat does not exist');
    return found;
  }

  /** Returns a chat for a view of its own, with everything that is stored elsewhere. */
  async function whole(chat: Chat): Promise<Chat> {
    const [[completed], changes] = await Promise.all([
      complete([chat]),
      listTakeovers(database, [chat._id], newestTakeovers),
    ]);
    return { ...completed!, changesOfHands: changes.get(chat._id)! };
  }

  const view = (): ChatView => ({
    now: clock.now(),
    ...addresses,
    takesThreads: (channel) => channels[channel]?.threads !== undefined,
  });

  return {
    get,
    view,
    complete,
    whole,
    /**
     * Returns the chat with its last message, as live events and the responses to changes need it. Throws not_found.
     */
    async present(access: Access, chatId: string): Promise<Chat> {
      const chat = await get(access, chatId);
      const last = await listLastMessages(database, [chatId]);
      return whole(presentChat(chat, [...last.values()], view()));
    },
  };
}

export type OwnChats = ReturnType<typeof createOwnChats>;
