import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from './users.tables.ts';

export type UserRow = typeof users.$inferSelect;

/** Stores a user. null when the address has an account already. */
export async function insertUser(tx: Database, user: UserRow): Promise<UserRow | null> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

export async function findUserById(database: Database, id: string): Promise<UserRow | null> {
  const [row] = await database.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function findUserByEmail(database: Database, email: string): Promise<UserRow | null> {
  const [row] = await database.select().from(users).where(eq(users.email, email));
  return row ?? null;
}
