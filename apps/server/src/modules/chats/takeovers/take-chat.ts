import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import { chatChanged } from '../chat-changed.ts';
import { abortWaiting } from '../chat-switch.repository.ts';
import { isClosing } from '../chat-switch.ts';
import { findOwnRow } from '../chats.repository.ts';
import { noteTakeOver } from './takeovers.repository.ts';
import { lockChat } from '../intake/lock-chats.repository.ts';
import type { Access } from '../../../platform/access.ts';
import { adoptChat } from '../assignees/assignees.repository.ts';
import { setTaken } from './take-chat.repository.ts';

/**
 * Takes a chat for the coach before they have written: the agent is silent from now on. The chat still needs the
 * coach, so that it is not forgotten; the agent's parting words still go out.
 */
export function createTakeChat({ database, clock }: { database: Database; clock: Clock }) {
  return (access: Access, chatId: string): Promise<void> =>
    inTransaction(database, async (tx) => {
      await lockChat(tx, chatId);
      const chat = await findOwnRow(tx, access, chatId);
      if (chat === null) return;
      const now = clock.now();
      const { abortedMessageIds } = isClosing(chat)
        ? { abortedMessageIds: [] }
        : await abortWaiting(tx, chatId, 'chat-taken');
      await noteTakeOver(tx, chatId, { at: now, via: 'inbox' });
      await setTaken(tx, access, chatId, { at: now, silence: chat.autorepliesEnabled });
      await adoptChat(tx, access, chatId);
      sendSignals(tx, [chatChanged(chat, { changed: abortedMessageIds, overtakes: true })]);
    });
}
