import { type Database, inTransaction } from '../../database/database.ts';
import type { SessionUser } from '../../http/auth-guard.ts';
import type { UsersService } from '../users/index.ts';
import type { CheckPassword } from './passwords/password-check.ts';
import { forgetPasswordReset } from './passwords/password-reset.job.ts';
import type { Sessions } from './sign-in/sessions.ts';

/** Deletes the account of a user who knows its password, with everything that belongs to it. */
export type RemoveAccount = (session: SessionUser, password: string) => Promise<void>;

/** The user's rows are deleted with the user's row, table by table; the hook handles what lies outside. */
export function createAccountRemoval(dependencies: {
  database: Database;
  users: UsersService;
  sessions: Sessions;
  checkPassword: CheckPassword;
  /** Undoes the setup elsewhere (connected accounts, a subscription) while it can still be looked up. */
  beforeRemoval: (userId: string) => Promise<void>;
  /** Requests what follows from the deletion, in its transaction and before it. */
  onRemoved: (tx: Database, userId: string) => Promise<void>;
}): { removeAccount: RemoveAccount; removeUser: (user: { id: string; email: string }) => Promise<void> } {
  const { database, users, sessions, checkPassword, beforeRemoval } = dependencies;

  async function removeUser({ id, email }: { id: string; email: string }): Promise<void> {
    await beforeRemoval(id);
    const ended = await inTransaction(database, async (tx) => {
      await users.lock(tx, id);
      const sessionIds = await sessions.takeAway(tx, id, null);
      await forgetPasswordReset(tx, email);
      await dependencies.onRemoved(tx, id);
      await users.delete(tx, id);
      return sessionIds;
    });
    sessions.announceEnd(ended);
  }

  return {
    removeUser,
    async removeAccount(session, password) {
      const { id, email } = await checkPassword(session, password);
      await removeUser({ id, email });
    },
  };
}
