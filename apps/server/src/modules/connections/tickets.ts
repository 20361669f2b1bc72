import { createHash, randomBytes } from 'node:crypto';
import type { OAuthAccount, OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { connectionTickets } from './connections.tables.ts';

const lifeMs = 10 * 60 * 1000;
/** How long a ticket that is no longer good is told apart from one that never was. */
const rememberedMs = 24 * 60 * 60 * 1000;

// Telling a ticket from a provider's token by its look.
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
    problem: z.literal('missing-role').nullable(),
  }),
);

export type TicketOwner = { userId: string; kind: OAuthServiceKind };

/** Whether it can only be a ticket. */
export function isTicket(text: string): boolean {
  return text.startsWith(prefix);
}

/** Puts accounts aside until their owner connects one; answers the ticket, which goes through the browser. */
export async function issueTicket(
  database: Database,
  secretBox: SecretBox,
  owner: TicketOwner,
  accounts: OAuthAccount[],
  now: Date,
): Promise<string> {
  const ticket = prefix + randomBytes(32).toString('base64url');
  await database
    .delete(connectionTickets)
    .where(lt(connectionTickets.expiresAt, new Date(now.getTime() - rememberedMs)));
  await forgetEndedTickets(database, now);
  await database.insert(connectionTickets).values({
    hash: hashOf(ticket),
    userId: owner.userId,
    integration: owner.kind,
    sealedAccounts: secretBox.seal(JSON.stringify(accounts)),
    expiresAt: new Date(now.getTime() + lifeMs),
  });
  return ticket;
}

/** Drops the tokens of tickets that have run out: nobody can use them any more. */
export async function forgetEndedTickets(database: Database, now: Date): Promise<void> {
  await database.update(connectionTickets).set({ sealedAccounts: null }).where(lt(connectionTickets.expiresAt, now));
}

/** The accounts of a user's ticket. Throws not_found, ticket_expired or ticket_used. */
export async function readTicket(
  database: Database,
  secretBox: SecretBox,
  ticket: string,
  userId: string,
  now: Date,
): Promise<OAuthAccount[]> {
  const [row] = await database
    .select()
    .from(connectionTickets)
    .where(and(eq(connectionTickets.hash, hashOf(ticket)), eq(connectionTickets.userId, userId)));
  if (row === undefined) throw new AppError('not_found', 'This connection does not exist');
  return accountsIn(row, secretBox, now);
}

/** The same within the transaction that connects one of them: if that fails the ticket stays good. */
export async function takeTicket(
  tx: Database,
  secretBox: SecretBox,
  ticket: string,
  owner: TicketOwner,
  now: Date,
): Promise<OAuthAccount[]> {
  const ofOwner = and(
    eq(connectionTickets.hash, hashOf(ticket)),
    eq(connectionTickets.userId, owner.userId),
    eq(connectionTickets.integration, owner.kind),
  );
  const [row] = await tx.select().from(connectionTickets).where(ofOwner).for('update');
  if (row === undefined) throw new AppError('ticket_expired', expiredSentence);
  const accounts = accountsIn(row, secretBox, now);
  await tx.update(connectionTickets).set({ sealedAccounts: null }).where(ofOwner);
  return accounts;
}

const expiredSentence = 'This connection has expired. Please connect again.';

function accountsIn(row: typeof connectionTickets.$inferSelect, secretBox: SecretBox, now: Date): OAuthAccount[] {
  if (row.expiresAt.getTime() <= now.getTime()) throw new AppError('ticket_expired', expiredSentence);
  if (row.sealedAccounts === null) {
    throw new AppError('ticket_used', 'This connection was already used. Please connect again.');
  }
  return StoredAccounts.parse(JSON.parse(secretBox.open(row.sealedAccounts)));
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
