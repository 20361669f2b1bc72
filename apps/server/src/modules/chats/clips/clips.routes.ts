import { clipRoutes } from '@spotter/contract';
import { maxMediaBytes } from '@spotter/domain/media';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../http/app-error.ts';
import { getSession } from '../../../http/auth-guard.ts';
import { parseInput, storable } from '../../../http/input/input-issues.ts';
import { takeFiles } from '../../../http/input/uploaded-file.ts';
import type { UploadGate } from '../../../http/limits/upload-gate.ts';
import { serve } from '../../../http/serve.ts';
import type { Clips } from './clips.service.ts';

/** Serves the clips of a workspace. */
export function registerClipRoutes(
  app: FastifyInstance,
  { clips, takeUpload }: { clips: Clips; takeUpload: UploadGate },
): void {
  serve(app, clipRoutes.list, ({ access }) => clips.list(access));
  serve(app, clipRoutes.update, ({ access, params, body }) => clips.update(access, params.id, body));
  serve(app, clipRoutes.remove, async ({ access, params }) => {
    await clips.remove(access, params.id);
    return { ok: true as const };
  });

  // A scope of its own, because only this route takes a form.
  void app.register(async (scope) => {
    const { path, body, response, status, formField } = clipRoutes.create;
    const takeFile = await takeFiles(scope, maxMediaBytes);
    scope.post(`/api${path}`, async (request, reply) => {
      const { access } = await getSession(request, clipRoutes.create);
      if (!request.isMultipart()) throw new AppError('invalid_input', 'File is required');
      const added = await takeUpload(access.userId, () =>
        takeFile(request, (file) =>
          clips.create(access, parseInput(body, storable(readJson(file.fields[formField!]))), file),
        ),
      );
      return reply.code(status).send(response.parse(added));
    });
  });
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new AppError('invalid_input', 'The field `clip` has to come before the file, and hold JSON');
  }
}
