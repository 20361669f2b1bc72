import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { isNestedDeeper } from './json-depth.ts';

/** Max levels of nesting; no body of the contract has half as many. */
const maxLevels = 32;

/** Accepts bodies as JSON only; an empty body counts as none. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    // Checked before any code walks the body.
    if (isNestedDeeper(text as string, maxLevels)) {
      return done(new AppError('invalid_input', `The body is nested too deeply: at most ${maxLevels} levels`));
    }
    return parse(request, text as string, (error, value) => {
      if (error !== null && error !== undefined)
        return done(new AppError('invalid_input', 'The body is not valid JSON'));
      return done(null, value);
    });
  });
}
