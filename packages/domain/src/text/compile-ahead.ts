const uncompiled = new Set<() => unknown>();

/** What is compiled at its first use, and can be compiled before. */
/* @__NO_SIDE_EFFECTS__ */
export function compiledOnce<Compiled>(compile: () => Compiled): () => Compiled {
  let compiled: { is: Compiled } | null = null;
  const compiling = () => (compiled ??= { is: compile() }).is;
  uncompiled.add(compiling);
  return compiling;
}

/**
 * Compiles one expression or list of words that was not used yet; false when none is left. A server does it when it starts,
 * for at the first message they would take a quarter of a second together.
 */
export function compileAhead(): boolean {
  const [next] = uncompiled;
  if (next === undefined) return false;
  uncompiled.delete(next);
  next();
  return true;
}
