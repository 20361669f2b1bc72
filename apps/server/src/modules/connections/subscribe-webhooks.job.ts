import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { credentials } from './connections.tables.ts';
import { openTokens } from './token-set.ts';

/** Tell the platform to deliver an account's events. Its key is the credential's id; repeated until it worked. */
export const subscribeWebhooksJob = defineJob('subscribe-webhooks', z.object({}));

/** Subscribing is safe to repeat: the platform keeps one subscription per account. */
export function createWebhookSubscription(options: {
  database: Database;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
}) {
  const { database, secretBox } = options;
  const channels: Record<string, MessagingChannel | undefined> = options.channels;

  async function note(credentialId: string, webhooksSubscribed: boolean): Promise<void> {
    await database.update(credentials).set({ webhooksSubscribed }).where(eq(credentials.id, credentialId));
  }

  return handleJob(subscribeWebhooksJob, async ({ key: credentialId }) => {
    const [row] = await database.select().from(credentials).where(eq(credentials.id, credentialId));
    if (row === undefined || row.status !== 'connected' || row.sealedToken === null) return { kind: 'done' };
    const channel = channels[row.integration];
    if (channel === undefined) return { kind: 'done' };
    const { accessToken } = openTokens(secretBox, row.sealedToken);
    try {
      await channel.subscribeWebhooks({ accountId: row.accountId, accessToken });
    } catch (error) {
      await note(credentialId, false);
      throw error;
    }
    await note(credentialId, true);
    return { kind: 'done' };
  });
}
