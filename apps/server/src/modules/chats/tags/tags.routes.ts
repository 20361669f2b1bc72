import { tagRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../http/serve.ts';
import type { Tags } from './tags.service.ts';

/** Serves the tags of a workspace, and which chats have them. */
export function registerTagRoutes(app: FastifyInstance, tags: Tags): void {
  serve(app, tagRoutes.list, ({ access }) => tags.list(access));
  serve(app, tagRoutes.create, ({ access, body }) => tags.create(access, body));
  serve(app, tagRoutes.update, ({ access, params, body }) => tags.update(access, params.id, body));
  serve(app, tagRoutes.merge, ({ access, params, body }) => tags.merge(access, params.id, body.into));
  serve(app, tagRoutes.remove, async ({ access, params }) => {
    await tags.remove(access, params.id);
    return { ok: true as const };
  });
  serve(app, tagRoutes.give, ({ access, params }) => tags.give(access, params.id, params.tagId));
  serve(app, tagRoutes.take, ({ access, params }) => tags.take(access, params.id, params.tagId));
}
