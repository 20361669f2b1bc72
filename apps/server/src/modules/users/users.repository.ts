import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { userAvatars, users } from './users.tables.ts';
import { insertHome } from './members.repository.ts';

export type UserRow = typeof users.$inferSelect;

/** The fields of a user that may be changed. */
export type UserChange = Partial<Omit<UserRow, 'id' | 'createdAt'>>;

/** Stores a user with the workspace that the user owns. null when the address has an account already. */
export async function insertUser(tx: Database, user: UserRow): Promise<UserRow | null> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  if (row === undefined) return null;
  await insertHome(tx, row.id, row.createdAt);
  return row;
}

export async function findUserById(database: Database, id: string): Promise<UserRow | null> {
  const [row] = await database.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function findUserByEmail(database: Database, email: string): Promise<UserRow | null> {
  const [row] = await database.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** Returns the user as of now, locked until the transaction ends: nothing can be added to the account meanwhile. */
export async function lockUser(tx: Database, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

export async function updateUser(tx: Database, id: string, change: UserChange): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** Replaces a password's hash by another one of the same password, unless the password was changed meanwhile. */
export async function exchangePasswordHash(
  database: Database,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await database
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, id), eq(users.passwordHash, from)));
}

/** Deletes a user, and with it every row that references it. */
export async function deleteUser(tx: Database, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

export async function storeAvatar(tx: Database, userId: string, picture: Buffer, version: string): Promise<void> {
  await updateUser(tx, userId, { avatarVersion: version });
  await tx
    .insert(userAvatars)
    .values({ userId, picture })
    .onConflictDoUpdate({ target: userAvatars.userId, set: { picture } });
}

/** Returns a user's picture, of any version where none is given. */
export async function findAvatar(database: Database, userId: string, version?: string): Promise<Buffer | null> {
  const [row] = await database
    .select({ picture: userAvatars.picture })
    .from(userAvatars)
    .innerJoin(users, eq(users.id, userAvatars.userId))
    .where(and(eq(users.id, userId), version === undefined ? undefined : eq(users.avatarVersion, version)));
  return row?.picture ?? null;
}
