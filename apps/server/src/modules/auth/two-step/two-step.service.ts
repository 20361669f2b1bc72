import type { TwoStepSetup } from '@spotter/contract';
import { type Database, inTransaction } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionUser } from '../../../http/auth-guard.ts';
import { findUserAgent } from '../../../http/caller.ts';
import type { CountedTry, RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { UsersService } from '../../users/index.ts';
import type { AuditLog } from '../audit-log.ts';
import { appAddress, newAppKey } from './authenticator-app.ts';
import { requestAccountMail } from '../account-mails.job.ts';
import { describeDevice } from '../sign-in/describe-user-agent.ts';
import { appCodeTries, sessionCodeTries, wrongCodeMailed, wrongCodesADay } from './code-limits.ts';
import { isAppCode, newRecoveryCode, plainCode } from './code-forms.ts';
import { useAppCode, useCode } from './use-code.ts';
import type { CheckPassword } from '../passwords/password-check.ts';
import { hashToken } from '../sign-in/secret-token.ts';
import type { OpenedSession } from '../sign-in/sessions.ts';
import type { CameFrom, SignIns } from '../sign-in/sign-ins.ts';
import {
  deleteTwoStep,
  findSignInTicket,
  replaceRecoveryCodes,
  replaceTwoStepKey,
  takeSignInTicket,
} from './two-step.repository.ts';

const recoveryCodeCount = 10;

export type TwoStepService = {
  /**
   * Creates a key for an app, for a user who knows the password.
   * It counts once `confirm` has seen one of its codes.
   */
  setUp(session: SessionUser, password: string): Promise<TwoStepSetup>;
  /** Turns the second step on. Returns the recovery codes, which are never shown again. */
  confirm(session: SessionUser, code: string): Promise<string[]>;
  /** Turns it off, for a user who knows the password and has a code of the app or a recovery code. */
  disable(session: SessionUser, password: string, code: string): Promise<void>;
  /**
   * Takes the second step of a sign-in, with a code of the app or a recovery code, which can be used once.
   * `recognize` returns the device if the account was signed in to there before.
   */
  verify(
    ticket: string,
    code: string,
    from: CameFrom,
    recognize: (email: string) => string | null,
  ): Promise<OpenedSession>;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  users: UsersService;
  signIns: SignIns;
  audit: AuditLog;
  checkPassword: CheckPassword;
  rateLimiter: RateLimiter;
};

export function createTwoStepService(dependencies: Dependencies): TwoStepService {
  const { database, clock, secretBox, users, signIns, audit, checkPassword } = dependencies;

  return {
    async setUp(session, password) {
      const { id, email } = await checkPassword(session, password);
      const secret = newAppKey();
      await inTransaction(database, async (tx) => {
        await refuseWhereOn(users, tx, id);
        await replaceTwoStepKey(tx, id, secretBox.seal(secret));
      });
      return { secret, uri: appAddress(secret, email) };
    },

    async confirm({ id, sessionId }, code) {
      const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
      await countCode(dependencies.rateLimiter, code, sessionCodeTries(sessionId), () =>
        inTransaction(database, async (tx) => {
          await refuseWhereOn(users, tx, id);
          if (!(await useAppCode(dependencies, tx, id, plainCode(code)))) {
            throw codeRefused('That code isn’t right. Please enter the one your app shows now');
          }
          const hashes = recoveryCodes.map((recoveryCode) => hashToken(plainCode(recoveryCode)));
          await replaceRecoveryCodes(tx, id, hashes);
          await users.setTwoStep(tx, id, true);
          await audit.record(tx, { userId: id, action: 'two-step-on' });
        }),
      );
      return recoveryCodes;
    },

    async disable(session, password, code) {
      const { id } = await checkPassword(session, password);
      await countCode(dependencies.rateLimiter, code, sessionCodeTries(session.sessionId), () =>
        inTransaction(database, async (tx) => {
          const user = await users.lock(tx, id);
          if (user !== null && user.twoStepAt !== null) {
            if (!(await useCode(dependencies, tx, id, code)))
              throw codeRefused('That code isn’t right or was already used');
            await users.setTwoStep(tx, id, false);
            await audit.record(tx, { userId: id, action: 'two-step-off' });
            const device = describeDevice(findUserAgent(id));
            await requestAccountMail(tx, id, { mail: 'two-step-off', device, at: clock.now() });
          }
          await deleteTwoStep(tx, id);
        }),
      );
    },

    async verify(ticket, code, from, recognize) {
      const ticketHash = hashToken(ticket);
      const userId = await findSignInTicket(database, ticketHash, clock.now());
      if (userId === null) throw ticketExpired();
      const knownDeviceId = recognize((await users.getUser(userId)).email);
      const tries = appCodeTries({ userId, ticketHash, address: from.address, knownDeviceId });
      try {
        return await countCode(dependencies.rateLimiter, code, tries, () =>
          inTransaction(database, async (tx) => {
            const user = await users.lock(tx, userId);
            // Checked again: the password may have been changed meanwhile, or another request was first.
            if (user === null || !(await takeSignInTicket(tx, ticketHash))) throw ticketExpired();
            const used = await useCode(dependencies, tx, userId, code);
            if (used === null) throw wrongCode();
            if (used === 'recovery-code') {
              await audit.record(tx, { userId, action: 'recovery-code-used', userAgent: from.userAgent });
            }
            return signIns.complete(tx, user, from);
          }),
        );
      } catch (error) {
        if (error instanceof AppError && error.code === 'invalid_credentials')
          await recordWrongCode(dependencies, userId, from);
        throw error;
      }
    },
  };
}

async function refuseWhereOn(users: UsersService, tx: Database, userId: string): Promise<void> {
  const user = await users.lock(tx, userId);
  if (user !== null && user.twoStepAt !== null) {
    throw new AppError('conflict', 'Two-step sign-in is already on. Turn it off first to set up another app');
  }
}

/**
 * Runs an action that takes a code. App codes are counted first and forgiven where the action went well, so that
 * guesses at the same moment all count.
 */
async function countCode<Done>(
  rateLimiter: RateLimiter,
  code: string,
  tries: CountedTry[],
  act: () => Promise<Done>,
): Promise<Done> {
  const counted = isAppCode(code) ? tries : [];
  for (const each of counted) await rateLimiter.take(...each);
  const done = await act();
  for (const each of counted) await rateLimiter.giveBack(...each);
  return done;
}

/** Emails the owner once a day when somebody who knows the password tries codes. */
async function recordWrongCode(
  { database, clock, rateLimiter }: Dependencies,
  userId: string,
  { userAgent }: CameFrom,
): Promise<void> {
  if ((await rateLimiter.count(wrongCodesADay, userId)) !== wrongCodeMailed) return;
  const device = describeDevice(userAgent);
  await requestAccountMail(database, userId, { mail: 'wrong-codes', device, at: clock.now() });
}

/** Refuses a code within a session, which goes on. */
function codeRefused(message: string): AppError {
  return new AppError('invalid_input', message, [{ path: 'code', message }]);
}

function wrongCode(): AppError {
  return new AppError('invalid_credentials', 'That code isn’t right or was already used');
}

function ticketExpired(): AppError {
  return new AppError('ticket_expired', 'This took too long. Please sign in again');
}
