import { knowledgeRoutes, maxFileBytes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { getSession } from '../../http/auth-guard.ts';
import type { UploadGate } from '../../http/limits/upload-gate.ts';
import { parseInput, storable } from '../../http/input/input-issues.ts';
import { takeFiles } from '../../http/input/uploaded-file.ts';
import { serve, servePage } from '../../http/serve.ts';
import type { Access } from '../../platform/access.ts';
import { presentFound } from './knowledge.presenter.ts';
import type { KnowledgeService } from './knowledge.service.ts';
import type { Found } from './search/search.service.ts';

export function registerKnowledgeRoutes(
  app: FastifyInstance,
  {
    knowledge,
    takeUpload,
    searchAs,
  }: {
    knowledge: KnowledgeService;
    takeUpload: UploadGate;
    searchAs(access: Access, question: string): Promise<Found[]>;
  },
): void {
  servePage(app, knowledgeRoutes.list, ({ access, query }) => knowledge.list(access, query));
  serve(app, knowledgeRoutes.find, ({ access, params }) => knowledge.find(access, params.id));
  serve(app, knowledgeRoutes.update, ({ access, params, body }) => knowledge.update(access, params.id, body));
  serve(app, knowledgeRoutes.refresh, ({ access, params }) => knowledge.refresh(access, params.id));
  serve(app, knowledgeRoutes.trust, ({ access, params }) => knowledge.refresh(access, params.id, { isTrusted: true }));
  serve(app, knowledgeRoutes.setWordings, ({ access, params, body }) =>
    knowledge.setWordings(access, params.id, body.passage, body.wordings),
  );
  serve(app, knowledgeRoutes.search, async ({ access, body }) =>
    (await searchAs(access, body.question)).map(presentFound),
  );
  serve(app, knowledgeRoutes.remove, async ({ access, params }) => {
    await knowledge.remove(access, params.id);
    return { ok: true as const };
  });

  // A scope of its own, because only this route takes a form beside JSON.
  void app.register(async (scope) => {
    const takeFile = await takeFiles(scope, maxFileBytes);
    scope.post(`/api${knowledgeRoutes.create.path}`, async (request, reply) => {
      const { access } = await getSession(request, knowledgeRoutes.create);
      const item = request.isMultipart()
        ? await takeUpload(access.userId, () => takeFile(request, (file) => knowledge.addFile(access, file)))
        : await knowledge.create(access, parseInput(knowledgeRoutes.create.body, storable(request.body)));
      return reply.code(knowledgeRoutes.create.status).send(knowledgeRoutes.create.response.parse(item));
    });
  });
}
