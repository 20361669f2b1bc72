import { createHash } from 'node:crypto';
import type { Mail } from '@spotter/providers/ports/mail';
import { ProviderError } from '@spotter/providers/ports/provider-error';
import { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import { defineJob, handleJob, type JobHandler } from '../../../queue/define-job.ts';
import { forgetJobs, requestJobs } from '../../../queue/queue.ts';
import { normalEmail, type UsersService } from '../../users/index.ts';
import { insertPasswordReset } from '../auth.repository.ts';
import { passwordResetMail } from '../auth.mails.ts';
import { hashToken, newToken } from '../sign-in/secret-token.ts';

/** How long a mailed link works. */
const linkMs = 60 * 60_000;

/** Emails a link to set a new password to an address, which may belong to no user. */
const passwordResetJob = defineJob(
  'mail-password-reset',
  z.object({ email: z.string(), requestedAt: z.iso.datetime().transform((text) => new Date(text)) }),
);

/**
 * Requests the email. Only the job looks up whether the address is known, so that asking takes the same path,
 * and the same time, for every address.
 */
export async function requestPasswordReset(database: Database, email: string, now: Date): Promise<void> {
  const payload = { email: normalEmail(email), requestedAt: now };
  await requestJobs(database, passwordResetJob, [{ key: keyOf(email), payload, dueAt: now }]);
}

/** Cancels the email that an address may be waiting for. */
export async function forgetPasswordReset(tx: Database, email: string): Promise<void> {
  await forgetJobs(tx, passwordResetJob, [keyOf(email)]);
}

/** Emails links. Retries until a mail server accepts the email, for as long as the link would have worked. */
export function createPasswordResetMailing(dependencies: {
  database: Database;
  clock: Clock;
  logger: Logger;
  users: UsersService;
  /** null: this server has no mail. */
  mail: Mail | null;
  publicUrl: string;
}): JobHandler {
  const { database, clock, logger, users, mail, publicUrl } = dependencies;

  return handleJob(passwordResetJob, async ({ payload: { email, requestedAt } }) => {
    const user = await users.findByEmail(email);
    if (user === null) return { kind: 'done' };
    if (mail === null) {
      logger.error('A link to set a new password could not be emailed: SMTP_URL is not set');
      return { kind: 'done' };
    }
    const now = clock.now();
    if (now.getTime() - requestedAt.getTime() >= linkMs) {
      logger.error('A link to set a new password could not be emailed within an hour and was given up');
      return { kind: 'done' };
    }
    const token = newToken();
    const expiresAt = new Date(now.getTime() + linkMs);
    await insertPasswordReset(database, { tokenHash: hashToken(token), userId: user.id, expiresAt }, now);
    const link = `${publicUrl}/reset-password?token=${token}`;
    try {
      await mail.send({ to: user.email, ...passwordResetMail({ firstName: user.firstName, link }) });
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error;
      logger.warn({ error }, 'A link to set a new password was refused by the mail server');
    }
    return { kind: 'done' };
  });
}

/** The key is not the address, because keys of jobs get into the log. */
function keyOf(email: string): string {
  return createHash('sha256').update(normalEmail(email)).digest('hex');
}
