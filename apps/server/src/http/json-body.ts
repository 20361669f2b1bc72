import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** Bodies are JSON and nothing else; an empty one is none. Text that no database can hold is refused here, once. */
export function acceptJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    return parse(request, text as string, (error, value) => {
      if (error !== null && error !== undefined)
        return done(new AppError('invalid_input', 'The body is not valid JSON'));
      if (!isStorable(value))
        return done(new AppError('invalid_input', 'The text contains characters that cannot be stored'));
      return done(null, value);
    });
  });
}

// PostgreSQL holds neither NUL nor half of a surrogate pair, and says so only when the row is written.
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, entry]) => isStorable(name) && isStorable(entry));
}
