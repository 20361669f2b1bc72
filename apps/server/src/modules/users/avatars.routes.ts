import fastifyMultipart from '@fastify/multipart';
import { largestAvatarBytes, userRoutes } from '@spotter/contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import { getSession } from '../../http/auth-guard.ts';
import type { UploadGate } from '../../http/limits/upload-gate.ts';
import type { AvatarsService } from './avatars.service.ts';
import { avatarAddress } from './users.presenter.ts';

/** Serves the upload of a user's picture, and the picture. */
export function registerAvatarRoutes(
  app: FastifyInstance,
  { avatars, takeUpload }: { avatars: AvatarsService; takeUpload: UploadGate },
): void {
  // A scope of its own, because no other route accepts a form.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(wrongMediaType()));
    await scope.register(fastifyMultipart, {
      limits: { fileSize: largestAvatarBytes, files: 1, fields: 20, parts: 20, headerPairs: 20 },
    });
    scope.put(`/api${userRoutes.replaceAvatar.path}`, async (request) => {
      const user = await getSession(request, userRoutes.replaceAvatar);
      await avatars.countUpload(user.id);
      const version = await takeUpload(user.id, async () => avatars.replace(user.id, await readUpload(request)));
      return userRoutes.replaceAvatar.response.parse({ avatar: avatarAddress(user.id, version) });
    });
  });

  // For <img>, which sends no token: the version is the key.
  app.get<{ Params: { id: string }; Querystring: { v?: unknown } }>(
    '/api/users/:id/avatar',
    async ({ params, query }, reply) => {
      const picture = typeof query.v === 'string' ? await avatars.find(params.id, query.v) : null;
      if (picture === null) throw new AppError('not_found', 'There is no such picture');
      return reply.type('image/webp').header('cache-control', 'private, max-age=31536000, immutable').send(picture);
    },
  );
}

async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw wrongMediaType();
  try {
    const part = await request.file();
    if (part?.fieldname === 'avatar') return await part.toBuffer();
    part?.file.resume();
  } catch (error) {
    if ((error as FastifyError).code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new AppError('too_large', 'The picture is too large. The limit is 5 MiB');
    }
    throw new AppError('invalid_input', 'We couldn’t read the upload');
  }
  const message = 'Avatar is required';
  throw new AppError('invalid_input', message, [{ path: 'avatar', message }]);
}

function wrongMediaType(): AppError {
  return new AppError('wrong_media_type', 'The picture must be sent as a form (content type multipart/form-data)');
}
