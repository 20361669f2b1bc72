import { viewRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { Views } from './views.service.ts';

const done = { ok: true as const };

/** Serves the saved views of a workspace. */
export function registerViewRoutes(app: FastifyInstance, views: Views): void {
  serve(app, viewRoutes.list, ({ access }) => views.list(access));
  serve(app, viewRoutes.create, ({ access, body }) => views.create(access, body));
  serve(app, viewRoutes.rename, ({ access, params, body }) => views.rename(access, params.id, body.name));
  serve(app, viewRoutes.move, async ({ access, params, body }) => {
    await views.move(access, params.id, body.to);
    return done;
  });
  serve(app, viewRoutes.remove, async ({ access, params }) => {
    await views.remove(access, params.id);
    return done;
  });
}
