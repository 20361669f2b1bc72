import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { bots } from '../../bots/bots.tables.ts';
import { credentials } from '../../connections/connections.tables.ts';
import { markReconnectNeeded } from '../../connections/reconnect-needed.job.ts';
import { isProviderError } from '../../connections/provider-failure.ts';
import { openTokens } from '../../connections/token-set.ts';
import { chatChanged } from '../chat-changed.ts';
import { chats } from '../chats.tables.ts';

/** Ask the platform for a contact's name and picture. Its key is the chat's id. */
export const enrichContactJob = defineJob('enrich-contact', z.object({}));

/** Names come late or not at all; messages never wait for them. */
export function createContactEnrichment(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** A picture was found at an address that will not live long. */
  onPicture(tx: Database, chatId: string): Promise<void>;
}) {
  const { database } = options;
  return handleJob(enrichContactJob, async ({ key: chatId }) => {
    const [row] = await database
      .select({
        contactId: chats.contactId,
        botId: bots.id,
        channel: bots.channel,
        accountId: bots.accountId,
        credentialId: credentials.id,
        sealedToken: credentials.sealedToken,
        status: credentials.status,
      })
      .from(chats)
      .innerJoin(bots, eq(bots.id, chats.botId))
      .innerJoin(credentials, eq(credentials.id, bots.credentialId))
      .where(eq(chats.id, chatId));
    const channel = row === undefined ? undefined : options.channels[row.channel];
    if (row === undefined || channel === undefined || row.sealedToken === null || row.status !== 'connected') {
      return { kind: 'done' };
    }
    const account = {
      accountId: row.accountId,
      accessToken: openTokens(options.secretBox, row.sealedToken).accessToken,
    };
    const profile = await channel.findContact(account, row.contactId).catch((error: unknown) => {
      if (isProviderError(error) && error.kind === 'unauthorised') return 'token-refused' as const;
      // Any other refusal is an answer; only what may pass is tried again.
      if (isProviderError(error) && error.kind !== 'unreachable' && error.kind !== 'rate-limited') return null;
      throw error;
    });
    if (profile === 'token-refused') {
      // Nothing was learnt of the contact: whatever they do next has them asked for again.
      await inTransaction(database, (tx) => markReconnectNeeded(tx, row, options.clock.now()));
      return { kind: 'done' };
    }
    await inTransaction(database, async (tx) => {
      await tx
        .update(chats)
        .set({
          profileCheckedAt: options.clock.now(),
          ...(profile === null
            ? {}
            : { username: profile.username, name: profile.name, pictureUrl: profile.pictureUrl }),
        })
        .where(eq(chats.id, chatId));
      if (profile !== null && profile.pictureUrl !== null) await options.onPicture(tx, chatId);
      sendSignals(tx, [chatChanged({ id: chatId, botId: row.botId })]);
    });
    return { kind: 'done' };
  });
}
