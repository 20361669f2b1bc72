import type { Mail } from '@spotter/providers/ports/mail';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { writeLetter } from '../../platform/letter.ts';
import type { Logger } from '../../platform/logger.ts';
import { defineJob, handleJob } from '../../queue/define-job.ts';
import { bots } from '../bots/bots.tables.ts';
import { credentials } from '../connections/connections.tables.ts';
import { nameOf } from '../connections/integrations.ts';
import { isProviderError } from '../connections/provider-failure.ts';
import type { UsersService } from '../users/users.service.ts';
import { sendPauses } from './send-pauses.tables.ts';

/** Tells the coach that the platform has restricted an account. Its key is the bot's id. */
export const restrictionNoticeJob = defineJob('restriction-notice', z.object({}));

/** The mail goes out unless the restriction is over by then. */
export function createRestrictionNotice(options: {
  database: Database;
  users: Pick<UsersService, 'getUser'>;
  /** null: this server has no mail. */
  mail: Mail | null;
  logger: Logger;
}) {
  const { database, mail, logger } = options;
  return handleJob(restrictionNoticeJob, async ({ key }) => {
    const [row] = await database
      .select({
        userId: bots.userId,
        service: credentials.integration,
        username: credentials.username,
        because: sendPauses.because,
      })
      .from(bots)
      .innerJoin(credentials, eq(credentials.id, bots.credentialId))
      .innerJoin(sendPauses, eq(sendPauses.botId, bots.id))
      .where(eq(bots.id, key));
    if (row?.because !== 'account-restricted') return { kind: 'done' };
    if (mail === null) {
      logger.warn('A coach could not be told that an account is restricted: SMTP_URL is not set');
      return { kind: 'done' };
    }
    const { email, firstName } = await options.users.getUser(row.userId);
    const letter = writeLetter({
      paragraphs: [
        `Hello ${firstName},`,
        `${nameOf(row.service)} does not let the account ${row.username} send messages at the moment. It may be restricted for a while, or access to its messages may be switched off in its settings.`,
        'Spotter sends nothing from it meanwhile and tries again by itself. Look into the account: its notices say why, and how long it lasts.',
      ],
    });
    try {
      await mail.send({ to: email, subject: `${row.username} cannot send messages at the moment`, ...letter });
    } catch (error) {
      if (!isProviderError(error) || error.kind !== 'rejected') throw error;
      logger.warn({ error, userId: row.userId }, 'The mail server does not take the mail on a restricted account');
    }
    return { kind: 'done' };
  });
}
