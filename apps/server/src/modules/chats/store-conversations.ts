import type { Database } from '../../database/database.ts';
import { cannedReplies, chatNotes, chats, decisions, messages } from './chats.tables.ts';

/** So many rows go into one statement. */
const rowsAtOnce = 300;

/** A conversation that was held already, with all that belongs to it. */
export type HeldConversation = {
  chat: typeof chats.$inferInsert;
  decisions: (typeof decisions.$inferInsert)[];
  notes: (typeof chatNotes.$inferInsert)[];
  messages: (typeof messages.$inferInsert)[];
};

/** Stores conversations as they were held: the messages in their order, for what counts messages counts these. */
export async function storeConversations(tx: Database, conversations: HeldConversation[]): Promise<void> {
  await inPortions(
    conversations.map(({ chat }) => chat),
    (portion) => tx.insert(chats).values(portion),
  );
  await inPortions(
    conversations.flatMap((conversation) => conversation.decisions),
    (portion) => tx.insert(decisions).values(portion),
  );
  await inPortions(
    conversations.flatMap(({ notes }) => notes),
    (portion) => tx.insert(chatNotes).values(portion),
  );
  await inPortions(
    conversations.flatMap((conversation) => conversation.messages),
    (portion) => tx.insert(messages).values(portion),
  );
}

async function inPortions<Row>(rows: Row[], write: (portion: Row[]) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < rows.length; first += rowsAtOnce) await write(rows.slice(first, first + rowsAtOnce));
}

/** Stores what a coach answers again and again. */
export async function storeCannedReplies(tx: Database, rows: (typeof cannedReplies.$inferInsert)[]): Promise<void> {
  await tx.insert(cannedReplies).values(rows);
}
