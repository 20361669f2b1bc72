import { type Database, inTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Authenticate, SessionUser } from '../../http/auth-guard.ts';
import { type Limit, networkOf, type RateLimiter } from '../../http/limits/rate-limit.ts';
import type { PasswordHasher } from '../../platform/password-hash.ts';
import type { NewUser, UserRow, UsersService } from '../users/index.ts';
import type { OpenedSession, Sessions } from './sign-in/sessions.ts';
import { type CameFrom, sessionOf, type SignIns } from './sign-in/sign-ins.ts';
import { signInTries } from './sign-in/sign-in-limits.ts';

const hourMs = 60 * 60_000;

export type AuthService = {
  /**
   * Creates an account for a person who has accepted the terms, sends a link to confirm the address, and signs in.
   * An invitation to the address confirms it.
   */
  signUp(
    user: Omit<NewUser, 'passwordHash' | 'hasAgreedToTerms'> & { password: string; invitation?: string | null },
    from: CameFrom,
  ): Promise<OpenedSession>;
  /**
   * Signs in. Throws `two_step_required` where the right password is not enough. `knownDeviceId`: a device on
   * which the account was signed in to before.
   */
  signIn(email: string, password: string, from: CameFrom, knownDeviceId?: string | null): Promise<OpenedSession>;
  /** Ends a session: its token is invalid from now on. */
  signOut(session: SessionUser): Promise<void>;
  authenticate: Authenticate;
  sessions: Sessions;
};

type AuthServiceDependencies = {
  database: Database;
  users: UsersService;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  signUpsPerHour: number;
  sessions: Sessions;
  signIns: SignIns;
  joinAtSignUp: (tx: Database, user: UserRow, token: string) => Promise<void>;
};

export function createAuthService(dependencies: AuthServiceDependencies): AuthService {
  const { database, users, passwords, rateLimiter, sessions, signIns } = dependencies;
  const signUps: Limit = { name: 'sign-up', tries: dependencies.signUpsPerHour, windowMs: hourMs };

  /** The password is known only at this moment, so a hash of the older kind is replaced now. */
  async function renewHash(userId: string, password: string, stored: string): Promise<void> {
    if (!passwords.isOutdated(stored)) return;
    await users.exchangePasswordHash(userId, { from: stored, to: await passwords.hash(password) });
  }

  return {
    async signUp({ password, invitation = null, ...user }, from) {
      await rateLimiter.take(signUps, networkOf(from.address));
      const passwordHash = await passwords.hash(password);
      return inTransaction(database, async (tx) => {
        const created = await users.createUser(tx, { ...user, passwordHash, hasAgreedToTerms: true });
        if (invitation !== null) await dependencies.joinAtSignUp(tx, created, invitation);
        return signIns.signUp(tx, (await users.lock(tx, created.id)) ?? created, from);
      });
    },

    async signIn(email, password, from, knownDeviceId = null) {
      const tries = signInTries(email, from.address, knownDeviceId);
      // Tries are counted before the password is checked and given back when it was right, so that a hundred guesses
      // at the same moment count as a hundred.
      for (const counted of tries.counted) await rateLimiter.take(...counted);
      const user = await users.findByEmail(email);
      const stored = user?.passwordHash ?? null;
      const isRight = await passwords.verify(password, stored);
      if (user === null || stored === null || !isRight) throw wrongCredentials();
      const step = await inTransaction(database, async (tx) => {
        // If the password was changed while this one was being checked, this one opens nothing any more.
        const current = await users.lock(tx, user.id);
        if (current === null || current.passwordHash !== stored) throw wrongCredentials();
        return signIns.firstStep(tx, current, from);
      });
      for (const counted of tries.counted) await rateLimiter.giveBack(...counted);
      await renewHash(user.id, password, stored);
      return sessionOf(step);
    },

    signOut: sessions.end,
    authenticate: sessions.authenticate,
    sessions,
  };
}

function wrongCredentials(): AppError {
  return new AppError('invalid_credentials', 'Invalid email or password');
}
