import type { Database } from '../database/database.ts';
import { insertUser, type UserChange } from '../modules/users/users.repository.ts';
import { getAccessOfUser } from '../modules/users/workspaces.repository.ts';
import type { Access } from '../platform/access.ts';
import { newId } from '../platform/ids.ts';

/** Stores a coach with their workspace, as signing up does. Returns their access. */
export async function storeUser(database: Database, createdAt: Date, given: UserChange = {}): Promise<Access> {
  const id = newId();
  await insertUser(database, {
    id,
    email: `${id}@example.test`,
    emailVerifiedAt: null,
    passwordHash: null,
    firstName: 'Dana',
    lastName: 'Reyes',
    phone: null,
    companyName: null,
    role: 'trainer',
    heardAboutUs: null,
    twoStepAt: null,
    termsAgreedAt: null,
    timeZone: 'UTC',
    meetingPlace: null,
    avatarVersion: null,
    createdAt,
    ...given,
  });
  return getAccessOfUser(database, id);
}
