import { tagImportRoutes, tagRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { getSession } from '../../../http/auth-guard.ts';
import { sendCsv } from '../../../http/csv/send-csv.ts';
import { serve } from '../../../http/serve.ts';
import type { TagImports } from './imports/tag-imports.service.ts';
import { exportTags } from './tags-csv.ts';
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

/** Serves lists of tags, coming in and going out. */
export function registerTagImportRoutes(
  app: FastifyInstance,
  { database, imports }: { database: Database; imports: TagImports },
): void {
  serve(app, tagImportRoutes.planImport, ({ access, body }) => imports.plan(access, body.text));
  serve(app, tagImportRoutes.startImport, ({ access, body }) => imports.start(access, body));
  serve(app, tagImportRoutes.listImports, ({ access }) => imports.list(access));
  serve(app, tagImportRoutes.undoImport, async ({ access, params }) => {
    await imports.undo(access, params.id);
    return { ok: true as const };
  });
  // A download, which `serve` does not support.
  app.get(`/api${tagImportRoutes.exportCsv.path}`, async (request, reply) => {
    const { access } = await getSession(request, tagImportRoutes.exportCsv);
    return sendCsv(reply, 'spotter-tags.csv', exportTags(database, access));
  });
}
