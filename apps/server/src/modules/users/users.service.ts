import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { isId, newId } from '../../platform/ids.ts';
import { findUserByEmail, findUserById, insertUser, type UserRow } from './users.repository.ts';

export type NewUser = {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  companyName: string | null;
  role: UserRow['role'];
  heardAboutUs: UserRow['heardAboutUs'];
  /** As the browser names it; UTC where it names none that exists. */
  timeZone: string | null;
};

export type UsersService = {
  /** Stores a user who has accepted the terms. Refuses an address that has an account. */
  createUser(tx: Database, user: NewUser): Promise<UserRow>;
  findByEmail(email: string): Promise<UserRow | null>;
  getUser(id: string): Promise<UserRow>;
};

export function createUsersService({ database, clock }: { database: Database; clock: Clock }): UsersService {
  return {
    async createUser(tx, { timeZone, ...user }) {
      const now = clock.now();
      const row = await insertUser(tx, {
        ...user,
        id: newId(),
        email: normalEmail(user.email),
        timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC',
        termsAgreedAt: now,
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
