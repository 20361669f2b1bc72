import { Readable } from 'node:stream';
import { mediaRoutes } from '@spotter/contract';
import type { ReceivedMedia } from '@spotter/providers/ports/contact-media';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { getSession } from '../../../http/auth-guard.ts';
import { isId } from '../../../platform/ids.ts';
import { findReceived } from './media.repository.ts';
import type { SentMedia } from './sent-media.service.ts';
import { sendStored } from './stored-file-reply.ts';
import { receivedName, type SignedAddresses } from './signed-addresses.ts';

type Route = {
  Params: { chatId: string; messageId: string; index: string };
  Querystring: { expires?: unknown; signature?: unknown };
};

export type ReceivedMediaParts = {
  database: Database;
  received: ReceivedMedia;
  /** The files of messages. */
  sent: Pick<SentMedia, 'find'>;
  addresses: SignedAddresses;
};

const isRange = /^bytes=\d{0,12}-\d{0,12}$/;
const maxIndex = 50;
// What a contact takes back is soon gone from browsers, too.
const cachedSeconds = 3_600;

/**
 * Shows what contacts sent: what is kept, and other voice notes and pictures while the platform has them, which
 * pass through and are stored nowhere. To `<img>` and `<audio>` by a signed address, to any other caller by the
 * session. Their bytes say what they are, and a browser runs nothing in them.
 */
export function registerReceivedMediaRoutes(
  app: FastifyInstance,
  { database, received, sent, addresses }: ReceivedMediaParts,
): void {
  const path = `/api${mediaRoutes.receivedMedia.path}`.replaceAll('{', ':').replaceAll('}', '');
  app.get<Route>(path, async (request, reply) => {
    const { chatId, messageId } = request.params;
    const index = Number(request.params.index);
    const at = { chatId, messageId, index };
    const isKnown = isId(chatId) && isId(messageId) && Number.isInteger(index) && index >= 0 && index < maxIndex;
    const isSigned = request.query.signature !== undefined;
    const access = isSigned ? null : (await getSession(request, mediaRoutes.receivedMedia)).access;
    const mayLook = isKnown && (!isSigned || addresses.isValid(receivedName(at), request.query));
    const attachment = mayLook ? await findReceived(database, access, at) : null;
    const { range } = request.headers;
    const kept = attachment?.file === undefined ? null : await sent.find(attachment.file.id);
    if (kept !== null) return sendStored(reply, range, kept, cachedSeconds);
    if (attachment?.url == null) throw gone();
    const opened = await received.open(attachment.url, range !== undefined && isRange.test(range) ? range : null);
    if (opened.kind !== 'opened') throw gone();
    const type = opened.type?.mediaType ?? (attachment.type === 'audio' ? 'audio/mp4' : 'application/octet-stream');
    void reply
      .code(opened.range === null ? 200 : 206)
      .type(type)
      .headers({
        'cache-control': `private, max-age=${cachedSeconds}`,
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
