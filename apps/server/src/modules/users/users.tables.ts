import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A column of bytes. One driver returns a Buffer, the other a Uint8Array. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** The people who sign in. Email addresses are stored in lower case, so that they are unique in any spelling. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  /** When the user proved that they read mail to the address; null: not yet. */
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true, mode: 'date', precision: 3 }),
  /** null: signs in by a provider only. */
  passwordHash: text('password_hash'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone'),
  companyName: text('company_name'),
  role: text('role', { enum: ['trainer', 'gym_owner', 'client', 'other'] }).notNull(),
  heardAboutUs: text('heard_about_us', { enum: ['search', 'social', 'friend', 'advertisement', 'other'] }),
  /** Since when signing in asks for a second step; null: it does not. */
  twoStepAt: timestamp('two_step_at', { withTimezone: true, mode: 'date', precision: 3 }),
  termsAgreedAt: timestamp('terms_agreed_at', { withTimezone: true, mode: 'date', precision: 3 }),
  timeZone: text('time_zone').notNull(),
  /** Where calls take place, in the coach's own words: a Zoom link, a phone number, an address. */
  meetingPlace: text('meeting_place'),
  /**
   * Part of the address of the picture, which changes with each picture and cannot be guessed;
   * null: there is none.
   */
  avatarVersion: text('avatar_version'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
});

/** The users' pictures. Stored apart from the users, because these rows are large and seldom read. */
export const userAvatars = pgTable('user_avatars', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** WebP, as this server encoded it. */
  picture: bytes('picture').notNull(),
});
