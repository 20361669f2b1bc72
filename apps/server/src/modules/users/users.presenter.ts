import { resolveTimeZone } from '@spotter/language/zones/time-zone';
import type { User } from '@spotter/contract';
import type { UserRow } from './users.repository.ts';

/** Returns a user in the contract's form. */
export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone: row.phone,
    companyName: row.companyName,
    userRole: row.role,
    heard_about_us: row.heardAboutUs,
    terms_agreed: row.termsAgreedAt !== null,
    avatar: row.avatarVersion === null ? null : avatarAddress(row.id, row.avatarVersion),
    timeZone: resolveTimeZone(row.timeZone),
    emailVerified: row.emailVerifiedAt !== null,
    twoStep: row.twoStepAt !== null,
    meetingPlace: row.meetingPlace,
  };
}

/**
 * Returns the address of a user's picture.
 * Anyone who knows it may see the picture, because an `<img>` sends no token.
 */
export function avatarAddress(userId: string, version: string): string {
  return `/api/users/${userId}/avatar?v=${version}`;
}
