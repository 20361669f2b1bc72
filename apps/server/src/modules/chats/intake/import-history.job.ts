import type { ChannelKind, MessagingChannel, ProviderConversation } from '@spotter/providers/ports/messaging-channel';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import type { bots } from '../../bots/index.ts';
import type { DeliveryProcessor } from './delivery-processing.ts';
import { inStatements } from '../in-statements.ts';
import type { HashContact } from '../contacts/kept-opt-outs.ts';
import {
  findFirstSequence,
  findKnownIds,
  insertImported,
  recordSpoken,
  openChat,
} from './import-history.repository.ts';
import { listConversationsOf } from './listed-conversations.ts';
import { redelivered } from './redelivered.ts';

/** Imports the last conversations of a newly connected account. The job's key is the bot's id. */
export const importHistoryJob = defineJob('import-history', z.object({}));

/**
 * The time a webhook may take, in ms. It is worth waiting for because it carries more of a message (buttons,
 * stories, ads) than a conversation that is read afterwards.
 */
const webhookMs = 10_000;
/**
 * The max time between connecting an account and creating its bot, in ms; what is written in between is meant
 * for the bot.
 */
const connectingMs = 5 * 60_000;

/**
 * Imports messages from before Spotter came and answers none of them. Webhooks report later messages; after a
 * while, messages that no webhook reported are processed from here as if one had.
 */
export function createHistoryImport(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  hashContact: HashContact;
  processor: Pick<DeliveryProcessor, 'processPolledEvents'>;
}) {
  const { database, clock } = options;
  return handleJob(importHistoryJob, async ({ key: botId }) => {
    const listed = await listConversationsOf(botId, options);
    if (listed === null) return { kind: 'done' };
    const { bot, conversations } = listed;
    const connectedAt = Math.max(listed.connectedAt.getTime(), bot.createdAt.getTime() - connectingMs);
    // The platform reports times in whole seconds,
    // so a message from the second of connecting would seem to be older.
    const since = new Date(Math.floor(connectedAt / 1000) * 1000);
    for (const conversation of conversations) {
      const earlier = conversation.messages.filter(({ at }) => at < since);
      if (earlier.length === 0) continue;
      await inTransaction(database, (tx) =>
        importConversation(tx, bot, { ...conversation, messages: earlier }, options),
      );
    }
    const redeliveries = conversations.flatMap((conversation) => redelivered(conversation, bot.accountId, since));
    const patienceEnds = (event: { at: Date }) => event.at.getTime() + webhookMs;
    const now = clock.now().getTime();
    await options.processor.processPolledEvents(
      bot.channel,
      redeliveries.filter((event) => patienceEnds(event) <= now),
    );
    const rest = redeliveries.map(patienceEnds).filter((end) => end > now);
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
  const { contactId } = conversation;
  const chatId = await openChat(
    tx,
    {
      id: newId(),
      workspaceId: bot.workspaceId,
      botId: bot.id,
      contactId,
      username: conversation.contactUsername,
      createdAt: now,
    },
    hashContact(bot.id, contactId),
  );
  const ids = conversation.messages.map(({ messageId }) => messageId);
  if (ids.length === 0) return;
  const known = await findKnownIds(tx, bot.id, ids);
  const missing = conversation.messages
    .filter(({ messageId }) => !known.has(messageId))
    .toSorted((left, right) => left.at.getTime() - right.at.getTime());
  if (missing.length === 0) return;

  // What arrives late was still said first, so it goes before everything the server knows of this chat.
  const earliest = await findFirstSequence(tx, chatId);
  const hasMessages = known.size > 0 || earliest !== 0;
  const first = earliest - missing.length;
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
  for (const some of inStatements(rows)) await insertImported(tx, some);
  const newestInbound = missing.findLast(({ from }) => from === 'contact')?.at ?? null;
  await recordSpoken(tx, chatId, { newest: missing.at(-1)!.at, newestInbound });
}
