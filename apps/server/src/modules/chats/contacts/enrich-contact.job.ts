import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { z } from 'zod';
import { inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { isProviderError, markReconnectNeeded, openTokens } from '../../connections/index.ts';
import { chatChanged } from '../chat-changed.ts';
import { findContactOfChat, storeProfile } from './contact-profiles.repository.ts';

/** Asks the platform for a contact's name and picture. The job's key is the chat's id. */
export const enrichContactJob = defineJob('enrich-contact', z.object({}));

/** Names come late or not at all; messages never wait for them. */
export function createContactEnrichment(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** Called when a picture was found, because its address soon expires. */
  onPicture(tx: Database, chatId: string): Promise<void>;
}) {
  const { database } = options;
  return handleJob(enrichContactJob, async ({ key: chatId }) => {
    const row = await findContactOfChat(database, chatId);
    const channel = row === null ? undefined : options.channels[row.channel];
    if (row === null || channel === undefined || row.sealedToken === null || row.status !== 'connected') {
      return { kind: 'done' };
    }
    const account = {
      accountId: row.accountId,
      accessToken: openTokens(options.secretBox, row.sealedToken).accessToken,
    };
    const profile = await channel.findContact(account, row.contactId).catch((error: unknown) => {
      if (isProviderError(error) && error.kind === 'unauthorised') return 'token-refused' as const;
      // Any other refusal is final; only errors that may pass are tried again.
      if (isProviderError(error) && error.kind !== 'unreachable' && error.kind !== 'rate-limited') return null;
      throw error;
    });
    if (profile === 'token-refused') {
      // Nothing was learned about the contact: their next activity asks for them again.
      await inTransaction(database, (tx) => markReconnectNeeded(tx, row, options.clock.now()));
      return { kind: 'done' };
    }
    await inTransaction(database, async (tx) => {
      await storeProfile(tx, chatId, profile, options.clock.now());
      if (profile !== null && profile.pictureUrl !== null) await options.onPicture(tx, chatId);
      sendSignals(tx, [chatChanged({ id: chatId, botId: row.botId })]);
    });
    return { kind: 'done' };
  });
}
