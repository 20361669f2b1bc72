import { randomBytes } from 'node:crypto';
import type { TwoStepSetup } from '@spotter/contract';
import { type Database, inTransaction } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { SessionUser } from '../../../http/auth-guard.ts';
import type { Limit, RateLimiter } from '../../../http/limits/rate-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { UsersService } from '../../users/index.ts';
import type { AuditLog } from '../audit-log.ts';
import { appAddress, newAppKey, stepOfCode } from './authenticator-app.ts';
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

/**
 * Three of a million codes are valid at a time, so a year of tries with the right password succeeds with a chance of
 * about one in a hundred.
 */
export const wrongCodes: Limit = { name: 'two-step-code', tries: 10, windowMs: 24 * 60 * 60_000 };
const recoveryCodeCount = 10;
const recoveryCodeLength = 16;

export type TwoStepService = {
  /**
   * Creates a key for an app, for a user who knows the password. It counts once `confirm` has seen one of its codes.
   */
  setUp(session: SessionUser, password: string): Promise<TwoStepSetup>;
  /** Turns the second step on. Returns the recovery codes, which are never shown again. */
  confirm(session: SessionUser, code: string): Promise<string[]>;
  /** Turns it off, for a user who knows the password. */
  disable(session: SessionUser, password: string): Promise<void>;
  /** Takes the second step of a sign-in, with a code of the app or a recovery code, which can be used once. */
  verify(ticket: string, code: string, from: CameFrom): Promise<OpenedSession>;
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

    async confirm({ id }, code) {
      await rateLimiter.take(wrongCodes, id);
      const recoveryCodes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
      await inTransaction(database, async (tx) => {
        await refuseWhereOn(tx, id);
        if (!(await useAppCode(tx, id, plain(code)))) {
          const message = 'That code isn’t right. Please enter the one your app shows now';
          throw new AppError('invalid_input', message, [{ path: 'code', message }]);
        }
        const hashes = recoveryCodes.map((recoveryCode) => hashToken(plain(recoveryCode)));
        await replaceRecoveryCodes(tx, id, hashes);
        await users.setTwoStep(tx, id, true);
        await audit.record(tx, { userId: id, action: 'two-step-on' });
      });
      await rateLimiter.forgive(wrongCodes, id);
      return recoveryCodes;
    },

    async disable({ id }, password) {
      await checkPassword(id, password);
      await inTransaction(database, async (tx) => {
        const user = await users.lock(tx, id);
        await deleteTwoStep(tx, id);
        if (user === null || user.twoStepAt === null) return;
        await users.setTwoStep(tx, id, false);
        await audit.record(tx, { userId: id, action: 'two-step-off' });
      });
    },

    async verify(ticket, code, from) {
      const ticketHash = hashToken(ticket);
      const userId = await findSignInTicket(database, ticketHash, clock.now());
      if (userId === null) throw ticketExpired();
      await rateLimiter.take(wrongCodes, userId);
      const opened = await inTransaction(database, async (tx) => {
        const user = await users.lock(tx, userId);
        // Checked again: the password may have been changed meanwhile, or another request was first.
        if (user === null || !(await takeSignInTicket(tx, ticketHash))) throw ticketExpired();
        if (await useAppCode(tx, userId, plain(code))) return signIns.complete(tx, user, from);
        if (!(await useRecoveryCode(tx, userId, hashToken(plain(code))))) throw wrongCode();
        await audit.record(tx, { userId, action: 'recovery-code-used', userAgent: from.userAgent });
        return signIns.complete(tx, user, from);
      });
      await rateLimiter.forgive(wrongCodes, userId);
      return opened;
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

function wrongCode(): AppError {
  return new AppError('invalid_credentials', 'That code isn’t right or was already used');
}

function ticketExpired(): AppError {
  return new AppError('ticket_expired', 'This took too long. Please sign in again');
}
