import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { ServedMedia } from './sent-media.service.ts';

/** Answers with a stored file, or with the one range of it that a player asks for. A browser runs nothing in it. */
export function sendStored(
  reply: FastifyReply,
  asked: string | undefined,
  found: ServedMedia,
  cachedSeconds: number,
): FastifyReply {
  void reply
    .type(found.type)
    .header('cache-control', `private, max-age=${cachedSeconds}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('accept-ranges', 'bytes')
    // What a browser would open as a page of its own is saved.
    .header('content-disposition', found.type === 'application/pdf' ? 'attachment' : 'inline');
  return sendRange(reply, asked, found);
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
