import { serviceKinds } from '@spotter/domain/channels';
import type { CalendarWebhooks } from '@spotter/providers/ports/calendar';
import type { ChannelKind, MessagingChannel } from '@spotter/providers/ports/messaging-channel';
import type { OAuthServiceKind, TokenSet } from '@spotter/providers/ports/oauth-provider';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { defineJob, handleJob, type JobResult, type JobRun } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import type { OAuthProviders } from './consent/consent.service.ts';
import { findConnectionOfAccount } from './credentials.repository.ts';
import { isProviderError } from './provider-failure.ts';
import { requestSubscription } from './subscribe-webhooks.job.ts';
import { openTokens, sealTokens } from './tokens/token-set.ts';

/**
 * Undoes at the provider what connecting did there. The job carries all it needs, because the account may be
 * gone by then.
 */
export const withdrawAccessJob = defineJob(
  'withdraw-access',
  z.object({
    integration: z.enum(serviceKinds),
    accountId: z.string(),
    sealedToken: z.string(),
    /** The subscription by which a calendar reports its changes. */
    subscriptionId: z.string().nullable().default(null),
    /** Whether the token was renewed for this job. */
    renewed: z.boolean().default(false),
  }),
);

/**
 * Max attempts. With growing pauses they take some hours. After that the token is deleted here, which is all
 * that we can still do.
 */
const maxAttempts = 50;
/** Max attempts to unsubscribe. A subscription that cannot be ended does not keep the token from being revoked. */
const maxAttemptsToUnsubscribe = 5;

/** Requests that the access to a disconnected account is revoked. */
export function requestWithdrawal(
  tx: Database,
  account: {
    credentialId: string;
    integration: OAuthServiceKind;
    accountId: string;
    sealedToken: string;
    subscriptionId: string | null;
  },
  now: Date,
): Promise<void> {
  const { credentialId: key, integration, accountId, sealedToken, subscriptionId } = account;
  const payload = { integration, accountId, sealedToken, subscriptionId, renewed: false };
  return requestJobs(tx, withdrawAccessJob, [{ key, payload, dueAt: now }]);
}

/**
 * Ends the webhooks and subscriptions of a disconnected account and revokes the token,
 * unless the account is connected again by now.
 */
export function createAccessWithdrawal(options: {
  database: Database;
  clock: Clock;
  logger: Logger;
  secretBox: SecretBox;
  channels: Partial<Record<ChannelKind, MessagingChannel>>;
  /** null: no calendar reports changes on its own. */
  calendarWebhooks: Pick<CalendarWebhooks, 'unsubscribe'> | null;
  providers: OAuthProviders;
}) {
  const { database, clock, logger, secretBox, calendarWebhooks, providers } = options;
  const channels: Record<string, MessagingChannel | undefined> = options.channels;

  /** Ends a calendar's subscription. Returns what has to be done first: `renew` the token, or try `again`. */
  async function endSubscription(tokens: TokenSet, work: Work): Promise<'ended' | 'renew' | 'again'> {
    const { subscriptionId, accountId, renewed } = work.payload;
    if (subscriptionId === null || calendarWebhooks === null) return 'ended';
    const account = { accountId, calendarId: accountId, accessToken: tokens.accessToken };
    const outcome = await calendarWebhooks.unsubscribe(account, subscriptionId);
    if (outcome.kind === 'unsubscribed') return 'ended';
    const isTokenRefused = outcome.kind === 'unauthorised' && outcome.because === 'token';
    if (isTokenRefused && tokens.refreshToken !== null && !renewed) return 'renew';
    if (outcome.kind === 'try-again' && work.attempts < maxAttemptsToUnsubscribe) return 'again';
    logger.warn({ outcome, credentialId: work.key }, 'A disconnected calendar goes on to tell of its changes');
    return 'ended';
  }

  /**
   * Renews the tokens and keeps the new ones with the work, because the old ones are worthless from now on. Null:
   * there are none.
   */
  async function renew(tokens: TokenSet, { key, payload }: Work): Promise<JobResult | null> {
    const renewed = await providers[payload.integration]?.refresh(tokens);
    if (renewed?.kind !== 'refreshed') {
      logger.warn({ credentialId: key }, 'A disconnected calendar goes on to tell of its changes: its token has ended');
      return null;
    }
    const sealedToken = sealTokens(secretBox, renewed.tokens);
    const request = { key, payload: { ...payload, sealedToken, renewed: true }, dueAt: clock.now() };
    await requestJobs(database, withdrawAccessJob, [request]);
    return { kind: 'done' };
  }

  return handleJob(withdrawAccessJob, async (work): Promise<JobResult> => {
    const { key, attempts, payload } = work;
    const { integration, accountId } = payload;
    const tokens = openTokens(secretBox, payload.sealedToken);
    try {
      // It belongs to this connection alone, so it ends even if the account is connected again.
      const subscription = await endSubscription(tokens, work);
      if (subscription === 'again') throw new Error('The calendar cannot be reached: its subscription is ended later');
      const first = subscription === 'renew' ? await renew(tokens, work) : null;
      if (first !== null) return first;
      // The account's present connection must not lose what this one revokes.
      if ((await findConnectionOfAccount(database, integration, accountId)) !== null) return { kind: 'done' };
      await channels[integration]?.unsubscribeWebhooks({ accountId, accessToken: tokens.accessToken });
      await providers[integration]?.revoke(tokens);
    } catch (error) {
      // A token that is no longer accepted has nothing left to revoke.
      const isOver = isProviderError(error) && ['unauthorised', 'not-found', 'rejected'].includes(error.kind);
      if (!isOver && attempts < maxAttempts) throw error;
      logger.warn({ error, credentialId: key }, 'The access to a disconnected account could not be given back');
    }
    // The account was reconnected while this was under way, so what was ended is started again.
    const present = await findConnectionOfAccount(database, integration, accountId);
    if (present !== null) await requestSubscription(database, present, clock.now());
    return { kind: 'done' };
  });
}

type Work = JobRun<z.output<typeof withdrawAccessJob.payload>>;
