import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { z } from 'zod';
import { batchCalls } from '../../../database/batch-calls.ts';
import { deferToCommit, inTransaction, type Database } from '../../../database/database.ts';
import { sendSignals } from '../../../database/signals.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../../queue/define-job.ts';
import { requestJobs } from '../../../queue/queue.ts';
import { isProviderError, markReconnectNeeded, openTokens } from '../../connections/index.ts';
import { chatChanged } from '../chat-changed.ts';
import { findContactsOfChats, storeProfiles, type FoundProfile } from './contact-profiles.repository.ts';

/** Asks the platform for a contact's name and picture. The job's key is the chat's id. */
export const enrichContactJob = defineJob('enrich-contact', z.object({}));

/** Requests a contact's profile, where it is not stored yet and an answer waits for it. */
export function requestProfile(tx: Database, chatId: string, now: Date): Promise<void> {
  return requestJobs(tx, enrichContactJob, [{ key: chatId, payload: {}, dueAt: now }]);
}

/** Max contacts that are found, or stored, together. */
const largestBatch = 100;

/**
 * Names come late or not at all; messages never wait for them. Contacts whose jobs run at the same moment are
 * found and stored together.
 */
export function createContactEnrichment(options: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** Called when pictures were found, because their addresses soon expire. */
  onPictures(tx: Database, chatIds: string[]): Promise<void>;
}) {
  const { database } = options;
  const findContact = batchCalls((chatIds: string[]) => findContactsOfChats(database, chatIds), largestBatch);
  const store = batchCalls(async (found: (FoundProfile & { botId: string })[]) => {
    const pictured = found.filter(({ profile }) => profile !== null && profile.pictureUrl !== null);
    await inTransaction(database, async (tx) => {
      await deferToCommit(tx, storeProfiles(tx, found, options.clock.now()));
      await options.onPictures(
        tx,
        pictured.map(({ chatId }) => chatId),
      );
      sendSignals(
        tx,
        found.map(({ chatId, botId }) => chatChanged({ id: chatId, botId })),
      );
    });
    return found.map(() => undefined);
  }, largestBatch);

  return handleJob(enrichContactJob, async ({ key: chatId }) => {
    const row = await findContact(chatId);
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
    await store({ chatId, botId: row.botId, profile });
    return { kind: 'done' };
  });
}
