import path from 'node:path';
import { root } from './packages.mjs';

/** What was compiled once need not be at the next start. */
export const compileCache = path.join(root, 'node_modules/.cache/compiled');

/**
 * How Node runs the server. By default it keeps up to 32 MB for each half of its young objects, which an idle server never
 * gives back; with 8 MB it would collect them so often that an answer takes a twelfth longer (docs/performance.md).
 */
export const serverOptions = [
  '--max-semi-space-size=16',
  '--import',
  new URL('./quick-imports.mjs', import.meta.url).href,
];
