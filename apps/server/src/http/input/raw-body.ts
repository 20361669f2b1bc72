import type { FastifyInstance } from 'fastify';

/**
 * Returns a raw body as text that can be stored and parsed: no database stores a NUL, and no JSON begins with a
 * byte order mark.
 */
export function deliveredText(body: Buffer): string {
  return body
    .toString('utf8')
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '');
}

/**
 * Accepts bodies of this scope as raw bytes: a Buffer for every type, empty when there is no body. A signature
 * is computed over bytes, and JSON written again has other bytes.
 */
export function acceptRawBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.addHook('preValidation', (request, _reply, done) => {
    request.body ??= Buffer.alloc(0);
    done();
  });
}
