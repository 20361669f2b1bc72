import { Readable } from 'node:stream';
import { mediaRoutes } from '@spotter/contract';
import type { ReceivedMedia } from '@spotter/providers/ports/contact-media';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { getSession } from '../../../http/auth-guard.ts';
import { isId } from '../../../platform/ids.ts';
import { findMediaAddress } from './media.repository.ts';
import { receivedName, type SignedAddresses } from './signed-addresses.ts';

type Route = {
  Params: { chatId: string; messageId: string; index: string };
  Querystring: { expires?: unknown; signature?: unknown };
};

export type ReceivedMediaParts = { database: Database; received: ReceivedMedia; addresses: SignedAddresses };

const isRange = /^bytes=\d{0,12}-\d{0,12}$/;
const maxIndex = 50;

/**
 * Shows contacts' voice notes and pictures while the platform has them: to `<img>` and `<audio>` by a signed
 * address, to any other caller by the session. They pass through and are stored nowhere; their bytes say what
 * they are, and a browser runs nothing in them.
 */
export function registerReceivedMediaRoutes(
  app: FastifyInstance,
  { database, received, addresses }: ReceivedMediaParts,
): void {
  const path = `/api${mediaRoutes.receivedMedia.path}`.replaceAll('{', ':').replaceAll('}', '');
  app.get<Route>(path, async (request, reply) => {
    const { chatId, messageId } = request.params;
    const index = Number(request.params.index);
    const at = { chatId, messageId, index };
    const isKnown = isId(chatId) && isId(messageId) && Number.isInteger(index) && index >= 0 && index < maxIndex;
    const isSigned = request.query.signature !== undefined;
    const access = isSigned ? null : (await getSession(request)).access;
    const mayLook = isKnown && (!isSigned || addresses.isValid(receivedName(at), request.query));
    const attachment = mayLook ? await findMediaAddress(database, access, at) : null;
    if (attachment?.url == null) throw gone();
    const { range } = request.headers;
    const opened = await received.open(attachment.url, range !== undefined && isRange.test(range) ? range : null);
    if (opened.kind !== 'opened') throw gone();
    const type = opened.type?.mediaType ?? (attachment.type === 'audio' ? 'audio/mp4' : 'application/octet-stream');
    void reply
      .code(opened.range === null ? 200 : 206)
      .type(type)
      .headers({
        'cache-control': 'private, max-age=3600',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        'x-content-type-options': 'nosniff',
        ...(opened.range === null ? {} : { 'content-range': opened.range, 'accept-ranges': 'bytes' }),
        ...(opened.bytes === null ? {} : { 'content-length': String(opened.bytes) }),
      });
    return reply.send(Readable.from(opened.content));
  });
}

function gone(): AppError {
  return new AppError('not_found', 'This is no longer available');
}
