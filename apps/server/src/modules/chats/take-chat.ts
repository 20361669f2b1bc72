import { and, eq, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../../database/database.ts';
import { sendSignals } from '../../database/signals.ts';
import type { Clock } from '../../platform/clock.ts';
import { chatChanged } from './chat-changed.ts';
import { abortWaiting, isParting } from './chat-switch.ts';
import { chats } from './chats.tables.ts';
import { noteTakeOver } from './hands/changes-of-hands.ts';
import { lockChat } from './intake/lock-chats.ts';

/**
 * The coach says that they take a chat, before they have written: the agent is silent from here on. It still needs them, so
 * that it is not forgotten; what the agent says in parting still goes out.
 */
export function createTakeChat({ database, clock }: { database: Database; clock: Clock }) {
  return (userId: string, chatId: string): Promise<void> =>
    inTransaction(database, async (tx) => {
      await lockChat(tx, chatId);
      const isTheirs = and(eq(chats.id, chatId), eq(chats.userId, userId));
      const [chat] = await tx.select().from(chats).where(isTheirs);
      if (chat === undefined) return;
      const now = clock.now();
      const { abortedMessageIds } = isParting(chat) ? { abortedMessageIds: [] } : await abortWaiting(tx, chatId);
      await noteTakeOver(tx, chatId, { at: now, via: 'inbox' });
      await tx
        .update(chats)
        .set({
          takenOverAt: sql`coalesce(${chats.takenOverAt}, ${now.toISOString()}::timestamptz)`,
          takenOverVia: sql`coalesce(${chats.takenOverVia}, 'inbox')`,
          pendingReplyAt: null,
          ...(chat.autorepliesEnabled ? { autorepliesEnabled: false, offReason: 'takeover' as const } : {}),
        })
        .where(isTheirs);
      sendSignals(tx, [chatChanged(chat, { changed: abortedMessageIds, overtakes: true })]);
    });
}
