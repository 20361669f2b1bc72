import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Bodies are JSON and nothing else; an empty one is none. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    return parse(request, text as string, (error, value) => {
      if (error !== null && error !== undefined)
        return done(new AppError('invalid_input', 'The body is not valid JSON'));
      return done(null, value);
    });
  });
}
