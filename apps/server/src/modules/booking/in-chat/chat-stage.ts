import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import { chats } from '../../chats/chats.tables.ts';

/** A chat with a booked call stands at `booked`; one whose call is off is still that of somebody worth a call. */
export async function noteCallInChat(tx: Database, chatId: string | null, hasCall: boolean): Promise<void> {
  if (chatId === null) return;
  const [chat] = await tx
    .update(chats)
    .set({ stage: hasCall ? 'booked' : 'qualified' })
    .where(and(eq(chats.id, chatId), ...(hasCall ? [] : [eq(chats.stage, 'booked')])))
    .returning({ botId: chats.botId });
  if (chat === undefined) return;
  sendSignals(tx, [{ kind: 'chat-changed', chatId, botId: chat.botId, added: [], changed: [], overtakes: false }]);
}
