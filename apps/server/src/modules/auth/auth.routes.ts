import { authRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { presentUser } from '../users/users.presenter.ts';
import type { AuthService, OpenedSession } from './auth.service.ts';

export function registerAuthRoutes(app: FastifyInstance, { auth }: { auth: AuthService }): void {
  serve(app, authRoutes.signUp, async ({ body, address }) => {
    const user = {
      email: body.email,
      password: body.password,
      firstName: body.first_name,
      lastName: body.last_name,
      phone: body.phone || null,
      companyName: body.companyName || null,
      role: body.userRole,
      heardAboutUs: body.heard_about_us ?? null,
      timeZone: body.timeZone ?? null,
    };
    return presentSession(await auth.signUp(user, address));
  });

  serve(app, authRoutes.signIn, async ({ body, address }) =>
    presentSession(await auth.signIn(body.email, body.password, address)),
  );

  serve(app, authRoutes.signOut, async ({ user }) => {
    await auth.signOut(user);
    return { ok: true as const };
  });

  serve(app, authRoutes.validateToken, async ({ user }) => ({ isValid: user !== null }));

  serve(app, authRoutes.currentUser, async ({ user }) => ({ user }));
}

function presentSession({ token, user }: OpenedSession) {
  return { token, user: presentUser(user) };
}
