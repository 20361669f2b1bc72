import { type Database, inTransaction } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionUser } from '../../../http/auth-guard.ts';
import { findUserAgent } from '../../../http/caller.ts';
import { type Limit, networkOf, type RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { PasswordHasher } from '../../../platform/password-hash.ts';
import { normalEmail, type UsersService } from '../../users/index.ts';
import { requestAccountMail } from '../account-mails.job.ts';
import type { AuditLog } from '../audit-log.ts';
import { deleteIdentities, deletePasswordResets, findPasswordReset } from '../auth.repository.ts';
import { describeDevice } from '../sign-in/describe-user-agent.ts';
import type { CheckPassword } from './password-check.ts';
import { forgetPasswordReset, requestPasswordReset } from './password-reset.job.ts';
import { hashToken } from '../sign-in/secret-token.ts';
import type { Sessions } from '../sign-in/sessions.ts';
import type { CameFrom } from '../sign-in/sign-ins.ts';
import { signInTries } from '../sign-in/sign-in-limits.ts';
import { deleteSignInTickets, deleteTwoStep } from '../two-step/two-step.repository.ts';
import { triesOfStrangers } from '../two-step/code-limits.ts';

const hourMs = 60 * 60_000;
const asksForOneAccount: Limit = { name: 'reset-account', tries: 5, windowMs: hourMs };
const asksFromOneAddress: Limit = { name: 'reset-address', tries: 30, windowMs: hourMs };
const wrongTokensFromOneAddress: Limit = { name: 'reset-token', tries: 30, windowMs: hourMs };

export type PasswordsService = {
  /** Sends a link where the address is known. Neither the response nor its time reveals whether it is. */
  forgot(email: string, address: string): Promise<void>;
  /**
   * Sets a password with a mailed token, once. All sessions are signed out, also from providers; the second step
   * of signing in stays. If the address was never confirmed, the mailbox's owner owns the account from now on:
   * what another person connected, and their second step, are removed.
   */
  reset(token: string, newPassword: string, from: CameFrom): Promise<void>;
  /** Sets a password for a user who knows the current one, and signs out everywhere else. */
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
  audit: AuditLog;
  /** Disconnects what the account's previous holder has connected. */
  onReclaimed: (tx: Database, userId: string) => Promise<void>;
}): PasswordsService {
  const { database, clock, users, sessions, passwords, checkPassword, rateLimiter, audit, onReclaimed } = dependencies;

  /** Sets the password within a transaction: links and sign-ins for the old one become void. */
  async function replace(tx: Database, userId: string, passwordHash: string): Promise<void> {
    await users.setPasswordHash(tx, userId, passwordHash);
    await deletePasswordResets(tx, userId);
    await deleteSignInTickets(tx, userId);
  }

  async function notify(
    tx: Database,
    userId: string,
    action: 'password-changed' | 'password-reset',
    userAgent: string | null,
  ): Promise<void> {
    await audit.record(tx, { userId, action, userAgent });
    const device = describeDevice(userAgent);
    await requestAccountMail(tx, userId, { mail: 'password-changed', device, at: clock.now() });
  }

  async function reclaim(tx: Database, userId: string): Promise<void> {
    await users.markVerified(tx, userId);
    await deleteTwoStep(tx, userId);
    await users.setTwoStep(tx, userId, false);
    await onReclaimed(tx, userId);
  }

  return {
    async forgot(email, address) {
      await rateLimiter.take(asksFromOneAddress, networkOf(address));
      await rateLimiter.take(asksForOneAccount, normalEmail(email));
      await requestPasswordReset(database, email, clock.now());
    },

    async reset(token, newPassword, { address, userAgent }) {
      const network = networkOf(address);
      await rateLimiter.take(wrongTokensFromOneAddress, network);
      const tokenHash = hashToken(token);
      const userId = await findPasswordReset(database, tokenHash, clock.now());
      if (userId === null) throw linkUsedUp();
      await rateLimiter.giveBack(wrongTokensFromOneAddress, network);
      const passwordHash = await passwords.hash(newPassword);
      const { user, ended } = await inTransaction(database, async (tx) => {
        const locked = await users.lock(tx, userId);
        // Checked again, because two uses of one token at the same moment count as one.
        const isUnused = (await findPasswordReset(tx, tokenHash, clock.now())) !== null;
        if (locked === null || !isUnused) throw linkUsedUp();
        await replace(tx, userId, passwordHash);
        if (locked.emailVerifiedAt === null) await reclaim(tx, userId);
        // The mailbox proved whose account it is. A provider never did: a person who created the account through one
        // with an address that is not theirs is locked out.
        await deleteIdentities(tx, userId);
        await notify(tx, userId, 'password-reset', userAgent);
        return { user: locked, ended: await sessions.takeAway(tx, userId, null) };
      });
      // A user who asks for a link has often failed to sign in before, and one who tried codes knew the old password.
      const { ofAccount } = signInTries(user.email, address, null);
      for (const tries of [...ofAccount, ...triesOfStrangers(user.id, address)]) await rateLimiter.refund(...tries);
      sessions.announceEnd(ended);
    },

    async change(session, password, newPassword) {
      const { id, email } = await checkPassword(session, password);
      const passwordHash = await passwords.hash(newPassword);
      const ended = await inTransaction(database, async (tx) => {
        await users.lock(tx, id);
        await replace(tx, id, passwordHash);
        await forgetPasswordReset(tx, email);
        await notify(tx, id, 'password-changed', findUserAgent(id));
        return sessions.takeAway(tx, id, session.sessionId);
      });
      sessions.announceEnd(ended);
    },
  };
}

function linkUsedUp(): AppError {
  return new AppError('invalid_input', 'This link no longer works. Please get a new one');
}
