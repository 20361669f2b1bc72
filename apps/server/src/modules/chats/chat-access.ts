import type { Chat } from '@spotter/contract';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId } from '../../platform/ids.ts';
import { presentChat, type ChatOfAccount } from './chats.presenter.ts';
import { findChat, listLastMessages } from './chats.repository.ts';
import type { CompleteChats } from './chat-care.ts';
import { listChangesOfHands } from './hands/changes-of-hands.ts';
import type { PictureAddresses } from './contacts/picture-addresses.ts';

const newestChangesOfHands = 200;

/** Reads and shows chats of a user's own; one that is not theirs does not exist. */
export function createOwnChats(options: {
  database: Database;
  clock: Clock;
  pictures: PictureAddresses;
  complete: CompleteChats;
}) {
  const { database, clock, pictures, complete } = options;

  /** Throws not_found. */
  async function get(userId: string, chatId: string): Promise<ChatOfAccount> {
    const found = isId(chatId) ? await findChat(database, userId, chatId) : null;
    if (found === null) throw new AppError('not_found', 'This chat does not exist');
    return found;
  }

  /** A chat that is looked at by itself, with all that stands elsewhere. */
  async function whole(chat: Chat): Promise<Chat> {
    const [[completed], changes] = await Promise.all([
      complete([chat]),
      listChangesOfHands(database, [chat._id], newestChangesOfHands),
    ]);
    return { ...completed!, changesOfHands: changes.get(chat._id)! };
  }

  const view = () => ({ now: clock.now(), pictureAddress: pictures.addressOf });

  return {
    get,
    view,
    complete,
    whole,
    /** The chat with its last message, as live events and the answers to changes need it. Throws not_found. */
    async present(userId: string, chatId: string): Promise<Chat> {
      const chat = await get(userId, chatId);
      const last = await listLastMessages(database, [chatId]);
      return whole(presentChat(chat, [...last.values()], view()));
    },
  };
}

export type OwnChats = ReturnType<typeof createOwnChats>;
