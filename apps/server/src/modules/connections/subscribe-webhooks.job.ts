import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { findCredentialForAll, setWebhooksSubscribed } from './credentials.repository.ts';
import { openTokens } from './tokens/token-set.ts';

/**
 * Asks the platform to deliver an account's events.
 * The job's key is the credential's id; it repeats until it succeeds.
 */
const subscribeWebhooksJob = defineJob('subscribe-webhooks', z.object({}));

/** Has an account's events delivered from `now` on, whether or not they are already. */
export function requestSubscription(database: Database, credentialId: string, now: Date): Promise<void> {
  return requestJobs(database, subscribeWebhooksJob, [{ key: credentialId, payload: {}, dueAt: now }]);
}

/** Subscribing is safe to repeat: the platform keeps one subscription per account. */
export function createWebhookSubscription(options: {
  database: Database;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
}) {
  const { database, secretBox } = options;
  const channels: Record<string, MessagingChannel | undefined> = options.channels;

  return handleJob(subscribeWebhooksJob, async ({ key: credentialId }) => {
    const row = await findCredentialForAll(database, credentialId);
    if (row === null || row.status !== 'connected' || row.sealedToken === null) return { kind: 'done' };
    const channel = channels[row.integration];
    if (channel === undefined) return { kind: 'done' };
    const { accessToken } = openTokens(secretBox, row.sealedToken);
    try {
      await channel.subscribeWebhooks({ accountId: row.accountId, accessToken });
    } catch (error) {
      await setWebhooksSubscribed(database, credentialId, false);
      throw error;
    }
    await setWebhooksSubscribed(database, credentialId, true);
    return { kind: 'done' };
  });
}
