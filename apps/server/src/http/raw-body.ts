import type { FastifyInstance } from 'fastify';

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
