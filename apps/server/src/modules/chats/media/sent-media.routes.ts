import { mediaRoutes } from '@spotter/contract';
import { maxMediaBytes } from '@spotter/domain/media';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../http/app-error.ts';
import { getSession } from '../../../http/auth-guard.ts';
import { parseInput } from '../../../http/input/input-issues.ts';
import { takeFiles } from '../../../http/input/uploaded-file.ts';
import type { UploadGate } from '../../../http/limits/upload-gate.ts';
import type { SignedAddresses } from './signed-addresses.ts';
import type { SentMedia } from './sent-media.service.ts';
import { sendStored } from './stored-file-reply.ts';

export type SentMediaParts = { media: SentMedia; addresses: SignedAddresses; takeUpload: UploadGate };

/** Takes in the files that the coach sends, and serves them by their signed addresses. */
export function registerSentMediaRoutes(app: FastifyInstance, { media, addresses, takeUpload }: SentMediaParts): void {
  // A scope of its own, because only this route takes a form.
  void app.register(async (scope) => {
    const takeFile = await takeFiles(scope, maxMediaBytes);
    scope.post(`/api${mediaRoutes.attach.path.replace('{id}', ':id')}`, async (request, reply) => {
      const { access } = await getSession(request, mediaRoutes.attach);
      const { id } = parseInput(mediaRoutes.attach.params, request.params);
      const chat = await media.getChat(access, id);
      if (!request.isMultipart()) throw new AppError('invalid_input', 'File is required');
      const _id = await takeUpload(access.userId, () => takeFile(request, (file) => media.attach(access, chat, file)));
      return reply.code(mediaRoutes.attach.status).send({ _id });
    });
  });

  app.get<{ Params: { id: string }; Querystring: { expires?: unknown; signature?: unknown } }>(
    `/api${mediaRoutes.sentMedia.path.replace('{mediaId}', ':id').replace('{name}', ':name')}`,
    async (request, reply) => {
      const { id } = request.params;
      const found = addresses.isValid(id, request.query) ? await media.find(id) : null;
      if (found === null) throw new AppError('not_found', 'There is no such file');
      return sendStored(reply, request.headers.range, found, 86_400);
    },
  );
}
