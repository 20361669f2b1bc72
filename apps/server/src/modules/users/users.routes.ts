import { userRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { serve } from '../../http/serve.ts';
import { presentUser } from './users.presenter.ts';
import type { UsersService } from './users.service.ts';

export function registerUserRoutes(app: FastifyInstance, { users }: { users: UsersService }): void {
  serve(app, userRoutes.find, async ({ params, user }) => {
    // Somebody else looks the same as nobody.
    if (params.id !== user.id) throw new AppError('not_found', 'There is no such user');
    return presentUser(await users.getUser(user.id));
  });
}
