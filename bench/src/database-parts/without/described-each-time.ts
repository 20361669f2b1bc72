type Submit = (statement: object, values: unknown[], callback?: unknown) => unknown;

/** In place of `kept-query`: pg's own way of running a named statement. */
export function runKept(_known: unknown, submit: Submit, statement: object, values: unknown[], callback?: unknown) {
  return submit(statement, values, callback);
}
