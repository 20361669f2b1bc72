import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { users } from '../../users/users.tables.ts';
import { userIdentities } from '../auth.tables.ts';

/**
 * Forgets a person who came by Facebook. An account without a password holds what Facebook told us and can be entered by
 * Facebook alone: it goes as a whole. One with a password keeps what its owner typed and loses the way in by Facebook.
 */
export async function forgetFacebookPerson(
  { database, removeUser }: { database: Database; removeUser: (user: { id: string; email: string }) => Promise<void> },
  subject: string,
): Promise<void> {
  const identity = and(eq(userIdentities.provider, 'facebook'), eq(userIdentities.subject, subject));
  const [user] = await database
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash })
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .where(identity);
  if (user === undefined) return;
  if (user.passwordHash === null) await removeUser(user);
  else await database.delete(userIdentities).where(identity);
}
