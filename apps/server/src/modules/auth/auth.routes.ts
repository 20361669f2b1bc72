import { authRoutes, userRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve, servePage } from '../../http/serve.ts';
import type { RemoveAccount } from './account-removal.ts';
import type { AuditLog } from './audit-log.ts';
import { presentActiveSession, presentAuditEntry, presentSession } from './auth.presenter.ts';
import type { AuthService } from './auth.service.ts';
import type { EmailVerification } from './sign-in/email-verification.ts';
import type { FacebookSignIn } from './sign-in/facebook-sign-in.ts';
import type { KnownDevices } from './sign-in/known-devices.ts';
import type { PasswordsService } from './passwords/passwords.service.ts';
import type { TwoStepService } from './two-step/two-step.service.ts';

export type AuthRoutesDependencies = {
  auth: AuthService;
  passwords: PasswordsService;
  signInWithFacebook: FacebookSignIn;
  removeAccount: RemoveAccount;
  devices: KnownDevices;
  emailVerification: EmailVerification;
  twoStep: TwoStepService;
  audit: AuditLog;
};

const done = { ok: true as const };

export function registerAuthRoutes(app: FastifyInstance, dependencies: AuthRoutesDependencies): void {
  serveSignIn(app, dependencies);
  servePasswords(app, dependencies);
  serveEmailVerification(app, dependencies);
  serveTwoStep(app, dependencies);
  serveSessions(app, dependencies);
  serveAccount(app, dependencies);
}

/** Serves the ways into an account. */
function serveSignIn(app: FastifyInstance, { auth, devices, signInWithFacebook }: AuthRoutesDependencies): void {
  serve(app, authRoutes.signUp, async ({ body, address, userAgent, cookies, setCookie }) => {
    const user = {
      email: body.email,
      password: body.password,
      firstName: body.first_name,
      lastName: body.last_name,
      phone: body.phone || null,
      companyName: body.companyName || null,
      role: body.userRole,
      heardAboutUs: body.heard_about_us || null,
      timeZone: body.timeZone ?? null,
      invitation: body.invitation || null,
    };
    const opened = await auth.signUp(user, { address, userAgent });
    setCookie(devices.remember(devices.recognize(cookies, body.email), body.email));
    return presentSession(opened);
  });

  serve(app, authRoutes.signIn, async ({ body, address, userAgent, cookies, setCookie }) => {
    const deviceId = devices.recognize(cookies, body.email);
    const opened = await auth.signIn(body.email, body.password, { address, userAgent }, deviceId);
    setCookie(devices.remember(deviceId, body.email));
    return presentSession(opened);
  });

  serve(app, authRoutes.signInWithFacebook, async ({ body, address, userAgent }) =>
    presentSession(await signInWithFacebook(body.jwtToken, { address, userAgent })),
  );
}

/** Serves what is done about a password. */
function servePasswords(app: FastifyInstance, { passwords }: AuthRoutesDependencies): void {
  serve(app, authRoutes.forgotPassword, async ({ body, address }) => {
    await passwords.forgot(body.email, address);
    return done;
  });

  serve(app, authRoutes.resetPassword, async ({ body, address, userAgent }) => {
    await passwords.reset(body.token, body.newPassword, { address, userAgent });
    return done;
  });

  serve(app, authRoutes.changePassword, async ({ body, user }) => {
    await passwords.change(user, body.password, body.newPassword);
    return done;
  });
}

/** Serves the proof of an email address. */
function serveEmailVerification(app: FastifyInstance, { emailVerification }: AuthRoutesDependencies): void {
  serve(app, authRoutes.verifyEmail, async ({ body, address, userAgent }) => {
    await emailVerification.verify(body.token, { address, userAgent });
    return done;
  });

  serve(app, authRoutes.resendVerification, async ({ user }) => {
    await emailVerification.resend(user);
    return done;
  });
}

/** Serves the second step of signing in. */
function serveTwoStep(app: FastifyInstance, { twoStep, devices }: AuthRoutesDependencies): void {
  serve(app, authRoutes.setUpTwoStep, ({ body, user }) => twoStep.setUp(user, body.password));

  serve(app, authRoutes.confirmTwoStep, async ({ body, user }) => ({
    recoveryCodes: await twoStep.confirm(user, body.code),
  }));

  serve(app, authRoutes.disableTwoStep, async ({ body, user }) => {
    await twoStep.disable(user, body.password, body.code);
    return done;
  });

  serve(app, authRoutes.verifyTwoStep, async ({ body, address, userAgent, cookies, setCookie }) => {
    const opened = await twoStep.verify(body.ticket, body.code, { address, userAgent }, (of) =>
      devices.recognize(cookies, of),
    );
    const { email } = opened.user;
    setCookie(devices.remember(devices.recognize(cookies, email), email));
    return presentSession(opened);
  });
}

/** Serves the sessions of a user. */
function serveSessions(app: FastifyInstance, { auth }: AuthRoutesDependencies): void {
  serve(app, authRoutes.listSessions, async ({ user }) => {
    const sessions = await auth.sessions.list(user.id);
    return sessions.map((session) => presentActiveSession(session, user));
  });

  serve(app, authRoutes.endSession, async ({ params, user }) => {
    await auth.sessions.endOne(user, params.id);
    return done;
  });

  serve(app, authRoutes.endOtherSessions, async ({ user }) => {
    await auth.sessions.endOthers(user);
    return done;
  });

  serve(app, authRoutes.signOut, async ({ user }) => {
    await auth.signOut(user);
    return done;
  });

  serve(app, authRoutes.validateToken, async ({ user }) => ({ isValid: user !== null }));

  serve(app, authRoutes.currentUser, async ({ user }) => ({ user }));
}

/** Serves what happened to the account, and its removal. */
function serveAccount(app: FastifyInstance, { audit, removeAccount }: AuthRoutesDependencies): void {
  servePage(app, userRoutes.listAudit, async ({ query, user }) => {
    const { value, nextCursor } = await audit.list(user.id, query);
    return { value: value.map(presentAuditEntry), nextCursor };
  });

  // The contract lists it with the users; it is served here because it asks for the password.
  serve(app, userRoutes.remove, async ({ body, user }) => {
    await removeAccount(user, body);
    return { isValid: true as const };
  });
}
