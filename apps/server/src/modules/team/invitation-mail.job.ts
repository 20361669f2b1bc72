import type { Mail } from '@spotter/providers/ports/mail';
import { ProviderError } from '@spotter/providers/ports/provider-error';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { defineJob, handleJob, type JobHandler } from '../../queue/define-job.ts';
import { requestJobs } from '../../queue/queue.ts';
import { hashToken, newToken } from '../auth/index.ts';
import { invitationState } from './invitation-state.ts';
import { findById, setToken } from './invitations.repository.ts';
import { invitationMail } from './team.mails.ts';

/** Emails an invitation. The job's key is its id. */
const invitationMailJob = defineJob('mail-invitation', z.object({}));

/** Requests the email of an invitation; a second request before it has left adds none. */
export function requestInvitationMail(tx: Database, id: string, at: Date): Promise<void> {
  return requestJobs(tx, invitationMailJob, [{ key: id, payload: {}, dueAt: at }]);
}

/** Emails invitations. Each email has a link of its own, and the one before it ends. */
export function createInvitationMailing(dependencies: {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** null: this server has no mail. */
  mail: Mail | null;
  publicUrl: string;
}): JobHandler {
  const { database, clock, logger, mail, publicUrl } = dependencies;
  return handleJob(invitationMailJob, async ({ key: id }) => {
    const invitation = await findById(database, id);
    const isOpen = invitation !== null && invitationState(invitation, clock.now()) === 'open';
    if (mail === null || !isOpen) return { kind: 'done' };
    const token = newToken();
    await setToken(database, id, hashToken(token));
    try {
      const link = `${publicUrl}/invitation/${token}`;
      await mail.send({ to: invitation.email, ...invitationMail({ ...invitation, link }) });
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error;
      logger.warn({ error, invitationId: id }, 'An invitation was refused by the mail server');
    }
    return { kind: 'done' };
  });
}
