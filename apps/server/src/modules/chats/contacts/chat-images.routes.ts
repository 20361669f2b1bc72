import { chatRoutes } from '@spotter/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../http/app-error.ts';
import { getSession } from '../../../http/auth-guard.ts';
import { isId } from '../../../platform/ids.ts';
import type { ContactPictures } from './contact-pictures.ts';
import type { SignedAddresses } from '../media/signed-addresses.ts';

/** Serves contacts' pictures: to `<img>` by a signed address, to any other caller by the session. */
export function registerChatImageRoutes(
  app: FastifyInstance,
  { pictures, addresses }: { pictures: ContactPictures; addresses: SignedAddresses },
): void {
  app.get<{ Params: { chatId: string }; Querystring: { expires?: unknown; signature?: unknown } }>(
    `/api${chatRoutes.image.path.replace('{chatId}', ':chatId')}`,
    async (request, reply) => {
      const { chatId } = request.params;
      const isSigned = request.query.signature !== undefined;
      const picture = isSigned
        ? isId(chatId) && addresses.isValid(chatId, request.query)
          ? await pictures.find(chatId)
          : null
        : await pictures.findOwn((await getSession(request, chatRoutes.image)).access, chatId);
      if (picture === null) throw new AppError('not_found', 'There is no such picture');
      return reply.type('image/webp').header('cache-control', 'private, max-age=86400').send(picture);
    },
  );
}
