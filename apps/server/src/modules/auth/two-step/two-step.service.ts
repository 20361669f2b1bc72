import { randomBytes } from 'node:crypto';
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
import { appAddress, newAppKey, stepOfCode } from './authenticator-app.ts';
import { requestAccountMail } from '../account-mails.job.ts';
import { describeDevice } from '../sign-in/describe-user-agent.ts';
import { appCodeTries, sessionCodeTries, wrongCodeMailed, wrongCodesADay } from './code-limits.ts';
import type { CheckPassword } from '../passwords/password-check.ts';
import { hashToken } from '../sign-in/secret-token.ts';
import type { OpenedSession } from '../sign-in/sessions.ts';
import type { CameFrom, SignIns } from '../sign-in/sign-ins.ts';
import {
  deleteTwoStep,
  findSignInTicket,
  findTwoStepKey,
  replaceRecoveryCodes,
  replaceTwoStepKey,
  takeSignInTicket,
  useRecoveryCode,
  useStep,
} from './two-step.repository.ts';

const recoveryCodeCount = 10;
const recoveryCodeLength = 16;

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

export function createTwoStepService(dependencies: {
  database: Database;
  clock: Clock;
  secretBox: SecretBox;
  users: UsersService;
  signIns: SignIns;
  audit: AuditLog;
  checkPassword: CheckPassword;
  rateLimiter: RateLimiter;
}): TwoStepService {
  const { database, clock, secretBox, users, signIns, audit, checkPassword, rateLimiter } = dependencies;

  /** Returns whether it is an unused code of the user's app, and marks it as used. */
  async function useAppCode(tx: Database, userId: string, code: string): Promise<boolean> {
    const row = await findTwoStepKey(tx, userId);
    if (row === null) return false;
    // A key sealed with a lost secret fits no code; recovery codes do not need it.
    if (secretBox.keyOf(row.sealedSecret) === 'unknown') return false;
    const key = secretBox.open(row.sealedSecret);
    const step = stepOfCode(key, code, clock.now());
    if (step === null) return false;
    const sealed = secretBox.keyOf(row.sealedSecret) === 'present' ? row.sealedSecret : secretBox.seal(key);
    return useStep(tx, userId, step, sealed);
  }

  /** Uses up a code of the app or a recovery code. Returns which it was; null for a wrong one. */
  async function useCode(tx: Database, userId: string, code: string): Promise<'app-code' | 'recovery-code' | null> {
    if (isAppCode(code)) return (await useAppCode(tx, userId, plain(code))) ? 'app-code' : null;
    return (await useRecoveryCode(tx, userId, hashToken(plain(code)))) ? 'recovery-code' : null;
  }

  /**
   * Runs an action that takes a code. App codes are counted first and forgiven where the action went well, so that
   * guesses at the same moment all count.
   */
  async function countCode<Done>(code: string, tries: CountedTry[], act: () => Promise<Done>): Promise<Done> {
    const counted = isAppCode(code) ? tries : [];
    for (const each of counted) await rateLimiter.take(...each);
    const done = await act();
    for (const each of counted) await rateLimiter.giveBack(...each);
    return done;
  }

  /** Emails the owner once a day when somebody who knows the password tries codes. */
  async function recordWrongCode(userId: string, { userAgent }: CameFrom): Promise<void> {
    if ((await rateLimiter.count(wrongCodesADay, userId)) !== wrongCodeMailed) return;
    const device = describeDevice(userAgent);
    await requestAccountMail(database, userId, { mail: 'wrong-codes', device, at: clock.now() });
  }

  return {
    async setUp({ id }, password) {
      const { email } = await checkPassword(id, password);
      const secret = newAppKey();
      await inTransaction(database, async (tx) => {
        await refuseWhereOn(tx, id);
        await replaceTwoStepKey(tx, id, secretBox.seal(secret));
      });
      return { secret, uri: appAddress(secret, email) };
    },

    async confirm({ id, sessionId }, code) {
      const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
      await countCode(code, sessionCodeTries(sessionId), () =>
        inTransaction(database, async (tx) => {
          await refuseWhereOn(tx, id);
          if (!(await useAppCode(tx, id, plain(code)))) {
            throw codeRefused('That code isn’t right. Please enter the one your app shows now');
          }
          const hashes = recoveryCodes.map((recoveryCode) => hashToken(plain(recoveryCode)));
          await replaceRecoveryCodes(tx, id, hashes);
          await users.setTwoStep(tx, id, true);
          await audit.record(tx, { userId: id, action: 'two-step-on' });
        }),
      );
      return recoveryCodes;
    },

    async disable({ id, sessionId }, password, code) {
      await checkPassword(id, password);
      await countCode(code, sessionCodeTries(sessionId), () =>
        inTransaction(database, async (tx) => {
          const user = await users.lock(tx, id);
          if (user !== null && user.twoStepAt !== null) {
            if (!(await useCode(tx, id, code))) throw codeRefused('That code isn’t right or was already used');
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
        return await countCode(code, tries, () =>
          inTransaction(database, async (tx) => {
            const user = await users.lock(tx, userId);
            // Checked again: the password may have been changed meanwhile, or another request was first.
            if (user === null || !(await takeSignInTicket(tx, ticketHash))) throw ticketExpired();
            const used = await useCode(tx, userId, code);
            if (used === null) throw wrongCode();
            if (used === 'recovery-code') {
              await audit.record(tx, { userId, action: 'recovery-code-used', userAgent: from.userAgent });
            }
            return signIns.complete(tx, user, from);
          }),
        );
      } catch (error) {
        if (error instanceof AppError && error.code === 'invalid_credentials') await recordWrongCode(userId, from);
        throw error;
      }
    },
  };

  async function refuseWhereOn(tx: Database, userId: string): Promise<void> {
    const user = await users.lock(tx, userId);
    if (user !== null && user.twoStepAt !== null) {
      throw new AppError('conflict', 'Two-step sign-in is already on. Turn it off first to set up another app');
    }
  }
}

/**
 * Returns four groups of four letters and digits (80 bits) that cannot be mistaken for one another (Crockford's
 * alphabet).
 */
function newRecoveryCode(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  const characters = Array.from(randomBytes(recoveryCodeLength), (byte) => alphabet[byte % alphabet.length]);
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Returns a code in the form in which codes are compared, however it was typed or copied. */
function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

/** Whether a code has the form of an app's: only those are short enough to be guessed. */
function isAppCode(code: string): boolean {
  return plain(code).length < recoveryCodeLength;
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
