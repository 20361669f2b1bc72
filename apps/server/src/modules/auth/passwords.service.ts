import { type Database, inTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { SessionUser } from '../../http/auth-guard.ts';
import { type Limit, networkOf, type RateLimiter } from '../../http/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PasswordHasher } from '../../platform/password-hash.ts';
import { normalEmail, type UsersService } from '../users/users.service.ts';
import { deleteIdentities, deletePasswordResets, findPasswordReset } from './auth.repository.ts';
import type { CheckPassword } from './password-check.ts';
import { forgetPasswordReset, requestPasswordReset } from './password-reset.job.ts';
import { hashToken } from './secret-token.ts';
import type { Sessions } from './sessions.ts';
import { signInTries } from './sign-in-limits.ts';

const hourMs = 60 * 60_000;
const asksForOneAccount: Limit = { name: 'reset-account', tries: 5, windowMs: hourMs };
const asksFromOneAddress: Limit = { name: 'reset-address', tries: 30, windowMs: hourMs };
const wrongTokensFromOneAddress: Limit = { name: 'reset-token', tries: 30, windowMs: hourMs };

export type PasswordsService = {
  /** Has a link mailed, where the address is known. Says nothing of whether it is, not even by its time. */
  forgot(email: string, address: string): Promise<void>;
  /** Sets a password with a mailed token, once. Whoever was signed in is signed out, also from providers. */
  reset(token: string, newPassword: string, address: string): Promise<void>;
  /** Sets a password for whoever knows the current one, and signs out everywhere else. */
  change(session: SessionUser, password: string, newPassword: string): Promise<void>;
};

export function createPasswordsService(dependencies: {
  database: Database;
  clock: Clock;
  users: UsersService;
  sessions: Sessions;
  passwords: PasswordHasher;
  checkPassword: CheckPassword;
  rateLimiter: RateLimiter;
}): PasswordsService {
  const { database, clock, users, sessions, passwords, checkPassword, rateLimiter } = dependencies;

  return {
    async forgot(email, address) {
      await rateLimiter.take(asksFromOneAddress, networkOf(address));
      await rateLimiter.take(asksForOneAccount, normalEmail(email));
      await requestPasswordReset(database, email, clock.now());
    },

    async reset(token, newPassword, address) {
      const network = networkOf(address);
      await rateLimiter.take(wrongTokensFromOneAddress, network);
      const tokenHash = hashToken(token);
      const userId = await findPasswordReset(database, tokenHash, clock.now());
      if (userId === null) throw linkUsedUp();
      await rateLimiter.giveBack(wrongTokensFromOneAddress, network);
      const passwordHash = await passwords.hash(newPassword);
      const { user, ended } = await inTransaction(database, async (tx) => {
        const locked = await users.lock(tx, userId);
        // Looked at again: two at the same moment with one token are one use.
        const isUnused = (await findPasswordReset(tx, tokenHash, clock.now())) !== null;
        if (locked === null || !isUnused) throw linkUsedUp();
        await deletePasswordResets(tx, userId);
        await users.setPasswordHash(tx, userId, passwordHash);
        // The mailbox proved whose account it is. A provider never did: whoever made the account by way of one with
        // an address that is not theirs is out.
        await deleteIdentities(tx, userId);
        return { user: locked, ended: await sessions.takeAway(tx, userId, null) };
      });
      // Whoever asks for a link has often tried in vain before.
      await rateLimiter.forgive(...signInTries(user.email, address, null).ofAccount);
      sessions.announceEnd(ended);
    },

    async change({ id, sessionId }, password, newPassword) {
      const { email } = await checkPassword(id, password);
      const passwordHash = await passwords.hash(newPassword);
      const ended = await inTransaction(database, async (tx) => {
        await users.lock(tx, id);
        await users.setPasswordHash(tx, id, passwordHash);
        await deletePasswordResets(tx, id);
        await forgetPasswordReset(tx, email);
        return sessions.takeAway(tx, id, sessionId);
      });
      sessions.announceEnd(ended);
    },
  };
}

function linkUsedUp(): AppError {
  return new AppError('invalid_input', 'This link does not work any more. Please ask for a new one');
}
