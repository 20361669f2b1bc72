import { createHash, randomBytes } from 'node:crypto';
import { type Database, inTransaction } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Authenticate, SessionUser } from '../../http/auth-guard.ts';
import { type Limit, networkOf, type RateLimiter } from '../../http/rate-limit.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { PasswordHasher } from '../../platform/password-hash.ts';
import type { UserRow } from '../users/users.repository.ts';
import { type NewUser, normalEmail, type UsersService } from '../users/users.service.ts';
import { deleteSession, extendSession, findSession, insertSession } from './auth.repository.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const sessionMs = 30 * dayMs;
const wrongForOneAccount: Limit = { name: 'sign-in-account', tries: 10, windowMs: 15 * minuteMs };
const wrongFromOneAddress: Limit = { name: 'sign-in-address', tries: 100, windowMs: 15 * minuteMs };

export type OpenedSession = { token: string; user: UserRow };

export type AuthService = {
  /** Makes an account and signs it in. `address` is the network address that asks. */
  signUp(user: Omit<NewUser, 'passwordHash'> & { password: string }, address: string): Promise<OpenedSession>;
  signIn(email: string, password: string, address: string): Promise<OpenedSession>;
  /** Ends a session: its token opens nothing from here on. */
  signOut(session: SessionUser): Promise<void>;
  authenticate: Authenticate;
};

export type AuthDependencies = {
  database: Database;
  clock: Clock;
  users: UsersService;
  passwords: PasswordHasher;
  rateLimiter: RateLimiter;
  signUpsPerHour: number;
  /** Told when a session has ended, so that what hangs on it (sockets) can be closed. */
  onSessionEnded: (sessionId: string) => Promise<void>;
};

export function createAuthService(dependencies: AuthDependencies): AuthService {
  const { database, clock, users, passwords, rateLimiter } = dependencies;
  const signUps: Limit = { name: 'sign-up', tries: dependencies.signUpsPerHour, windowMs: 60 * minuteMs };

  async function openSession(tx: Database, user: UserRow): Promise<OpenedSession> {
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    await insertSession(tx, {
      id: newId(),
      userId: user.id,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + sessionMs),
    });
    return { token, user };
  }

  return {
    async signUp({ password, ...user }, address) {
      await rateLimiter.take(signUps, networkOf(address));
      const passwordHash = await passwords.hash(password);
      return inTransaction(database, async (tx) =>
        openSession(tx, await users.createUser(tx, { ...user, passwordHash })),
      );
    },

    async signIn(email, password, address) {
      const network = networkOf(address);
      const account = `${normalEmail(email)}\n${network}`;
      // Counted before the password is looked at and given back when it was right: a hundred guesses at the same
      // moment are a hundred guesses.
      await rateLimiter.take(wrongFromOneAddress, network);
      await rateLimiter.take(wrongForOneAccount, account);
      const user = await users.findByEmail(email);
      const isRight = await passwords.verify(password, user?.passwordHash ?? null);
      if (user === null || !isRight) throw new AppError('invalid_credentials', 'Invalid email or password');
      await rateLimiter.giveBack(wrongForOneAccount, account);
      await rateLimiter.giveBack(wrongFromOneAddress, network);
      return inTransaction(database, (tx) => openSession(tx, user));
    },

    async signOut({ sessionId }) {
      await deleteSession(database, sessionId);
      await dependencies.onSessionEnded(sessionId);
    },

    async authenticate(token) {
      const now = clock.now();
      const session = await findSession(database, hashToken(token), now);
      if (session === null) return null;
      const expiresAt = new Date(now.getTime() + sessionMs);
      // Moved on once a day, not with every call.
      if (expiresAt.getTime() - session.expiresAt.getTime() >= dayMs)
        await extendSession(database, session.id, expiresAt);
      return { id: session.userId, sessionId: session.id };
    },
  };
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
