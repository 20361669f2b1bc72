import type { MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { credentials } from './connections.tables.ts';

/** Tell the platform to deliver an account's events. Its key is the credential's id; repeated until it worked. */
export const subscribeWebhooksJob = defineJob('subscribe-webhooks', z.object({}));

/** Subscribing is safe to repeat: the platform keeps one subscription per account. */
export function createWebhookSubscription(options: {
  database: Database;
  secretBox: SecretBox;
  channels: { instagram?: MessagingChannel; messenger?: MessagingChannel };
}) {
  return handleJob(subscribeWebhooksJob, async ({ key: credentialId }) => {
    const [row] = await options.database.select().from(credentials).where(eq(credentials.id, credentialId));
    if (row === undefined || row.status !== 'connected' || row.sealedToken === null) return { kind: 'done' };
    const channel =
      row.integration === 'instagram' || row.integration === 'messenger' ? options.channels[row.integration] : undefined;
    await channel?.subscribeWebhooks({
      accountId: row.accountId,
      accessToken: options.secretBox.open(row.sealedToken),
    });
    return { kind: 'done' };
  });
}
