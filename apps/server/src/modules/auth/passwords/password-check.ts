import { AppError } from '../../../http/app-error.ts';
import type { Limit, RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { PasswordHasher } from '../../../platform/password-hash.ts';
import type { UserRow, UsersService } from '../../users/index.ts';

// The same limit as at sign-in: a person who finds an open session must not be able to try out passwords.
const wrongInSession: Limit = { name: 'password-check', tries: 10, windowMs: 15 * 60_000 };

/** Returns the user if the given password is theirs; throws `wrong_password` otherwise. */
export type CheckPassword = (userId: string, password: string) => Promise<UserRow>;

/** Asks a signed-in user for the password again, before an action that cannot be undone. */
export function createPasswordCheck(dependencies: {
  users: UsersService;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
}): CheckPassword {
  const { users, passwords, rateLimiter } = dependencies;
  return async (userId, password) => {
    await rateLimiter.take(wrongInSession, userId);
    const user = await users.getUser(userId);
    if (user.passwordHash === null) {
      throw new AppError('wrong_password', 'Your account has no password yet. Set one with "Forgot password" first');
    }
    if (!(await passwords.verify(password, user.passwordHash))) {
      throw new AppError('wrong_password', 'That isn’t your current password');
    }
    await rateLimiter.giveBack(wrongInSession, userId);
    return user;
  };
}
