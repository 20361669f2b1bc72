import type { ChannelKind, MessagingChannel, ProviderConversation } from '@spotter/providers/ports/messaging-channel';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import type { bots } from '../../bots/bots.tables.ts';
import { chats, messages } from '../chats.tables.ts';
import type { DeliveryProcessor } from './delivery-processor.ts';
import { inStatements } from '../in-statements.ts';
import { keptOptOutAt, type HashContact } from '../contacts/kept-opt-outs.ts';
import { listConversationsOf } from './listed-conversations.ts';
import { toldAnew } from './told-anew.ts';

/** Bring in the last conversations of a newly connected account. Its key is the bot's id. */
export const importHistoryJob = defineJob('import-history', z.object({}));

/** So long a webhook may take: it tells more of a message (buttons, stories, ads) than a conversation read afterwards. */
const webhookMs = 10_000;
/** A bot is made right after its account was connected; what is written in between is said to the bot. */
const connectingMs = 5 * 60_000;

/**
 * What was said before Spotter came, none of which is answered. What was said since then is no history: its webhook tells of
 * it, and what no webhook has told after a while is taken up from here as if it had.
 */
export function createHistoryImport(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  hashContact: HashContact;
  processor: Pick<DeliveryProcessor, 'takeUp'>;
}) {
  const { database, clock } = options;
  return handleJob(importHistoryJob, async ({ key: botId }) => {
    const listed = await listConversationsOf(botId, options);
    if (listed === null) return { kind: 'done' };
    const { bot, conversations } = listed;
    const connectedAt = Math.max(listed.connectedAt.getTime(), bot.createdAt.getTime() - connectingMs);
    // The platform tells times in whole seconds: what was written in the second of connecting would seem to be from before it.
    const since = new Date(Math.floor(connectedAt / 1000) * 1000);
    for (const conversation of conversations) {
      const earlier = conversation.messages.filter(({ at }) => at < since);
      if (earlier.length === 0) continue;
      await inTransaction(database, (tx) =>
        importConversation(tx, bot, { ...conversation, messages: earlier }, options),
      );
    }
    const told = conversations.flatMap((conversation) => toldAnew(conversation, bot.accountId, since));
    const patienceEnds = (event: { at: Date }) => event.at.getTime() + webhookMs;
    const now = clock.now().getTime();
    await options.processor.takeUp(
      bot.channel,
      told.filter((event) => patienceEnds(event) <= now),
    );
    const rest = told.map(patienceEnds).filter((end) => end > now);
    return rest.length === 0 ? { kind: 'done' } : { kind: 'again', at: new Date(Math.max(...rest)) };
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
  const rows = missing.map((message, index) => ({
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
  }));
  for (const some of inStatements(rows)) await tx.insert(messages).values(some);
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
