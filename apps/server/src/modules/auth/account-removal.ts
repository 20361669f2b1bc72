import { type Database, inTransaction } from '../../database/database.ts';
import type { SessionUser } from '../../http/auth-guard.ts';
import { AppError } from '../../http/app-error.ts';
import { countOthers, type UsersService } from '../users/index.ts';
import { listSessionsInWorkspacesOf } from './auth.repository.ts';
import type { CheckPassword } from './passwords/password-check.ts';
import { forgetPasswordReset } from './passwords/password-reset.job.ts';
import type { Sessions } from './sign-in/sessions.ts';

/**
 * Deletes the account of a user who knows its password, with everything that belongs to it. Refuses, as
 * `has_members`, one that owns a workspace in which others work, unless `deleteWorkspaces` confirms it.
 */
export type RemoveAccount = (
  session: SessionUser,
  wish: { password: string; deleteWorkspaces?: boolean | undefined },
) => Promise<void>;

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
      const sessionIds = [...(await sessions.takeAway(tx, id, null)), ...(await listSessionsInWorkspacesOf(tx, id))];
      await forgetPasswordReset(tx, email);
      await dependencies.onRemoved(tx, id);
      await users.delete(tx, id);
      return sessionIds;
    });
    sessions.announceEnd(ended);
  }

  return {
    removeUser,
    async removeAccount(session, { password, deleteWorkspaces = false }) {
      const { id, email } = await checkPassword(session, password);
      const others = await countOthers(database, id);
      if (others > 0 && !deleteWorkspaces) throw hasMembers(others);
      await removeUser({ id, email });
    },
  };
}

function hasMembers(others: number): AppError {
  const who = others === 1 ? '1 other person works' : `${others} other people work`;
  return new AppError(
    'has_members',
    `${who} in your workspace. Hand it over to one of them first, or confirm that it is deleted with everything in it`,
  );
}
