import { eq } from 'drizzle-orm';
import { preparedQuery } from '../../../../database/prepared-query.ts';
import type { Database } from '../../../../database/database.ts';
import { messages } from '../../chats.tables.ts';

export const insertMessages = preparedQuery((tx, { rows }: { rows: (typeof messages.$inferInsert)[] }) =>
  tx.insert(messages).values(rows),
);

/** Updates a stored message with what an event reports. */
export async function changeRecorded(
  tx: Database,
  messageId: string,
  change: Partial<typeof messages.$inferInsert>,
): Promise<void> {
  await tx.update(messages).set(change).where(eq(messages.id, messageId));
}
