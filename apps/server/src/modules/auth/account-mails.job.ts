import type { Mail, OutgoingMail } from '@spotter/providers/ports/mail';
import { ProviderError } from '@spotter/providers/ports/provider-error';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import type { Logger } from '../../platform/logger.ts';
import { defineJob, handleJob, type JobHandler } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import type { UserRow, UsersService } from '../users/index.ts';
import { insertEmailVerification } from './auth.repository.ts';
import { newDeviceMail, passwordChangedMail, twoStepOffMail, verifyEmailMail, wrongCodesMail } from './auth.mails.ts';
import { hashToken, newToken } from './sign-in/secret-token.ts';

const dayMs = 24 * 3_600_000;
/** How long a link to confirm an address works. */
const linkMs = 3 * dayMs;
/** The age after which an unsent email is dropped, because it says nothing new any more. */
const giveUpAfterMs = dayMs;

const instant = z.iso.datetime().transform((text) => new Date(text));
const Payload = z.object({
  userId: z.string(),
  mail: z.enum(['verify-email', 'password-changed', 'new-device', 'wrong-codes', 'two-step-off']),
  device: z.string().nullable(),
  at: instant,
});
type AccountMail = Pick<z.output<typeof Payload>, 'mail' | 'device' | 'at'>;

/** Emails a user about the account. */
const accountMailJob = defineJob('mail-account', Payload);

/** Requests an email with a link to confirm the address; a second request before it has left adds none. */
export function requestVerifyEmail(tx: Database, userId: string, at: Date): Promise<void> {
  const payload = { userId, mail: 'verify-email' as const, device: null, at };
  return requestJobs(tx, accountMailJob, [{ key: `${userId} verify-email`, payload, dueAt: at }]);
}

/** Requests an email about something that was done. */
export function requestAccountMail(
  tx: Database,
  userId: string,
  { mail, device, at }: AccountMail & { mail: Exclude<AccountMail['mail'], 'verify-email'> },
): Promise<void> {
  const payload = { userId, mail, device, at };
  return requestJobs(tx, accountMailJob, [{ key: `${userId} ${newId()}`, payload, dueAt: at }]);
}

/** Emails users about their accounts. Retries for a day until a mail server accepts the email. */
export function createAccountMailing(dependencies: {
  database: Database;
  clock: Clock;
  logger: Logger;
  users: Pick<UsersService, 'find'>;
  /** null: this server has no mail. */
  mail: Mail | null;
  publicUrl: string;
}): JobHandler {
  const { database, clock, logger, users, mail, publicUrl } = dependencies;

  /** Returns the email; null: there is nothing to say any more. */
  async function write(user: UserRow, about: AccountMail): Promise<Omit<OutgoingMail, 'to'> | null> {
    const { firstName, timeZone } = user;
    const done = { firstName, device: about.device, at: about.at, timeZone, link: `${publicUrl}/forgot-password` };
    switch (about.mail) {
      case 'password-changed':
        return passwordChangedMail(done);
      case 'new-device':
        return newDeviceMail(done);
      case 'wrong-codes':
        return wrongCodesMail(done);
      case 'two-step-off':
        return twoStepOffMail(done);
      case 'verify-email': {
        if (user.emailVerifiedAt !== null) return null;
        const token = newToken();
        const now = clock.now();
        const expiresAt = new Date(now.getTime() + linkMs);
        await insertEmailVerification(database, { tokenHash: hashToken(token), userId: user.id, expiresAt }, now);
        return verifyEmailMail({ firstName, link: `${publicUrl}/verify-email?token=${token}` });
      }
    }
  }

  return handleJob(accountMailJob, async ({ payload: { userId, ...about } }) => {
    const user = await users.find(userId);
    if (user === null) return { kind: 'done' };
    if (mail === null) {
      logger.error({ mail: about.mail }, 'A mail about an account could not be sent: SMTP_URL is not set');
      return { kind: 'done' };
    }
    if (clock.now().getTime() - about.at.getTime() >= giveUpAfterMs) {
      logger.error({ mail: about.mail, userId }, 'A mail about an account was given up after a day');
      return { kind: 'done' };
    }
    const written = await write(user, about);
    if (written === null) return { kind: 'done' };
    try {
      await mail.send({ to: user.email, ...written });
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error;
      logger.warn({ error, userId }, 'A mail about an account was refused by the mail server');
    }
    return { kind: 'done' };
  });
}
