import type { Database } from './database/database.ts';
import { AppError } from './http/app-error.ts';
import type { UsersService } from './modules/users/index.ts';
import type { Logger } from './platform/logger.ts';

/**
 * Creates the account of the landing page's trainer, whose calls can be booked from then on. It has no password:
 * the reader of the address's mailbox sets one by "Forgot password", and no other person can sign in.
 */
export async function createLandingTrainer(
  email: string,
  {
    database,
    users,
    logger,
  }: { database: Database; users: Pick<UsersService, 'findByEmail' | 'createUser'>; logger: Logger },
): Promise<void> {
  if ((await users.findByEmail(email)) !== null) return;
  try {
    await users.createUser(database, {
      email,
      passwordHash: null,
      firstName: nameIn(email),
      lastName: '',
      phone: null,
      companyName: null,
      role: 'trainer',
      heardAboutUs: null,
      timeZone: null,
      hasAgreedToTerms: false,
    });
    logger.info('The account of LANDING_TRAINER_EMAIL was created: "Forgot password" sets its password');
  } catch (error) {
    // Another process of this server was faster.
    if (!(error instanceof AppError) || error.code !== 'email_taken') throw error;
  }
}

/** Returns the first name in an address: "dana.reyes@…" is Dana, until she changes it. */
function nameIn(email: string): string {
  const [word = ''] = email.split(/[^\p{L}]+/u);
  return word === '' ? 'Coach' : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}
