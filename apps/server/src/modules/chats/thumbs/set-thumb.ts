import type { Message, Thumb } from '@spotter/contract';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Access } from '../../../platform/access.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isId } from '../../../platform/ids.ts';
import { chatChanged } from '../chat-changed.ts';
import type { OwnChats } from '../chat-access.ts';
import { presentMessage } from '../chats.presenter.ts';
import { listNamedAndLast } from '../chats.repository.ts';
import { findMessageOfChat } from '../sending/ledger.repository.ts';
import { deleteThumb, storeThumb } from './thumbs.repository.ts';

/** Returns the function that keeps what a person thinks of an agent's answer; the last one to say so counts. */
export function createThumbs({ database, clock, ownChats }: { database: Database; clock: Clock; ownChats: OwnChats }) {
  /** Throws not_found for a message of another chat, and conflict for one that no agent wrote. */
  return async (access: Access, chatId: string, messageId: string, thumb: Thumb | null): Promise<Message> => {
    const { chat } = await ownChats.get(access, chatId);
    const message = isId(messageId) ? await findMessageOfChat(database, chatId, messageId) : null;
    if (message === null) throw new AppError('not_found', 'This message does not exist');
    if (message.author !== 'agent') throw new AppError('conflict', 'Only an answer of the agent gets a thumb');
    await inTransaction(database, async (tx) => {
      if (thumb === null) await deleteThumb(tx, messageId);
      else await storeThumb(tx, { messageId, thumb, by: access.userId, at: clock.now() });
      sendSignals(tx, [chatChanged(chat, { changed: [messageId] })]);
    });
    const shown = await listNamedAndLast(database, [chatId], [messageId]);
    const row = shown.find((one) => one.message.id === messageId);
    if (row === undefined) throw new AppError('not_found', 'This message does not exist');
    return presentMessage(row, ownChats.view());
  };
}
