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
  /** null: signs in by a provider only. */
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  companyName: string | null;
  role: UserRow['role'];
  heardAboutUs: UserRow['heardAboutUs'];
  /** As the browser names it; UTC where it names none that exists. */
  timeZone: string | null;
  hasAgreedToTerms: boolean;
};

/** What one may change of oneself; what is left out stays. */
export type OwnChange = {
  [Field in 'firstName' | 'lastName' | 'phone' | 'companyName' | 'timeZone' | 'meetingPlace']?:
    | UserRow[Field]
    | undefined;
};

export type UsersService = {
  /** Stores a user. Refuses an address that has an account. */
  createUser(tx: Database, user: NewUser): Promise<UserRow>;
  findByEmail(email: string): Promise<UserRow | null>;
  getUser(id: string): Promise<UserRow>;
  update(id: string, change: OwnChange): Promise<void>;
  /** The user as of now, held until the transaction ends: nothing can be added to the account meanwhile. */
  lock(tx: Database, id: string): Promise<UserRow | null>;
  setPasswordHash(tx: Database, id: string, passwordHash: string): Promise<void>;
  /** Puts a hash of the same password in the place of another, unless the password was changed meanwhile. */
  exchangePasswordHash(id: string, hashes: { from: string; to: string }): Promise<void>;
  /** Deletes a user, and with the user every row that hangs on it. */
  delete(tx: Database, id: string): Promise<void>;
};

export function createUsersService({ database, clock }: { database: Database; clock: Clock }): UsersService {
  return {
    async createUser(tx, { timeZone, hasAgreedToTerms, ...user }) {
      const now = clock.now();
      const row = await insertUser(tx, {
        ...user,
        id: newId(),
        email: normalEmail(user.email),
        timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC',
        termsAgreedAt: hasAgreedToTerms ? now : null,
        meetingPlace: null,
        avatarVersion: null,
        createdAt: now,
      });
      if (row === null) throw new AppError('email_taken', 'An account with this email already exists');
      return row;
    },

    findByEmail: (email) => findUserByEmail(database, normalEmail(email)),

    async getUser(id) {
      const row = isId(id) ? await findUserById(database, id) : null;
      if (row === null) throw new AppError('not_found', 'There is no such user');
      return row;
    },

    async update(id, change) {
      if (change.timeZone !== undefined && !isTimeZone(change.timeZone)) {
        const message = 'This time zone is not known';
        throw new AppError('invalid_input', message, [{ path: 'timeZone', message }]);
      }
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      if (Object.keys(given).length > 0) await updateUser(database, id, given);
    },

    lock: lockUser,
    setPasswordHash: (tx, id, passwordHash) => updateUser(tx, id, { passwordHash }),
    exchangePasswordHash: (id, hashes) => exchangePasswordHash(database, id, hashes),
    delete: deleteUser,
  };
}

/** One spelling for every way of writing an address. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
