import type { Mail } from '@spotter/providers/ports/mail';
import type { Logger } from '../../platform/logger.ts';
import { writeLetter } from '../../platform/letter.ts';
import type { UsersService } from '../users/users.service.ts';
import { isProviderError } from './provider-failure.ts';
import type { ReconnectNotice } from './reconnect-needed.job.ts';

/** Mails a coach that an account has to be connected again. Throws when a later try may succeed. */
export function createReconnectMailing(dependencies: {
  users: Pick<UsersService, 'getUser'>;
  /** null: this server has no mail. */
  mail: Mail | null;
  logger: Logger;
  publicUrl: string;
}): (userId: string, notice: ReconnectNotice) => Promise<void> {
  const { users, mail, logger, publicUrl } = dependencies;
  return async (userId, { service, username }) => {
    if (mail === null) {
      logger.warn('A coach could not be told to connect an account again: SMTP_URL is not set');
      return;
    }
    const { email, firstName } = await users.getUser(userId);
    const letter = writeLetter({
      paragraphs: [
        `Hello ${firstName},`,
        `${service} no longer lets Spotter use the account ${username}. This happens after a change of password, or when access was taken away.`,
        'Until you connect it again nothing is sent from it. What waits to be sent goes out by itself afterwards, as far as the platform still allows it.',
      ],
      action: { label: 'Connect it again', link: new URL('/agents', publicUrl).href },
    });
    try {
      await mail.send({ to: email, subject: `Please connect ${username} again`, ...letter });
    } catch (error) {
      if (!isProviderError(error) || error.kind !== 'rejected') throw error;
      logger.warn({ error, userId }, 'The mail server does not take the mail to connect an account again');
    }
  };
}
