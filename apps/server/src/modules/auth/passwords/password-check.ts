import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionUser } from '../../../http/auth-guard.ts';
import type { RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { PasswordHasher } from '../../../platform/password-hash.ts';
import type { UserRow, UsersService } from '../../users/index.ts';
import type { AuditLog } from '../audit-log.ts';
import { maxSessionMs, type Sessions } from '../sign-in/sessions.ts';

/** Counted for the life of a session, and against it alone: who stole it keeps its owner out nowhere else. */
const wrongInSession = { name: 'password-check', tries: 10, windowMs: maxSessionMs };

/**
 * Returns the user of a session if the given password is theirs; throws `wrong_password` otherwise. The tenth
 * wrong one ends the session.
 */
export type CheckPassword = (session: SessionUser, password: string) => Promise<UserRow>;

/** Asks a signed-in user for the password again, before an action that cannot be undone. */
export function createPasswordCheck(dependencies: {
  database: Database;
  users: UsersService;
  sessions: Sessions;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  audit: AuditLog;
}): CheckPassword {
  const { database, users, sessions, passwords, rateLimiter, audit } = dependencies;

  async function endSession(session: SessionUser): Promise<AppError> {
    await sessions.end(session);
    return new AppError('unauthenticated', 'Too many wrong passwords. Please sign in again');
  }

  return async (session, password) => {
    const user = await users.getUser(session.id);
    if (user.passwordHash === null) {
      throw new AppError('wrong_password', 'Your account has no password yet. Set one with "Forgot password" first');
    }
    // Counted before the check, so that guesses at the same moment all count.
    const tries = await rateLimiter.count(wrongInSession, session.sessionId);
    if (tries > wrongInSession.tries) throw await endSession(session);
    if (!(await passwords.verify(password, user.passwordHash))) {
      if (tries < wrongInSession.tries) throw new AppError('wrong_password', 'That isn’t your current password');
      await audit.record(database, { userId: session.id, action: 'session-ended' });
      throw await endSession(session);
    }
    await rateLimiter.refund(wrongInSession, session.sessionId);
    return user;
  };
}
