import { eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { SealedPlace } from '../../database/sealed-place.ts';
import { jobs } from '../../queue/queue.tables.ts';
import { connectionTickets, credentials } from './connections.tables.ts';
import { withdrawAccessJob } from './withdraw-access.job.ts';

/**
 * The tokens of accounts. Those that are being renewed are left alone: a renewal stores what it got only where the old value
 * still stands, and some providers give a refresh token once.
 */
export const accountTokens: SealedPlace = {
  name: 'tokens of accounts',
  table: credentials,
  id: credentials.id,
  sealed: sql`${credentials.sealedToken}`,
  put: (sealed) => sql`sealed_token = ${sealed}`,
  isFree: (now) => or(isNull(credentials.renewingUntil), lte(credentials.renewingUntil, now)),
};

/** What a consent gave and nobody has connected yet. */
const ticketTokens: SealedPlace = {
  name: 'tokens of consents',
  table: connectionTickets,
  id: connectionTickets.hash,
  sealed: sql`${connectionTickets.sealedAccounts}`,
  put: (sealed) => sql`sealed_accounts = ${sealed}`,
};

/** What is still to be given back. */
const withdrawnTokens: SealedPlace = {
  name: 'tokens to give back',
  table: jobs,
  id: jobs.key,
  sealed: sql`(${jobs.payload} ->> 'sealedToken')`,
  put: (sealed) => sql`payload = jsonb_set(payload, '{sealedToken}', to_jsonb(${sealed}::text))`,
  within: eq(jobs.kind, withdrawAccessJob.kind),
};

/** All that this module seals. */
export const sealedTokens = [accountTokens, ticketTokens, withdrawnTokens];
