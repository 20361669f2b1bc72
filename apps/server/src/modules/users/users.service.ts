import { parseMailAddress } from '@spotter/contract';
import { isTimeZone, resolveTimeZone } from '@spotter/language/zones/time-zone';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import {
  deleteUser,
  exchangePasswordHash,
  findUserByEmail,
  findUserById,
  insertUser,
  lockUser,
  updateUser,
  type UserRow,
} from './users.repository.ts';

export type NewUser = {
  email: string;
  /** null: the user signs in by a provider only. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  companyName: string | null;
  role: UserRow['role'];
  heardAboutUs: UserRow['heardAboutUs'];
  /** The time zone named by the browser; UTC when it names none that exists. */
  timeZone: string | null;
  hasAgreedToTerms: boolean;
};

/** The fields that users may change about themselves; omitted ones stay. */
export type OwnChange = {
  [Field in 'firstName' | 'lastName' | 'phone' | 'companyName' | 'timeZone' | 'meetingPlace']?:
    | UserRow[Field]
    | undefined;
};

export type UsersService = {
  /** Stores a user. Refuses an address that has an account. */
  createUser(tx: Database, user: NewUser): Promise<UserRow>;
  findByEmail(email: string): Promise<UserRow | null>;
  find(id: string): Promise<UserRow | null>;
  getUser(id: string): Promise<UserRow>;
  update(id: string, change: OwnChange): Promise<void>;
  /** Returns the user as of now, locked until the transaction ends: nothing can be added to the account meanwhile. */
  lock(tx: Database, id: string): Promise<UserRow | null>;
  setPasswordHash(tx: Database, id: string, passwordHash: string): Promise<void>;
  /** Marks the address as confirmed by the user. */
  markVerified(tx: Database, id: string): Promise<void>;
  /** Returns whether a user has confirmed their address. */
  isVerified(id: string): Promise<boolean>;
  /** Refuses, as `email_not_verified`, a user who has not confirmed their address. */
  requireVerified(id: string): Promise<void>;
  setTwoStep(tx: Database, id: string, isOn: boolean): Promise<void>;
  /** Replaces a password's hash by another one of the same password, unless the password was changed meanwhile. */
  exchangePasswordHash(id: string, hashes: { from: string; to: string }): Promise<void>;
  /** Deletes a user, and with it every row that references it. */
  delete(tx: Database, id: string): Promise<void>;
};

export function createUsersService(dependencies: {
  database: Database;
  clock: Clock;
  /** Whether addresses must be confirmed; if not, all of them count as confirmed. */
  verifyEmail: boolean;
}): UsersService {
  const { database, clock, verifyEmail } = dependencies;

  /** Returns a user as the rest of the server sees it, with the address confirmed if no confirmation is required. */
  function known<Row extends UserRow | null>(row: Row): Row {
    return verifyEmail || row === null ? row : { ...row, emailVerifiedAt: row.emailVerifiedAt ?? row.createdAt };
  }

  const find = async (id: string) => known(isId(id) ? await findUserById(database, id) : null);

  async function getUser(id: string): Promise<UserRow> {
    const row = await find(id);
    if (row === null) throw new AppError('not_found', 'There is no such user');
    return row;
  }

  const isVerified = async (id: string) => (await getUser(id)).emailVerifiedAt !== null;

  return {
    async createUser(tx, { timeZone, hasAgreedToTerms, ...user }) {
      const now = clock.now();
      const row = await insertUser(tx, {
        ...user,
        id: newId(),
        email: normalEmail(user.email),
        timeZone: resolveTimeZone(timeZone),
        termsAgreedAt: hasAgreedToTerms ? now : null,
        emailVerifiedAt: null,
        twoStepAt: null,
        meetingPlace: null,
        avatarVersion: null,
        createdAt: now,
      });
      if (row === null) throw new AppError('email_taken', 'An account with this email already exists');
      return known(row);
    },

    findByEmail: async (email) => known(await findUserByEmail(database, normalEmail(email))),
    find,
    getUser,

    async update(id, change) {
      if (change.timeZone !== undefined && !isTimeZone(change.timeZone)) {
        const message = 'We don’t know this time zone';
        throw new AppError('invalid_input', message, [{ path: 'timeZone', message }]);
      }
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      if (Object.keys(given).length > 0) await updateUser(database, id, given);
    },

    lock: async (tx, id) => known(await lockUser(tx, id)),
    setPasswordHash: (tx, id, passwordHash) => updateUser(tx, id, { passwordHash }),
    markVerified: (tx, id) => updateUser(tx, id, { emailVerifiedAt: clock.now() }),
    isVerified,
    async requireVerified(id) {
      if (!(await isVerified(id))) throw emailNotVerified();
    },
    setTwoStep: (tx, id, isOn) => updateUser(tx, id, { twoStepAt: isOn ? clock.now() : null }),
    exchangePasswordHash: (id, hashes) => exchangePasswordHash(database, id, hashes),
    delete: deleteUser,
  };
}

/** Returns the refusal of what an account cannot do before its address is confirmed. */
export function emailNotVerified(): AppError {
  return new AppError('email_not_verified', 'Please confirm your email address first. The link is in your inbox');
}

/** Returns the one spelling that stands for every way of writing an address. */
export function normalEmail(email: string): string {
  return parseMailAddress(email) ?? email.trim().toLowerCase();
}
