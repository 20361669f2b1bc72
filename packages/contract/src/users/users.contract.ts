import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { Id, IdParams, Instant, PageQuery } from '../values.ts';

export const UserRole = z.enum(['trainer', 'gym_owner', 'client', 'other']);
export const HeardAboutUs = z.enum(['search', 'social', 'friend', 'advertisement', 'other']);

/** A user as the client may see it: never with a password or hash. */
export const User = z.object({
  _id: Id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  companyName: z.string().nullable(),
  userRole: UserRole,
  heard_about_us: HeardAboutUs.nullable(),
  terms_agreed: z.boolean(),
  /** The address of the picture for an `<img>`; every new picture has another address. */
  avatar: z.string().nullable(),
  /** IANA name; UTC until known. */
  timeZone: z.string(),
  /** Whether the link in the email to the address was used. */
  emailVerified: z.boolean(),
  /** Whether signing in asks for a code of an authenticator app too. */
  twoStep: z.boolean(),
  /** Where the coach's calls take place, in the coach's own words. */
  meetingPlace: z.string().nullable(),
});
export type User = z.infer<typeof User>;

/** Max length of a link, a phone number or an address, which appears in emails and chats. */
export const meetingPlaceLength = 300;

/** What users may change about themselves; the client sends the whole user, the rest is dropped. */
export const AccountChange = z.object({
  first_name: z.string().trim().min(1).max(100).optional(),
  last_name: z.string().trim().min(1).max(100).optional(),
  phone: z.string().trim().max(50).nullish(),
  companyName: z.string().trim().max(200).nullish(),
  timeZone: z.string().max(100).optional(),
  meetingPlace: z.string().trim().max(meetingPlaceLength).nullish(),
});

/** The actions in an account's activity. */
export const AuditAction = z.enum([
  'signed-up',
  'signed-in',
  'signed-in-new-device',
  'session-ended',
  'other-sessions-ended',
  'email-verified',
  'password-changed',
  'password-reset',
  'two-step-on',
  'two-step-off',
  'recovery-code-used',
  'account-connected',
  'account-disconnected',
  'agent-deleted',
  'chat-deleted',
  'plan-changed',
  'data-exported',
  'api-key-made',
  'api-key-revoked',
]);
export type AuditAction = z.infer<typeof AuditAction>;

/** A sensitive action in an account, kept for a year. */
export const AuditEntry = z.object({
  _id: Id,
  action: AuditAction,
  /** What it was done to, such as the name of an account. */
  detail: z.string().nullable(),
  /** Browser and system in words; null where no device did it, or an unknown one. */
  device: z.string().nullable(),
  at: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Max size of a picture for `userRoutes.replaceAvatar`, in bytes. */
export const largestAvatarBytes = 5 * 1024 * 1024;

export const userRoutes = {
  update: defineRoute({
    method: 'PUT',
    path: '/users/me',
    summary: 'Changes names, phone, company, time zone and the place of calls.',
    access: 'session',
    caller: 'person',
    body: AccountChange,
    response: z.object({ isValid: z.literal(true) }),
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/users/me',
    // 409 `has_members` while others work in a workspace of the user, unless `deleteWorkspaces` confirms it.
    summary: 'Deletes the account and everything in it; the password is asked again.',
    access: 'session',
    caller: 'person',
    body: z.object({
      password: z.string().max(1024),
      /** Confirms that workspaces go in which others work. */
      deleteWorkspaces: z.boolean().optional(),
    }),
    response: z.object({ isValid: z.literal(true) }),
  }),
  /** The body is a form, which the typed client does not write: send `FormData` with the picture as `avatar`. */
  replaceAvatar: defineRoute({
    method: 'PUT',
    path: '/users/me/avatar',
    summary: 'Takes a new picture: a multipart form with a PNG, JPEG or WebP of at most 5 MiB in the field `avatar`.',
    access: 'session',
    caller: 'person',
    fileField: 'avatar',
    response: z.object({ avatar: z.string() }),
  }),
  exportAll: defineRoute({
    method: 'GET',
    path: '/users/me/export',
    summary: "All of the user's data, as a file to download.",
    access: 'session',
    caller: 'person',
    response: z.record(z.string(), z.unknown()),
  }),
  listAudit: defineRoute({
    method: 'GET',
    path: '/users/me/audit',
    summary: 'The sensitive actions of the past year in the account, the newest first.',
    access: 'session',
    caller: 'person',
    query: PageQuery,
    response: z.array(AuditEntry),
    paged: true,
  }),
  find: defineRoute({
    method: 'GET',
    path: '/users/{id}',
    summary: 'The signed-in user. Answers oneself only.',
    access: 'session',
    caller: 'person',
    params: IdParams,
    response: User,
  }),
};
