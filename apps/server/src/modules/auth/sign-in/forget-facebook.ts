import type { Database } from '../../../database/database.ts';
import { deleteIdentity, findPersonByIdentity } from '../auth.repository.ts';

/**
 * Deletes what is known of a person who came through Facebook. An account without a password holds Facebook's
 * data and can be entered only through Facebook, so it is deleted as a whole. An account with a password keeps
 * what its owner typed and loses the sign-in through Facebook.
 */
export async function forgetFacebookPerson(
  { database, removeUser }: { database: Database; removeUser: (user: { id: string; email: string }) => Promise<void> },
  subject: string,
): Promise<void> {
  const identity = { provider: 'facebook', subject } as const;
  const user = await findPersonByIdentity(database, identity);
  if (user === null) return;
  if (user.passwordHash === null) await removeUser(user);
  else await deleteIdentity(database, identity);
}
