import { z } from 'zod';
import { MailAddress } from '../mail-address.ts';
import { defineRoute } from '../route.ts';
import { HeardAboutUs, User, UserRole } from '../users/users.contract.ts';
import { Id, IdParams, Instant } from '../values.ts';

export const SignIn = z.object({ email: MailAddress, password: z.string().min(1).max(1024) });

export const SignUp = z.object({
  first_name: z.string().trim().min(1).max(100),
  last_name: z.string().trim().min(1).max(100),
  email: MailAddress,
  password: z.string().min(1).max(1024),
  phone: z.string().trim().max(50).nullish(),
  companyName: z.string().trim().max(200).nullish(),
  userRole: UserRole.default('trainer'),
  /** An empty answer counts as none, because the form's first choice sends it. */
  heard_about_us: HeardAboutUs.or(z.literal('')).nullish(),
  terms_agreed: z.literal(true, 'The terms must be accepted'),
  avatar: z.null().optional(),
  timeZone: z.string().max(100).nullish(),
  /** The token of an invitation to this address: it is accepted, and the address needs no other confirmation. */
  invitation: z.string().max(200).nullish(),
});

export const Session = z.object({ token: z.string(), user: User });
export type Session = z.infer<typeof Session>;

/** A code of the authenticator app, or a recovery code; spaces and dashes are ignored. */
const SecondStepCode = z.string().trim().min(1).max(64);

const NewPassword = z.string().min(8, 'The new password needs at least 8 characters').max(1024);

/** A signed-in device or browser. */
export const ActiveSession = z.object({
  _id: Id,
  /** The browser and system as they named themselves, in words; null when unknown. */
  device: z.string().nullable(),
  createdAt: Instant,
  lastUsedAt: Instant,
  /** Whether this session made the request. */
  current: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

/** The setup of the user's authenticator app: the content of its QR code, and the same key to type. */
export const TwoStepSetup = z.object({
  /** An `otpauth://` address. */
  uri: z.string(),
  /** Base32. */
  secret: z.string(),
});
export type TwoStepSetup = z.infer<typeof TwoStepSetup>;

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
    summary: 'Emails a link to set a new password if the address is known; the answer is the same if it is not.',
    access: 'anyone',
    body: z.object({ email: MailAddress }),
    response: z.object({ ok: z.literal(true) }),
  }),
  resetPassword: defineRoute({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Sets a new password with the token of an emailed link. Ends all sessions.',
    access: 'anyone',
    body: z.object({ token: z.string().min(1).max(512), newPassword: NewPassword }),
    response: z.object({ ok: z.literal(true) }),
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Sets a new password; the current one is asked. Ends all other sessions.',
    access: 'session',
    caller: 'person',
    body: z.object({ password: z.string().max(1024), newPassword: NewPassword }),
    response: z.object({ ok: z.literal(true) }),
  }),
  listSessions: defineRoute({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Where the user is signed in.',
    access: 'session',
    caller: 'person',
    response: z.array(ActiveSession),
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'Signs one device out.',
    access: 'session',
    caller: 'person',
    params: IdParams,
    response: z.object({ ok: z.literal(true) }),
  }),
  endOtherSessions: defineRoute({
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'Signs out everywhere else.',
    access: 'session',
    caller: 'person',
    response: z.object({ ok: z.literal(true) }),
  }),
  signIn: defineRoute({
    method: 'POST',
    path: '/auth/sign-in',
    summary:
      'Opens a session. With two-step sign-in on, the right password is 401 `two_step_required` with a `ticket` for the second step.',
    access: 'anyone',
    body: SignIn,
    response: Session,
  }),
  signUp: defineRoute({
    method: 'POST',
    path: '/auth/sign-up',
    summary: 'Creates a user, emails a link to confirm the address, and opens a session.',
    access: 'anyone',
    body: SignUp,
    response: Session,
  }),
  verifyEmail: defineRoute({
    method: 'POST',
    path: '/auth/verify-email',
    summary: 'Confirms an email address with the token of an emailed link. Safe to repeat while the link is valid.',
    access: 'anyone',
    body: z.object({ token: z.string().min(1).max(512) }),
    response: z.object({ ok: z.literal(true) }),
  }),
  resendVerification: defineRoute({
    method: 'POST',
    path: '/auth/verify-email/resend',
    summary: 'Emails another link to confirm the address; nothing where it is confirmed.',
    access: 'session',
    caller: 'person',
    response: z.object({ ok: z.literal(true) }),
  }),
  setUpTwoStep: defineRoute({
    method: 'POST',
    path: '/auth/two-step/setup',
    summary: 'Makes a key for an authenticator app; the password is asked. It counts once a code has confirmed it.',
    access: 'session',
    caller: 'person',
    body: z.object({ password: z.string().max(1024) }),
    response: TwoStepSetup,
  }),
  confirmTwoStep: defineRoute({
    method: 'POST',
    path: '/auth/two-step/confirm',
    summary: 'Switches two-step sign-in on with a code of the app. Answers recovery codes, which are never told again.',
    access: 'session',
    caller: 'person',
    body: z.object({ code: SecondStepCode }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  disableTwoStep: defineRoute({
    method: 'POST',
    path: '/auth/two-step/disable',
    summary: 'Switches two-step sign-in off; the password is asked, and a code of the app or a recovery code.',
    access: 'session',
    caller: 'person',
    body: z.object({ password: z.string().max(1024), code: SecondStepCode }),
    response: z.object({ ok: z.literal(true) }),
  }),
  verifyTwoStep: defineRoute({
    method: 'POST',
    path: '/auth/two-step/verify',
    summary: 'The second step of signing in: opens a session with a code of the app, or a recovery code.',
    access: 'anyone',
    body: z.object({ ticket: z.string().min(1).max(512), code: SecondStepCode }),
    response: Session,
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'Ends the session of the token sent.',
    access: 'session',
    caller: 'person',
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
