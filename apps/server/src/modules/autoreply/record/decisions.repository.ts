import type { ChannelKind } from '@spotter/domain/channels';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Access } from '../../../platform/access.ts';
import { agents } from '../../agents/index.ts';
import { bots } from '../../bots/index.ts';
import { chats, decisions, messages, type RecordedDecision } from '../../chats/index.ts';

/** The part of a message that decisions refer to. `turn`: the message that it answers. */
type DecidedMessage = { id: string; decisionId: string | null; turn: string | null };

/** Returns a message of one of the workspace's chats; null when there is none. */
export async function findDecidedMessage(
  database: Database,
  access: Access,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<DecidedMessage | null> {
  const [message] = await database
    .select({ id: messages.id, decisionId: messages.decisionId, turn: messages.turn })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(and(eq(messages.id, messageId), eq(chats.id, chatId), eq(chats.workspaceId, access.workspaceId)));
  return message ?? null;
}

/**
 * Returns a chat's decisions about a message, oldest first;
 * for an answer also those about the message it answers.
 */
export async function listDecisions(
  database: Database,
  chatId: string,
  message: DecidedMessage,
): Promise<(typeof decisions.$inferSelect)[]> {
  const about = [eq(decisions.messageId, message.turn ?? message.id)];
  if (message.decisionId !== null) about.push(eq(decisions.id, message.decisionId));
  return database
    .select()
    .from(decisions)
    .where(and(eq(decisions.chatId, chatId), or(...about)))
    .orderBy(asc(decisions.at), asc(decisions.id));
}

/** A message of an answer of several. */
export type AnswerPart = { status: string; aborted: boolean; failure: string | null };

/** Returns the messages of answers that were written as several, by their decision. */
export async function listParts(
  database: Database,
  chatId: string,
  decisionIds: string[],
): Promise<Map<string, AnswerPart[]>> {
  const rows = await database
    .select({
      decisionId: messages.decisionId,
      status: messages.status,
      aborted: messages.aborted,
      failure: messages.failure,
    })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), inArray(messages.decisionId, decisionIds)))
    .orderBy(asc(messages.part));
  const byDecision = Map.groupBy(rows, ({ decisionId }) => decisionId!);
  return new Map([...byDecision].filter(([, parts]) => parts.length > 1));
}

/** Returns the last decision about a contact's chat with a connected account, and the keywords of its agent. */
export async function findLastDecision(
  database: Database,
  { channel, accountId, contactId }: { channel: ChannelKind; accountId: string; contactId: string },
): Promise<{ decision: RecordedDecision | null; keywords: string[] | null } | null> {
  const [found] = await database
    .select({ decision: chats.lastDecision, keywords: agents.triggerKeywords })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .leftJoin(agents, eq(agents.id, bots.agentId))
    .where(
      and(
        eq(bots.channel, channel),
        eq(bots.accountId, accountId),
        eq(chats.contactId, contactId),
        isNull(bots.removedAt),
      ),
    );
  return found ?? null;
}

/** Returns the keywords of the agent that answers for an account; empty where none does. */
export async function findKeywords(
  database: Database,
  { channel, accountId }: { channel: ChannelKind; accountId: string },
): Promise<string[]> {
  const [found] = await database
    .select({ keywords: agents.triggerKeywords })
    .from(bots)
    .innerJoin(agents, eq(agents.id, bots.agentId))
    .where(and(eq(bots.channel, channel), eq(bots.accountId, accountId), isNull(bots.removedAt)));
  return found?.keywords ?? [];
}

/** Returns the platform's id of a message; null when it has none. */
export async function findProviderId(database: Database, messageId: string): Promise<string | null> {
  const [message] = await database
    .select({ providerId: messages.providerId })
    .from(messages)
    .where(eq(messages.id, messageId));
  return message?.providerId ?? null;
}
