// For `node --import`. Node reads the package.json of every imported file, and drizzle-orm's is so long that this takes
// half a second at each start. All of its files are modules.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return next(specifier, context);
    }
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },
});
