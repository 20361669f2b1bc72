import type { ChannelKind } from '@spotter/domain';
import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import { agents } from '../agents/agents.tables.ts';
import { bots } from '../bots/bots.tables.ts';
import { credentials } from '../connections/connections.tables.ts';
import { users } from '../users/users.tables.ts';
import { chats, messages } from './chats.tables.ts';
import { sendPauses } from '../bots/send-pauses.tables.ts';

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** A chat with all that is read to decide about it or to send in it. */
export type ChatState = {
  /** Another one as soon as anything has changed that stands here. Under a lock nothing can change. */
  version: string;
  chat: ChatRow;
  bot: { id: string; userId: string; channel: ChannelKind; accountId: string; enabled: boolean };
  agent: typeof agents.$inferSelect | null;
  /** The coach's zone (IANA). */
  coachZone: string;
  account: { credentialId: string; status: string; sealedToken: string | null };
  /** What is known of trouble with sending through the account; null while all is well. */
  pause: typeof sendPauses.$inferSelect | null;
  /** The newest messages in the order in which the server learnt of them, oldest first. */
  messages: MessageRow[];
};

/** How far back a decision, and the model, look. */
const newestMessages = 40;

/** The present state of a chat; null when it is gone. With `lock` nobody else can change it before the transaction ends. */
export async function loadChatState(
  database: Database,
  chatId: string,
  options: { lock: boolean } = { lock: false },
): Promise<ChatState | null> {
  // A transaction's connection answers in order: under a lock the messages are read after it was got.
  const [[row], newestFirst] = await Promise.all([
    (options.lock ? lockedState : stateOfChat)(database, { chatId }),
    newestOfChat(database, { chatId }),
  ]);
  if (row === undefined) return null;
  return { ...row, messages: behindTheirTurns(newestFirst.toReversed()) };
}

/**
 * An answer that was finished although the contact wrote on stands behind what it answers: what came meanwhile is
 * still unanswered.
 */
function behindTheirTurns(learnt: MessageRow[]): MessageRow[] {
  const ordered: MessageRow[] = [];
  for (const message of learnt) {
    const turn = message.author === 'agent' ? ordered.findIndex(({ id }) => id === message.turn) : -1;
    const meanwhile = turn === -1 ? -1 : ordered.findIndex(({ author }, index) => index > turn && author === 'contact');
    ordered.splice(meanwhile === -1 ? ordered.length : meanwhile, 0, message);
  }
  return ordered;
}

type OfChat = { chatId: string };

const stateOfChat = preparedQuery((database, of: OfChat) => selectState(database, of, readVersion), { shared: true });
const lockedState = preparedQuery((database, of: OfChat) =>
  selectState(database, of, sql<string>`'locked'`).for('update', { of: chats }),
);
const newestOfChat = preparedQuery(
  (database, { chatId }: OfChat) =>
    database
      .select()
      .from(messages)
      .where(eq(messages.chatId, chatId))
      .orderBy(desc(messages.sequence))
      .limit(newestMessages),
  { shared: true },
);

/** As `chat_version` in the database has it, of the rows that are read here. */
const readVersion = sql<string>`concat_ws(' ', ${chats}.xmin, ${bots}.xmin, ${users}.xmin, ${credentials}.xmin,
  'agent', ${agents}.xmin, 'pause', ${sendPauses}.xmin, 'messages',
  (select string_agg(newest.xmin::text, ' ' order by newest.sequence) from (
    select m.xmin, m.sequence from ${messages} m where m.chat_id = ${chats.id}
    order by m.sequence desc limit ${sql.raw(String(newestMessages))}) newest))`;

function selectState(database: Database, { chatId }: OfChat, version: SQL<string>) {
  return database
    .select({
      version,
      chat: chats,
      bot: {
        id: bots.id,
        userId: bots.userId,
        channel: bots.channel,
        accountId: bots.accountId,
        enabled: bots.enabled,
      },
      agent: agents,
      coachZone: users.timeZone,
      account: { credentialId: credentials.id, status: credentials.status, sealedToken: credentials.sealedToken },
      pause: sendPauses,
    })
    .from(chats)
    .innerJoin(bots, eq(bots.id, chats.botId))
    .innerJoin(users, eq(users.id, chats.userId))
    .innerJoin(credentials, eq(credentials.id, bots.credentialId))
    .leftJoin(agents, eq(agents.id, bots.agentId))
    .leftJoin(sendPauses, eq(sendPauses.botId, bots.id))
    .where(eq(chats.id, chatId));
}

/**
 * A condition on the chat of a statement: takes it until the transaction ends, and makes the statement fail (see
 * `hasChanged`) unless the chat is as it was read.
 */
export function isAsSeen({ chatId, version }: { chatId: string; version: string }): SQL {
  return sql`lock_chat_as_seen(${chatId}, ${version})`;
}

/** Whether a statement failed because the chat has changed since it was read. */
export function hasChanged(error: unknown): boolean {
  return (error as { cause?: { code?: string } }).cause?.code === 'SP001';
}

/** Whether a message of the business side is still to be sent, or is being sent. */
export function isUnfinished(message: MessageRow): boolean {
  return !message.aborted && (message.status === 'waiting' || message.status === 'sending');
}
