type Submit = (statement: object, values: unknown[], callback?: unknown) => unknown;

/** In place of `cached-description-query`: pg's own way of running a named statement. */
export function runWithCachedDescription(_known: unknown, submit: Submit, statement: object, values: unknown[], callback?: unknown) {
  return submit(statement, values, callback);
}
