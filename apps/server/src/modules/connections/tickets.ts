import { createHash, randomBytes } from 'node:crypto';
import type { OAuthAccount } from '@spotter/providers/ports/oauth-provider';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { Access } from '../../platform/access.ts';
import {
  deleteTicketsEndedBefore,
  findTicket,
  forgetEndedTickets,
  insertTicket,
  lockTicket,
  type TicketOwner,
  type TicketRow,
  useTicket,
} from './tickets.repository.ts';

const lifeMs = 10 * 60 * 1000;
/** How long a used or expired ticket is distinguished from one that never existed, in ms. */
const rememberedMs = 24 * 60 * 60 * 1000;

// The prefix that tells a ticket from a provider's token.
const prefix = 'ticket_';

const StoredAccounts = z.array(
  z.object({
    accountId: z.string(),
    appScopedId: z.string().nullable(),
    username: z.string(),
    tokens: z.object({
      accessToken: z.string(),
      refreshToken: z.string().nullable(),
      expiresAt: z.coerce.date().nullable(),
    }),
    declined: z.array(z.string()).optional(),
    problem: z.literal('missing-role').nullable(),
  }),
);

/** Returns whether the text can only be a ticket. */
export function isTicket(text: string): boolean {
  return text.startsWith(prefix);
}

/** Stores accounts until their owner connects one; returns the ticket, which goes through the browser. */
export async function issueTicket(
  database: Database,
  secretBox: SecretBox,
  owner: TicketOwner,
  accounts: OAuthAccount[],
  now: Date,
): Promise<string> {
  const ticket = prefix + randomBytes(32).toString('base64url');
  await deleteTicketsEndedBefore(database, new Date(now.getTime() - rememberedMs));
  await forgetEndedTickets(database, now);
  await insertTicket(database, {
    hash: hashOf(ticket),
    workspaceId: owner.access.workspaceId,
    integration: owner.kind,
    sealedAccounts: secretBox.seal(JSON.stringify(accounts)),
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  return ticket;
}

/** Returns the accounts of a user's ticket. Throws not_found, ticket_expired or ticket_used. */
export async function readTicket(
  database: Database,
  secretBox: SecretBox,
  ticket: string,
  access: Access,
  now: Date,
): Promise<OAuthAccount[]> {
  const row = await findTicket(database, access, hashOf(ticket));
  if (row === null) throw new AppError('not_found', 'This connection does not exist');
  return accountsIn(row, secretBox, now);
}

/** Does the same within the transaction that connects one of them: if that fails the ticket stays valid. */
export async function takeTicket(
  tx: Database,
  secretBox: SecretBox,
  ticket: string,
  owner: TicketOwner,
  now: Date,
): Promise<OAuthAccount[]> {
  const hash = hashOf(ticket);
  const row = await lockTicket(tx, owner, hash);
  if (row === null) throw new AppError('ticket_expired', expiredSentence);
  const accounts = accountsIn(row, secretBox, now);
  await useTicket(tx, owner, hash);
  return accounts;
}

const expiredSentence = 'This connection has expired. Please connect again.';

function accountsIn(row: TicketRow, secretBox: SecretBox, now: Date): OAuthAccount[] {
  if (row.expiresAt.getTime() <= now.getTime()) throw new AppError('ticket_expired', expiredSentence);
  if (row.sealedAccounts === null) {
    throw new AppError('ticket_used', 'This connection was already used. Please connect again.');
  }
  return StoredAccounts.parse(JSON.parse(secretBox.open(row.sealedAccounts)));
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
