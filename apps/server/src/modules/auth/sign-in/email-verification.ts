import { type Database, inTransaction } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionUser } from '../../../http/auth-guard.ts';
import { type Limit, networkOf, type RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { UsersService } from '../../users/index.ts';
import { requestVerifyEmail } from '../account-mails.job.ts';
import type { AuditLog } from '../audit-log.ts';
import { findEmailVerification } from '../auth.repository.ts';
import { hashToken } from './secret-token.ts';
import type { CameFrom } from './sign-ins.ts';

const hourMs = 60 * 60_000;
const asksForOneAccount: Limit = { name: 'verify-email-account', tries: 5, windowMs: hourMs };
const wrongTokensFromOneAddress: Limit = { name: 'verify-email-token', tries: 30, windowMs: hourMs };

export type EmailVerification = {
  /** Confirms an address with a mailed token. Opening the link again while it is valid has the same result. */
  verify(token: string, from: CameFrom): Promise<void>;
  /** Sends another link, where one is needed. */
  resend(session: SessionUser): Promise<void>;
};

export function createEmailVerification(dependencies: {
  database: Database;
  clock: Clock;
  users: UsersService;
  audit: AuditLog;
  rateLimiter: RateLimiter;
}): EmailVerification {
  const { database, clock, users, audit, rateLimiter } = dependencies;
  return {
    async verify(token, { address, userAgent }) {
      const network = networkOf(address);
      await rateLimiter.take(wrongTokensFromOneAddress, network);
      const userId = await findEmailVerification(database, hashToken(token), clock.now());
      if (userId === null) {
        throw new AppError('invalid_input', 'This link no longer works. Please get a new one');
      }
      await rateLimiter.giveBack(wrongTokensFromOneAddress, network);
      await inTransaction(database, async (tx) => {
        const user = await users.lock(tx, userId);
        if (user === null || user.emailVerifiedAt !== null) return;
        await users.markVerified(tx, userId);
        await audit.record(tx, { userId, action: 'email-verified', userAgent });
      });
    },

    async resend({ id }) {
      const user = await users.getUser(id);
      if (user.emailVerifiedAt !== null) return;
      await rateLimiter.take(asksForOneAccount, id);
      await requestVerifyEmail(database, id, clock.now());
    },
  };
}
