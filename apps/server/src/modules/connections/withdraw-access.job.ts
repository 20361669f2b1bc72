import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import type { OAuthProviders } from './consent.service.ts';
import { credentials } from './connections.tables.ts';
import { isProviderError } from './provider-failure.ts';
import { subscribeWebhooksJob } from './subscribe-webhooks.job.ts';
import { openTokens } from './token-set.ts';

const services = ['instagram', 'messenger', 'google-calendar', 'calendly'] as const;

/** Undoes at the provider what connecting did there. It brings all it needs: the account may be gone by then. */
const withdrawAccessJob = defineJob(
  'withdraw-access',
  z.object({ integration: z.enum(services), accountId: z.string(), sealedToken: z.string() }),
);

/** With growing pauses these are some days; a token that still cannot be given back by then hurts nobody. */
const mostAttempts = 1000;

/** Has the access to a disconnected account given back. */
export function requestWithdrawal(
  tx: Database,
  account: { credentialId: string; integration: OAuthServiceKind; accountId: string; sealedToken: string },
  now: Date,
): Promise<void> {
  const { credentialId: key, integration, accountId, sealedToken } = account;
  return requestJobs(tx, withdrawAccessJob, [{ key, payload: { integration, accountId, sealedToken }, dueAt: now }]);
}

/** Ends the webhooks of a disconnected account and revokes the token, unless the account is connected again by now. */
export function createAccessWithdrawal(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  providers: OAuthProviders;
}) {
  const { database, clock, logger, secretBox, providers } = options;
  const channels: Record<string, MessagingChannel | undefined> = options.channels;

  /** The account's connection of today: it must not lose what this one gives back. */
  async function findPresent(integration: OAuthServiceKind, accountId: string): Promise<string | null> {
    const [row] = await database
      .select({ id: credentials.id })
      .from(credentials)
      .where(
        and(
          eq(credentials.integration, integration),
          eq(credentials.accountId, accountId),
          eq(credentials.status, 'connected'),
        ),
      );
    return row?.id ?? null;
  }

  return handleJob(withdrawAccessJob, async ({ key, attempts, payload: { integration, accountId, sealedToken } }) => {
    if ((await findPresent(integration, accountId)) !== null) return { kind: 'done' };
    const tokens = openTokens(secretBox, sealedToken);
    try {
      await channels[integration]?.unsubscribeWebhooks({ accountId, accessToken: tokens.accessToken });
      await providers[integration]?.revoke(tokens);
    } catch (error) {
      // A token that is no longer taken has nothing left to give back.
      const isOver = isProviderError(error) && ['unauthorised', 'not-found', 'rejected'].includes(error.kind);
      if (!isOver && attempts < mostAttempts) throw error;
      logger.warn({ error, credentialId: key }, 'The access to a disconnected account could not be given back');
    }
    // Connected again while this was under way: what was ended is begun anew.
    const present = await findPresent(integration, accountId);
    if (present !== null)
      await requestJobs(database, subscribeWebhooksJob, [{ key: present, payload: {}, dueAt: clock.now() }]);
    return { kind: 'done' };
  });
}
