import fastifyMultipart from '@fastify/multipart';
import { knowledgeRoutes, mostFileBytes } from '@spotter/contract';
import { cleanText } from '@spotter/domain';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { getSession } from '../../http/auth-guard.ts';
import { parseInput, storable } from '../../http/input/input-issues.ts';
import { serve, servePage } from '../../http/serve.ts';
import type { Access } from '../../platform/access.ts';
import { presentFound } from './knowledge.presenter.ts';
import type { KnowledgeService } from './knowledge.service.ts';
import type { Found } from './search/search.service.ts';

export function registerKnowledgeRoutes(
  app: FastifyInstance,
  {
    knowledge,
    searchAs,
  }: { knowledge: KnowledgeService; searchAs(access: Access, question: string): Promise<Found[]> },
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
    await scope.register(fastifyMultipart, {
      limits: { fileSize: mostFileBytes, files: 1, fields: 20, parts: 20, headerPairs: 20 },
    });
    scope.post(`/api${knowledgeRoutes.create.path}`, async (request, reply) => {
      const { access } = await getSession(request);
      const item = request.isMultipart()
        ? await knowledge.addFile(access, await readUpload(request))
        : await knowledge.create(access, parseInput(knowledgeRoutes.create.body, storable(request.body)));
      return reply.code(knowledgeRoutes.create.status).send(knowledgeRoutes.create.response.parse(item));
    });
  });
}

async function readUpload(request: FastifyRequest): Promise<{ name: string; mediaType: string; content: Buffer }> {
  try {
    const part = await request.file();
    if (part?.fieldname === 'file') {
      const content = await part.toBuffer();
      // Where the limit falls on the end of a piece, what is there comes without an error.
      if (part.file.truncated) throw tooLarge();
      return { name: nameOf(part.filename), mediaType: part.mimetype.slice(0, 100), content };
    }
    part?.file.resume();
  } catch (error) {
    if (error instanceof AppError) throw error;
    if ((error as FastifyError).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    throw new AppError('invalid_input', 'We couldn’t read the upload');
  }
  const message = 'File is required';
  throw new AppError('invalid_input', message, [{ path: 'file', message }]);
}

function tooLarge(): AppError {
  return new AppError('too_large', 'The file is too large. The limit is 10 MB');
}

/** The last part of a path, as some programs send one, without what cannot be stored. */
function nameOf(fileName: string | undefined): string {
  const name = (fileName ?? '').split(/[\\/]/).at(-1) ?? '';
  return cleanText(name).trim().slice(-200).toWellFormed() || 'file';
}
