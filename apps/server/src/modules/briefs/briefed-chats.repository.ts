import { type BriefLine, maxBriefMessageLength, maxBriefMessages } from '@spotter/domain/briefs';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { agents } from '../agents/index.ts';
import { bots } from '../bots/index.ts';
import { chats, messages } from '../chats/index.ts';

/** Returns a chat with what its brief depends on besides its messages; null when it is gone. */
export async function findBriefedChat(database: Database, chatId: string) {
  const [row] = await database
    .select({
      id: chats.id,
      botId: chats.botId,
      workspaceId: chats.workspaceId,
      name: chats.name,
      spam: chats.spam,
      stage: chats.stage,
      handOverReason: chats.handOverReason,
      removedAt: bots.removedAt,
      modelName: agents.model,
    })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .leftJoin(agents, eq(agents.id, bots.agentId))
    .where(eq(chats.id, chatId));
  return row ?? null;
}

const speakers = { contact: 'lead', agent: 'agent', coach: 'coach' } as const;

/** A message with words, and when it was written. */
export type SpokenMessage = Omit<BriefLine, 'n'> & { at: Date };

/** Returns the newest messages of a chat, oldest first, without those that never went out or were taken back. */
export async function listSpoken(database: Database, chatId: string): Promise<SpokenMessage[]> {
  const rows = await database
    .select({
      id: messages.id,
      author: messages.author,
      at: messages.sentAt,
      text: sql<string>`left(${messages.text}, ${maxBriefMessageLength})`,
    })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        inArray(messages.author, ['contact', 'agent', 'coach']),
        eq(messages.aborted, false),
        ne(messages.state, 'unsent'),
        ne(messages.status, 'failed'),
      ),
    )
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(maxBriefMessages);
  return rows
    .toReversed()
    .flatMap(({ author, ...message }) => (author === 'other-app' ? [] : [{ ...message, by: speakers[author] }]));
}
