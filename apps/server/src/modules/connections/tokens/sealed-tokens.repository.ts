import { eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { SealedPlace } from '../../../database/sealed-place.ts';
import { jobs } from '../../../queue/queue.tables.ts';
import { connectionTickets, credentials } from '../connections.tables.ts';
import { withdrawAccessJob } from '../withdraw-access.job.ts';

/**
 * The tokens of accounts. Tokens that are being renewed are left alone: a renewal stores its result only where
 * the old value is unchanged, and some providers issue a refresh token only once.
 */
export const accountTokens: SealedPlace = {
  name: 'tokens of accounts',
  table: credentials,
  id: credentials.id,
  sealed: sql`${credentials.sealedToken}`,
  put: (sealed) => sql`sealed_token = ${sealed}`,
  isFree: (now) => or(isNull(credentials.renewingUntil), lte(credentials.renewingUntil, now)),
};

/** The tokens of a consent that are not connected yet. */
const ticketTokens: SealedPlace = {
  name: 'tokens of consents',
  table: connectionTickets,
  id: connectionTickets.hash,
  sealed: sql`${connectionTickets.sealedAccounts}`,
  put: (sealed) => sql`sealed_accounts = ${sealed}`,
};

/** The tokens that are still to be revoked. */
const revokedTokens: SealedPlace = {
  name: 'tokens to give back',
  table: jobs,
  id: jobs.key,
  sealed: sql`(${jobs.payload} ->> 'sealedToken')`,
  put: (sealed) => sql`payload = jsonb_set(payload, '{sealedToken}', to_jsonb(${sealed}::text))`,
  within: eq(jobs.kind, withdrawAccessJob.kind),
};

/** Every place where this module stores sealed tokens. */
export const sealedTokens = [accountTokens, ticketTokens, revokedTokens];
