import { Readable } from 'node:stream';
import { mediaRoutes } from '@spotter/contract';
import { maxMediaBytes } from '@spotter/domain/media';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../http/app-error.ts';
import { getSession } from '../../../http/auth-guard.ts';
import { parseInput } from '../../../http/input/input-issues.ts';
import { takeFiles } from '../../../http/input/uploaded-file.ts';
import type { UploadGate } from '../../../http/limits/upload-gate.ts';
import type { SignedAddresses } from './signed-addresses.ts';
import type { SentMedia } from './sent-media.service.ts';

export type SentMediaParts = { media: SentMedia; addresses: SignedAddresses; takeUpload: UploadGate };

/** Takes in the files that the coach sends, and serves them by their signed addresses. */
export function registerSentMediaRoutes(app: FastifyInstance, { media, addresses, takeUpload }: SentMediaParts): void {
  // A scope of its own, because only this route takes a form.
  void app.register(async (scope) => {
    const takeFile = await takeFiles(scope, maxMediaBytes);
    scope.post(`/api${mediaRoutes.attach.path.replace('{id}', ':id')}`, async (request, reply) => {
      const { access } = await getSession(request);
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
      void reply
        .type(found.type)
        .header('cache-control', 'private, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('accept-ranges', 'bytes')
        // What a browser would open as a page of its own is saved.
        .header('content-disposition', found.type === 'application/pdf' ? 'attachment' : 'inline');
      return sendRange(reply, request.headers.range, found);
    },
  );
}

/** Answers with the whole content, or with the one range that a player asks for. */
function sendRange(
  reply: FastifyReply,
  asked: string | undefined,
  { bytes, content }: { bytes: number; content: AsyncIterable<Uint8Array> },
): FastifyReply {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked ?? '') ?? [];
  if (first === '' && last === '') return reply.header('content-length', bytes).send(Readable.from(content));
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (from > to) {
    Readable.from(content).destroy();
    return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${bytes}`)
    .header('content-length', to - from + 1)
    .send(Readable.from(rangeOf(content, from, to)));
}

/** Yields the bytes from one place to another. */
async function* rangeOf(content: AsyncIterable<Uint8Array>, from: number, to: number): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const piece of content) {
    const part = piece.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at));
    at += piece.byteLength;
    if (part.byteLength > 0) yield part;
    if (at > to) return;
  }
}
