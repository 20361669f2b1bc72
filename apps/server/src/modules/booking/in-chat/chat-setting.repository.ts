import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { bots } from '../../bots/index.ts';
import { chats } from '../../chats/index.ts';

/** Returns a chat with the agent that answers for its account. */
export async function findChatWithAgent(
  database: Database,
  chatId: string,
): Promise<{ chat: typeof chats.$inferSelect; agentId: string | null } | null> {
  const [row] = await database
    .select({ chat: chats, agentId: bots.agentId })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .where(eq(chats.id, chatId));
  return row ?? null;
}
