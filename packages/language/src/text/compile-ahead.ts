const uncompiled = new Set<() => unknown>();

/** Returns a function that compiles at its first use, and that can be compiled ahead. */
/* @__NO_SIDE_EFFECTS__ */
export function compiledOnce<Compiled>(compile: () => Compiled): () => Compiled {
  let compiled: { is: Compiled } | null = null;
  const compiling = () => (compiled ??= { is: compile() }).is;
  uncompiled.add(compiling);
  return compiling;
}

/**
 * Compiles one expression or list of words that was not used yet; returns false when none is left. A server does
 * it at its start, because all of them would take a quarter of a second at the first message.
 */
export function compileAhead(): boolean {
  const [next] = uncompiled;
  if (next === undefined) return false;
  uncompiled.delete(next);
  next();
  return true;
}
