import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import { knowledgeRoutes, maxFileBytes } from '@spotter/contract';
import { cleanText } from '@spotter/domain/knowledge';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { getSession } from '../../http/auth-guard.ts';
import type { UploadGate } from '../../http/limits/upload-gate.ts';
import { parseInput, storable } from '../../http/input/input-issues.ts';
import { serve, servePage } from '../../http/serve.ts';
import type { Access } from '../../platform/access.ts';
import { presentFound } from './knowledge.presenter.ts';
import type { KnowledgeService } from './knowledge.service.ts';
import { tooLarge, type UploadedFile } from './uploads.ts';
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
    await scope.register(fastifyMultipart, {
      limits: { fileSize: maxFileBytes, files: 1, fields: 20, parts: 20, headerPairs: 20 },
    });
    scope.post(`/api${knowledgeRoutes.create.path}`, async (request, reply) => {
      const { access } = await getSession(request);
      const item = request.isMultipart()
        ? await takeUpload(access.userId, () => withUpload(request, (file) => knowledge.addFile(access, file)))
        : await knowledge.create(access, parseInput(knowledgeRoutes.create.body, storable(request.body)));
      return reply.code(knowledgeRoutes.create.status).send(knowledgeRoutes.create.response.parse(item));
    });
  });
}

/** Passes on the file of a form while it comes in. What is not taken of it is thrown away. */
async function withUpload<Result>(
  request: FastifyRequest,
  take: (file: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const part = await request.file().catch(refuseUnreadable);
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    const message = 'File is required';
    throw new AppError('invalid_input', message, [{ path: 'file', message }]);
  }
  try {
    return await take({
      name: nameOf(part.filename),
      mediaType: part.mimetype.slice(0, 100),
      content: piecesOf(part.file),
    });
  } finally {
    part.file.resume();
  }
}

/**
 * Yields the pieces of a file.
 * Where the limit falls on the end of a piece, what is there comes without an error.
 */
async function* piecesOf(file: MultipartFile['file']): AsyncGenerator<Uint8Array> {
  try {
    yield* file as AsyncIterable<Uint8Array>;
  } catch (error) {
    refuseUnreadable(error);
  }
  if (file.truncated) throw tooLarge();
}

function refuseUnreadable(error: unknown): never {
  if ((error as FastifyError).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
  throw new AppError('invalid_input', 'We couldn’t read the upload');
}

/** The last part of a path, as some programs send one, without what cannot be stored. */
function nameOf(fileName: string | undefined): string {
  const name = (fileName ?? '').split(/[\\/]/).at(-1) ?? '';
  return cleanText(name).trim().slice(-200).toWellFormed() || 'file';
}
