import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { preparedQuery } from '../../database/prepared-query.ts';
import type { Access, WorkspaceId } from '../../platform/access.ts';
import { offers } from './offers.tables.ts';

export type OfferRow = typeof offers.$inferSelect;
export type OfferFields = Omit<OfferRow, 'id' | 'workspaceId' | 'createdAt' | 'updatedAt'>;

/** Lists the offers of a workspace, the oldest first. */
export function listOffers(database: Database, workspaceId: WorkspaceId): Promise<OfferRow[]> {
  return offersOf(database, { workspaceId });
}

const offersOf = preparedQuery(
  (database, { workspaceId }: { workspaceId: WorkspaceId }) =>
    database
      .select()
      .from(offers)
      .where(eq(offers.workspaceId, workspaceId))
      .orderBy(asc(offers.createdAt), asc(offers.id)),
  { shared: true },
);

export async function countOffers(tx: Database, { workspaceId }: Access): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(offers).where(eq(offers.workspaceId, workspaceId));
  return row?.count ?? 0;
}

export async function insertOffer(tx: Database, offer: OfferRow): Promise<void> {
  await tx.insert(offers).values(offer);
}

/** Replaces an offer; returns null when the user has no such offer. */
export async function updateOffer(
  database: Database,
  access: Access,
  id: string,
  fields: OfferFields & Pick<OfferRow, 'updatedAt'>,
): Promise<OfferRow | null> {
  const [row] = await database.update(offers).set(fields).where(ownedBy(access, id)).returning();
  return row ?? null;
}

export async function findOffer(database: Database, access: Access, id: string): Promise<OfferRow | null> {
  const [row] = await database.select().from(offers).where(ownedBy(access, id));
  return row ?? null;
}

/** Deletes an offer; returns whether there was one. */
export async function deleteOffer(database: Database, access: Access, id: string): Promise<boolean> {
  const rows = await database.delete(offers).where(ownedBy(access, id)).returning({ id: offers.id });
  return rows.length > 0;
}

function ownedBy({ workspaceId }: Access, id: string) {
  return and(eq(offers.id, id), eq(offers.workspaceId, workspaceId));
}
