import type { FastifyInstance } from 'fastify';

/** A raw body as text that can be stored and read: no database holds a NUL, and no JSON begins with a byte order mark. */
export function deliveredText(body: Buffer): string {
  return body
    .toString('utf8')
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '');
}

/**
 * Within this scope a body is the bytes as they came, a Buffer whatever their type, empty when there are none:
 * a signature is made over bytes, and JSON written anew has others.
 */
export function acceptRawBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.addHook('preValidation', async (request) => {
    request.body ??= Buffer.alloc(0);
  });
}
