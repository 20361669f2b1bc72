import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { HeardAboutUs, User, UserRole } from '../users/users.contract.ts';
import { Id, Instant } from '../values.ts';

const Email = z.email().max(254);

export const SignIn = z.object({ email: Email, password: z.string().min(1).max(1024) });

export const SignUp = z.object({
  first_name: z.string().trim().min(1).max(100),
  last_name: z.string().trim().min(1).max(100),
  email: Email,
  password: z.string().min(1).max(1024),
  phone: z.string().trim().max(50).nullish(),
  companyName: z.string().trim().max(200).nullish(),
  userRole: UserRole.default('trainer'),
  heard_about_us: HeardAboutUs.nullish(),
  terms_agreed: z.literal(true, 'The terms must be accepted'),
  avatar: z.null().optional(),
  timeZone: z.string().max(100).nullish(),
});

export const Session = z.object({ token: z.string(), user: User });
export type Session = z.infer<typeof Session>;

const NewPassword = z.string().min(8, 'The new password needs at least 8 characters').max(1024);

/** A signed-in device or browser. */
export const ActiveSession = z.object({
  _id: Id,
  /** The browser and system as they named themselves, in words; null when unknown. */
  device: z.string().nullable(),
  createdAt: Instant,
  lastUsedAt: Instant,
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

export const authRoutes = {
  signInWithFacebook: defineRoute({
    method: 'POST',
    path: '/auth/sign-in/facebook',
    summary: "Opens a session for the owner of a Facebook id token, which is checked with Facebook's keys.",
    access: 'anyone',
    body: z.object({ jwtToken: z.string().min(1).max(8192) }),
    response: Session,
  }),
  forgotPassword: defineRoute({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Mails a link to set a new password, where the address is known; answers the same where it is not.',
    access: 'anyone',
    body: z.object({ email: Email }),
    response: z.object({ ok: z.literal(true) }),
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Sets a new password with the token of a mailed link. Ends all sessions.',
    access: 'anyone',
    body: z.object({ token: z.string().min(1).max(512), newPassword: NewPassword }),
    response: z.object({ ok: z.literal(true) }),
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Sets a new password; the current one is asked. Ends all other sessions.',
    access: 'session',
    body: z.object({ password: z.string().max(1024), newPassword: NewPassword }),
    response: z.object({ ok: z.literal(true) }),
  }),
  listSessions: defineRoute({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Where the user is signed in.',
    access: 'session',
    response: z.array(ActiveSession),
  }),
  endOtherSessions: defineRoute({
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'Signs out everywhere else.',
    access: 'session',
    response: z.object({ ok: z.literal(true) }),
  }),
  signIn: defineRoute({
    method: 'POST',
    path: '/auth/sign-in',
    summary: 'Opens a session.',
    access: 'anyone',
    body: SignIn,
    response: Session,
  }),
  signUp: defineRoute({
    method: 'POST',
    path: '/auth/sign-up',
    summary: 'Creates a user and opens a session.',
    access: 'anyone',
    body: SignUp,
    response: Session,
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'Ends the session of the token sent.',
    access: 'session',
    response: z.object({ ok: z.literal(true) }),
  }),
  validateToken: defineRoute({
    method: 'GET',
    path: '/auth/validate-token',
    summary: 'Whether the token sent opens a session.',
    access: 'anyone',
    response: z.object({ isValid: z.boolean() }),
  }),
  currentUser: defineRoute({
    method: 'GET',
    path: '/auth/user',
    summary: 'The id of the signed-in user, or null for a visitor.',
    access: 'anyone',
    response: z.object({ user: z.object({ id: Id }).nullable() }),
  }),
};
