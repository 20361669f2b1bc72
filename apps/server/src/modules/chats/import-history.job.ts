import type { ChannelKind, MessagingChannel, ProviderConversation } from '@spotter/providers/ports/messaging-channel';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { bots } from '../bots/bots.tables.ts';
import { credentials } from '../connections/connections.tables.ts';
import { openTokens } from '../connections/token-set.ts';
import { chats, messages } from './chats.tables.ts';
import { keptOptOutAt, type HashContact } from './kept-opt-outs.ts';

/** Bring in the last conversations of a newly connected account. Its key is the bot's id. */
export const importHistoryJob = defineJob('import-history', z.object({}));

const mostConversations = 50;

/** What was said before Spotter came. None of it is answered: the agent only ever answers what arrives by webhook. */
export function createHistoryImport(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  hashContact: HashContact;
}) {
  const { database } = options;
  return handleJob(importHistoryJob, async ({ key: botId }) => {
    const [row] = await database
      .select({ bot: bots, sealedToken: credentials.sealedToken, status: credentials.status })
      .from(bots)
      .innerJoin(credentials, eq(credentials.id, bots.credentialId))
      .where(eq(bots.id, botId));
    const channel = row === undefined ? undefined : options.channels[row.bot.channel];
    if (row === undefined || channel === undefined || row.sealedToken === null || row.status !== 'connected') {
      return { kind: 'done' };
    }
    const account = {
      accountId: row.bot.accountId,
      accessToken: openTokens(options.secretBox, row.sealedToken).accessToken,
    };
    const conversations = await channel.listConversations(account, mostConversations);
    for (const conversation of conversations) {
      await inTransaction(database, (tx) => importConversation(tx, row.bot, conversation, options));
    }
    return { kind: 'done' };
  });
}

async function importConversation(
  tx: Database,
  bot: typeof bots.$inferSelect,
  conversation: ProviderConversation,
  { hashContact, clock }: { hashContact: HashContact; clock: Clock },
): Promise<void> {
  const now = clock.now();
  const [chat] = await tx
    .insert(chats)
    .values({
      id: newId(),
      userId: bot.userId,
      botId: bot.id,
      contactId: conversation.contactId,
      username: conversation.contactUsername,
      optedOutAt: keptOptOutAt({ botId: bot.id, ...hashContact(bot.id, conversation.contactId) }),
      createdAt: now,
    })
    .onConflictDoUpdate({ target: [chats.botId, chats.contactId], set: { contactId: sql`excluded.contact_id` } })
    .returning({ id: chats.id });
  const chatId = chat!.id;
  const ids = conversation.messages.map(({ messageId }) => messageId);
  if (ids.length === 0) return;
  const stored = await tx
    .select({ providerId: messages.providerId })
    .from(messages)
    .where(and(eq(messages.botId, bot.id), inArray(messages.providerId, ids)));
  const known = new Set(stored.map(({ providerId }) => providerId));
  const missing = conversation.messages
    .filter(({ messageId }) => !known.has(messageId))
    .toSorted((left, right) => left.at.getTime() - right.at.getTime());
  if (missing.length === 0) return;

  // What arrives late was still said first: it is put before everything the server has learnt of this chat.
  const [earliest] = await tx
    .select({ sequence: sql<number | null>`min(${messages.sequence})`.mapWith(Number) })
    .from(messages)
    .where(eq(messages.chatId, chatId));
  const hasMessages = known.size > 0 || (earliest?.sequence ?? 0) !== 0;
  const first = (earliest?.sequence ?? 0) - missing.length;
  await tx.insert(messages).values(
    missing.map((message, index) => ({
      id: newId(),
      ...(hasMessages ? { sequence: first + index } : {}),
      chatId,
      botId: bot.id,
      providerId: message.messageId,
      author: message.from === 'contact' ? ('contact' as const) : ('coach' as const),
      text: message.text,
      imported: true,
      sentAt: message.at,
      receivedAt: now,
      status: message.from === 'contact' ? ('received' as const) : ('sent' as const),
    })),
  );
  const newest = missing.at(-1)!.at.toISOString();
  const newestInbound = missing.findLast(({ from }) => from === 'contact')?.at.toISOString() ?? null;
  await tx
    .update(chats)
    .set({
      lastActivityAt: sql`greatest(${chats.lastActivityAt}, ${newest}::timestamptz)`,
      lastInboundAt: sql`greatest(${chats.lastInboundAt}, ${newestInbound}::timestamptz)`,
    })
    .where(eq(chats.id, chatId));
}
