// For `node --import`. Node reads the package.json of every imported file, and that of a package again for each
// import of it. drizzle-orm's is so long that this takes most of a second at each start. All of its files are
// modules.
import { registerHooks } from 'node:module';

/** What the names of the package's parts lead to, by who asks: `import` or `require`. */
const resolved = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'drizzle-orm' || specifier.startsWith('drizzle-orm/')) {
      const key = `${specifier} ${context.conditions.join(' ')}`;
      if (!resolved.has(key)) resolved.set(key, next(specifier, context));
      return { ...resolved.get(key), shortCircuit: true };
    }
    if (!specifier.startsWith('.') || !context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return next(specifier, context);
    }
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
