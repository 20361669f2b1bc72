import { maxTurnsOfChat, maxTurnsOfReplay } from '@spotter/domain/replay';
import { and, asc, desc, eq, inArray, lt, lte, ne, or, sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../database/database.ts';
import type { WorkspaceId } from '../../../platform/access.ts';
import { behindTheirTurns, chats, decisions, messages, type MessageRow } from '../../chats/index.ts';

/** A point at which an agent answered a contact: the chat, and the contact's message that was answered. */
export type TurnRef = { chatId: string; messageId: string };

/** How many of an agent's newest chats are looked through for turns. */
const searchedChats = 2_000;
/** As many messages as an answer looks back. */
const maxMessages = 40;
/** Of a long message the beginning is shown. */
const maxShownLength = 2_000;
const maxShownMessages = 5;

/** An answer to a message of the contact, which left and was decided by the rules of a chat that the agent had. */
const isTurn = sql.raw(`m.author = 'agent' and m.turn is not null and m.part = 0 and not m.aborted and not m.imported
  and m.status in ('sent', 'delivered', 'seen')`);
const isOfAgent = (agentId: string) => sql`exists (select from decisions d where d.id = m.decision_id
  and (d.kind in ('hand-over', 'opt-out') or (d.kind = 'reply' and d.reason <> 'known-after-hand-over'))
  and coalesce(d.record->'version'->>'agentId', ${agentId}::text) = ${agentId}::text)`;

/** Lists the newest turns of an agent's newest chats, those of the newest chat first, each chat's oldest first. */
export function listTurns(
  database: Database,
  workspaceId: WorkspaceId,
  agentId: string,
  maxChats: number,
): Promise<TurnRef[]> {
  return queryRows<TurnRef>(
    database,
    sql`with newest as (
      select c.id, c.last_activity_at from chats c join bots b on b.id = c.bot_id
      where b.workspace_id = ${workspaceId} and b.agent_id = ${agentId} and b.removed_at is null
        and c.workspace_id = ${workspaceId} and c.spam is null and c.last_activity_at is not null
      order by c.last_activity_at desc limit ${searchedChats}::int
    ), own as (
      select id, last_activity_at from newest
      where exists (select from messages m where m.chat_id = newest.id and ${isTurn} and ${isOfAgent(agentId)})
      order by last_activity_at desc, id limit ${maxChats}::int
    )
    select own.id as "chatId", answer.turn as "messageId" from own
      cross join lateral (select m.turn, m.sequence from messages m
        where m.chat_id = own.id and ${isTurn} and ${isOfAgent(agentId)}
        order by m.sequence desc limit ${maxTurnsOfChat}::int) answer
      join messages received on received.id = answer.turn and received.chat_id = own.id
    order by own.last_activity_at desc, own.id, answer.sequence limit ${maxTurnsOfReplay}::int`,
  );
}

/** What was really said at a turn and before it. */
export type TrueTurn = {
  /** Up to what was answered, oldest first. */
  history: MessageRow[];
  /** The parts of the answer. */
  sent: MessageRow[];
  decision: typeof decisions.$inferSelect;
};

/** Returns what was said up to a turn, and what was answered; null: it is gone. */
export async function findTrueTurn(database: Database, { chatId, messageId }: TurnRef): Promise<TrueTurn | null> {
  const [[received], sent] = await Promise.all([
    database
      .select()
      .from(messages)
      .where(and(eq(messages.id, messageId), eq(messages.chatId, chatId))),
    database
      .select()
      .from(messages)
      .where(and(eq(messages.chatId, chatId), eq(messages.turn, messageId), eq(messages.aborted, false), wasSent))
      .orderBy(asc(messages.part)),
  ]);
  const [first] = sent;
  if (received === undefined || first?.decisionId == null) return null;
  const [[decision], newestFirst] = await Promise.all([
    database
      .select()
      .from(decisions)
      .where(and(eq(decisions.id, first.decisionId), eq(decisions.chatId, chatId))),
    database
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.chatId, chatId),
          lt(messages.sequence, first.sequence),
          // What the contact wrote while it was written was not known.
          or(ne(messages.author, 'contact'), lte(messages.sequence, received.sequence)),
        ),
      )
      .orderBy(desc(messages.sequence))
      .limit(maxMessages),
  ]);
  if (decision === undefined) return null;
  return { history: behindTheirTurns(newestFirst.toReversed()), sent, decision };
}

const wasSent = inArray(messages.status, ['sent', 'delivered', 'seen']);

/** A turn as it is shown. */
export type ShownTurn = {
  messageId: string;
  chatId: string;
  contact: string | null;
  /** What the contact wrote in a row, oldest first. */
  received: string[];
  sent: string | null;
  sentAt: string | null;
};

/** Returns what was said at turns of a workspace, as far as it is there; long texts are cut. */
export async function quoteTurns(
  database: Database,
  workspaceId: WorkspaceId,
  messageIds: string[],
): Promise<ShownTurn[]> {
  if (messageIds.length === 0) return [];
  const rows = await database
    .select({
      messageId: messages.id,
      chatId: messages.chatId,
      contact: sql<string | null>`coalesce(nullif(${chats.name}, ''), ${chats.username})`,
      before: sql<{ author: string; text: string }[]>`(select json_agg(json_build_object('author', b.author, 'text',
        left(b.text, ${sql.raw(String(maxShownLength))})) order by b.sequence desc)
        from (select author, text, sequence from messages b where b.chat_id = ${messages.chatId}
          and b.sequence <= ${messages.sequence} and b.state <> 'unsent' and not b.aborted
          order by b.sequence desc limit ${sql.raw(String(maxShownMessages))}) b)`,
      sent: sql<
        string | null
      >`(select string_agg(left(a.text, ${sql.raw(String(maxShownLength))}), e'\\n' order by a.part)
        from messages a where a.chat_id = ${messages.chatId} and a.turn = ${messages.id} and not a.aborted
          and a.author = 'agent' and a.text <> '' and a.state <> 'unsent')`,
      sentAt: sql<string | null>`(select min(a.sent_at) from messages a where a.chat_id = ${messages.chatId}
        and a.turn = ${messages.id} and not a.aborted)`,
    })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(and(inArray(messages.id, messageIds), eq(chats.workspaceId, workspaceId)));
  return rows.map(({ before, sentAt, ...row }) => {
    const others = (before ?? []).findIndex(({ author }) => author !== 'contact');
    const theirs = others === -1 ? (before ?? []) : before.slice(0, others);
    return {
      ...row,
      received: theirs.map(({ text }) => text).toReversed(),
      sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
    };
  });
}
