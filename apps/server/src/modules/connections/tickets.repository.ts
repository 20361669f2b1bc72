import type { OAuthServiceKind } from '@spotter/providers/ports/oauth-provider';
import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Access } from '../../platform/access.ts';
import { connectionTickets } from './connections.tables.ts';

export type TicketRow = typeof connectionTickets.$inferSelect;

/** The owner of a ticket, and its service. */
export type TicketOwner = { access: Access; kind: OAuthServiceKind };

export async function insertTicket(database: Database, ticket: TicketRow): Promise<void> {
  await database.insert(connectionTickets).values(ticket);
}

/** Deletes tickets that expired before an instant. */
export async function deleteTicketsEndedBefore(database: Database, before: Date): Promise<void> {
  await database.delete(connectionTickets).where(lt(connectionTickets.expiresAt, before));
}

/** Deletes the tokens of expired tickets, because they cannot be used any more. */
export async function forgetEndedTickets(database: Database, now: Date): Promise<void> {
  await database.update(connectionTickets).set({ sealedAccounts: null }).where(lt(connectionTickets.expiresAt, now));
}

export async function findTicket(database: Database, access: Access, hash: string): Promise<TicketRow | null> {
  const [row] = await database
    .select()
    .from(connectionTickets)
    .where(and(eq(connectionTickets.hash, hash), eq(connectionTickets.workspaceId, access.workspaceId)));
  return row ?? null;
}

function isOwners({ access, kind }: TicketOwner, hash: string): SQL | undefined {
  return and(
    eq(connectionTickets.hash, hash),
    eq(connectionTickets.workspaceId, access.workspaceId),
    eq(connectionTickets.integration, kind),
  );
}

/** Locks a ticket of its owner. */
export async function lockTicket(tx: Database, owner: TicketOwner, hash: string): Promise<TicketRow | null> {
  const [row] = await tx.select().from(connectionTickets).where(isOwners(owner, hash)).for('update');
  return row ?? null;
}

/** Uses up a ticket of its owner. */
export async function useTicket(tx: Database, owner: TicketOwner, hash: string): Promise<void> {
  await tx.update(connectionTickets).set({ sealedAccounts: null }).where(isOwners(owner, hash));
}
