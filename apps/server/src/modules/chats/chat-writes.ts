import { newId } from '../../platform/ids.ts';
import type { Database } from '../../database/database.ts';
import { eq } from 'drizzle-orm';
import { chats, decisions, messages } from './chats.tables.ts';

type NewMessage = typeof messages.$inferInsert;
type NewDecision = Omit<typeof decisions.$inferInsert, 'id'>;

/** Records a decision; returns its id. */
export async function recordDecision(tx: Database, decision: NewDecision): Promise<string> {
  const id = newId();
  await tx.insert(decisions).values({ ...decision, id });
  return id;
}

/** Puts a message of our side into the ledger: the chat is as fresh as its newest message. */
export async function recordOutboundMessage(tx: Database, message: NewMessage): Promise<void> {
  await tx.insert(messages).values(message);
  await tx.update(chats).set({ lastActivityAt: message.receivedAt }).where(eq(chats.id, message.chatId));
}
