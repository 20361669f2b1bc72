import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The people who sign in. E-mail addresses are stored in lower case, so that they are unique whatever their spelling. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phone: text('phone'),
  companyName: text('company_name'),
  role: text('role', { enum: ['trainer', 'gym_owner', 'client', 'other'] }).notNull(),
  heardAboutUs: text('heard_about_us', { enum: ['search', 'social', 'friend', 'advertisement', 'other'] }),
  termsAgreedAt: timestamp('terms_agreed_at', { withTimezone: true, mode: 'date', precision: 3 }),
  timeZone: text('time_zone').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
});
