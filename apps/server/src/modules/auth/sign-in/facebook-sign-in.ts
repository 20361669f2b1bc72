import type { IdentityTokens, VerifiedIdentity } from '@spotter/providers/ports/identity-token';
import { ProviderError } from '@spotter/providers/ports/provider-error';
import { type Database, inTransaction } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Limit, networkOf, type RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { UserRow, UsersService } from '../../users/index.ts';
import { findIdentityOwner, insertIdentity } from '../auth.repository.ts';
import type { OpenedSession } from './sessions.ts';
import { type CameFrom, sessionOf, type SignIns } from './sign-ins.ts';

const wrongFromOneAddress: Limit = { name: 'facebook-address', tries: 100, windowMs: 15 * 60_000 };

/** Signs in a person whom Facebook vouches for; creates an account the first time. */
export type FacebookSignIn = (token: string, from: CameFrom) => Promise<OpenedSession>;

/** Identifies people only by Facebook's id: an email address never opens an account that has a password. */
export function createFacebookSignIn(dependencies: {
  database: Database;
  clock: Clock;
  users: UsersService;
  signIns: SignIns;
  rateLimiter: RateLimiter;
  /** null: no Facebook app is set up. */
  identityTokens: IdentityTokens | null;
}): FacebookSignIn {
  const { database, clock, users, signIns, rateLimiter, identityTokens } = dependencies;

  async function findUser(subject: string): Promise<UserRow | null> {
    const userId = await findIdentityOwner(database, { provider: 'facebook', subject });
    return userId === null ? null : users.getUser(userId);
  }

  async function createUser(tx: Database, identity: VerifiedIdentity, email: string): Promise<UserRow> {
    const user = await users.createUser(tx, {
      email,
      passwordHash: null,
      firstName: identity.firstName ?? email.slice(0, email.indexOf('@')),
      lastName: identity.lastName ?? '',
      phone: null,
      companyName: null,
      role: 'trainer',
      heardAboutUs: null,
      timeZone: null,
      // The terms were not shown.
      hasAgreedToTerms: false,
    });
    await insertIdentity(tx, {
      provider: 'facebook',
      subject: identity.subject,
      userId: user.id,
      createdAt: clock.now(),
    });
    return user;
  }

  async function signIn(user: UserRow, from: CameFrom): Promise<OpenedSession> {
    return sessionOf(await inTransaction(database, (tx) => signIns.firstStep(tx, user, from)));
  }

  return async (token, from) => {
    if (identityTokens === null) throw new AppError('forbidden', 'Facebook sign-in isn’t available here');
    const network = networkOf(from.address);
    await rateLimiter.take(wrongFromOneAddress, network);
    const identity = await verify(identityTokens, token);
    if (identity === null) {
      throw new AppError('invalid_credentials', 'Facebook didn’t confirm who you are. Please try again');
    }
    await rateLimiter.giveBack(wrongFromOneAddress, network);
    const known = await findUser(identity.subject);
    if (known !== null) return signIn(known, from);
    const { email } = identity;
    if (email === null) {
      throw new AppError(
        'invalid_input',
        'Facebook didn’t share your email address. Please share it, or sign up with email and password',
      );
    }
    try {
      return await inTransaction(database, async (tx) =>
        signIns.signUp(tx, await createUser(tx, identity, email), from),
      );
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'email_taken') throw error;
      // Of two first sign-ins at the same moment, the other one has just created the account.
      const made = await findUser(identity.subject);
      if (made !== null) return signIn(made, from);
      throw new AppError(
        'email_taken',
        'An account with this email already exists. Please sign in with your email and password',
      );
    }
  };
}

async function verify(identityTokens: IdentityTokens, token: string): Promise<VerifiedIdentity | null> {
  try {
    return await identityTokens.verify(token);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('provider_down', 'We couldn’t reach Facebook. Please try again in a moment');
  }
}
