import { Readable } from 'node:stream';
import { userRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { getSession } from '../../http/auth-guard.ts';
import { whileCalledBy } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import type { DataExport } from './data-export.ts';
import { presentUser } from './users.presenter.ts';
import type { UsersService } from './users.service.ts';

export function registerUserRoutes(
  app: FastifyInstance,
  { users, dataExport }: { users: UsersService; dataExport: DataExport },
): void {
  serve(app, userRoutes.find, async ({ params, user }) => {
    // Another user's id gets the same response as an unknown one.
    if (params.id !== user.id) throw new AppError('not_found', 'There is no such user');
    return presentUser(await users.getUser(user.id));
  });

  serve(app, userRoutes.update, async ({ body, user }) => {
    await users.update(user.id, {
      firstName: body.first_name,
      lastName: body.last_name,
      phone: body.phone === undefined ? undefined : body.phone || null,
      companyName: body.companyName === undefined ? undefined : body.companyName || null,
      timeZone: body.timeZone,
      meetingPlace: body.meetingPlace === undefined ? undefined : body.meetingPlace || null,
    });
    return { isValid: true as const };
  });

  // A download, which `serve` does not support.
  app.get(`/api${userRoutes.exportAll.path}`, async (request, reply) => {
    const { access } = await getSession(request, userRoutes.exportAll);
    const userAgent = request.headers['user-agent'] ?? null;
    const download = await whileCalledBy({ userId: access.userId, userAgent, keyName: null }, () =>
      dataExport.begin(access),
    );
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${dataExport.fileName()}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(download));
  });
}
