import path from 'node:path';
import { root } from './packages.mjs';

/** What was compiled once need not be at the next start. */
export const compileCache = path.join(root, 'node_modules/.cache/compiled');

/**
 * How Node runs the server. By default it keeps up to 32 MB for each half of its young objects, which an idle
 * server never gives back; with 8 MB it would collect them so often that an answer takes a twelfth longer
 * (docs/performance.md).
 */
const memoryOptions = ['--max-semi-space-size=16'];

/** Node's arguments for the server as it is built (builds.mjs). */
export const builtServer = [...memoryOptions, 'apps/server/build/programs/main.js'];

/** Node's arguments for the server's sources, for who changes them or puts others in their place. */
export const serverSources = [
  ...memoryOptions,
  '--import',
  new URL('./quick-imports.mjs', import.meta.url).href,
  'apps/server/src/main.ts',
];
