import { type Database, inTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Authenticate, SessionUser } from '../../http/auth-guard.ts';
import { type Limit, networkOf, type RateLimiter } from '../../http/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PasswordHasher } from '../../platform/password-hash.ts';
import type { NewUser, UsersService } from '../users/users.service.ts';
import { createSessions, type OpenedSession, type Sessions } from './sessions.ts';
import { signInTries } from './sign-in-limits.ts';

const hourMs = 60 * 60_000;

export type AuthService = {
  /** Makes an account for somebody who has accepted the terms, and signs in. `address` is the network address that asks. */
  signUp(
    user: Omit<NewUser, 'passwordHash' | 'hasAgreedToTerms'> & { password: string },
    address: string,
    userAgent?: string | null,
  ): Promise<OpenedSession>;
  /** `knownDeviceId`: of a device on which somebody has signed in to the account before. */
  signIn(
    email: string,
    password: string,
    address: string,
    userAgent?: string | null,
    knownDeviceId?: string | null,
  ): Promise<OpenedSession>;
  /** Ends a session: its token opens nothing from here on. */
  signOut(session: SessionUser): Promise<void>;
  authenticate: Authenticate;
  sessions: Sessions;
};

export type AuthDependencies = {
  database: Database;
  clock: Clock;
  users: UsersService;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  signUpsPerHour: number;
  /** Told when a session has ended, so that what hangs on it (sockets) can be closed. */
  onSessionEnded: (sessionId: string) => void;
};

export function createAuthService(dependencies: AuthDependencies): AuthService {
  const { database, clock, users, passwords, rateLimiter } = dependencies;
  const signUps: Limit = { name: 'sign-up', tries: dependencies.signUpsPerHour, windowMs: hourMs };
  const sessions = createSessions({ database, clock, onEnded: dependencies.onSessionEnded });

  /** The password is known at this moment only: a hash of the older kind is made anew. */
  async function renewHash(userId: string, password: string, stored: string): Promise<void> {
    if (!passwords.isOutdated(stored)) return;
    await users.exchangePasswordHash(userId, { from: stored, to: await passwords.hash(password) });
  }

  return {
    async signUp({ password, ...user }, address, userAgent = null) {
      await rateLimiter.take(signUps, networkOf(address));
      const passwordHash = await passwords.hash(password);
      return inTransaction(database, async (tx) =>
        sessions.open(tx, await users.createUser(tx, { ...user, passwordHash, hasAgreedToTerms: true }), userAgent),
      );
    },

    async signIn(email, password, address, userAgent = null, knownDeviceId = null) {
      const tries = signInTries(email, address, knownDeviceId);
      // Counted before the password is looked at and given back when it was right: a hundred guesses at the same
      // moment are a hundred guesses.
      for (const counted of tries.counted) await rateLimiter.take(...counted);
      const user = await users.findByEmail(email);
      const stored = user?.passwordHash ?? null;
      const isRight = await passwords.verify(password, stored);
      if (user === null || stored === null || !isRight) throw wrongCredentials();
      const opened = await inTransaction(database, async (tx) => {
        // Set anew while this one was being checked: then it opens nothing any more.
        const current = await users.lock(tx, user.id);
        if (current === null || current.passwordHash !== stored) throw wrongCredentials();
        return sessions.open(tx, current, userAgent);
      });
      for (const counted of tries.counted) await rateLimiter.giveBack(...counted);
      await renewHash(user.id, password, stored);
      return opened;
    },

    signOut: sessions.end,
    authenticate: sessions.authenticate,
    sessions,
  };
}

function wrongCredentials(): AppError {
  return new AppError('invalid_credentials', 'Invalid email or password');
}
