import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { isNestedDeeper } from './json-depth.ts';

/** Nothing that the contract takes has half as many. */
const mostLevels = 32;

/** Bodies are JSON and nothing else; an empty one is none. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    // Before anything walks what it says.
    if (isNestedDeeper(text as string, mostLevels)) {
      return done(new AppError('invalid_input', `The body is nested too deeply: at most ${mostLevels} levels`));
    }
    return parse(request, text as string, (error, value) => {
      if (error !== null && error !== undefined)
        return done(new AppError('invalid_input', 'The body is not valid JSON'));
      return done(null, value);
    });
  });
}
