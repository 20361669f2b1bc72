// For `node --import`. What was compiled once need not be at the next start: commands share it with the server.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { root } from './packages.mjs';

enableCompileCache(path.join(root, 'node_modules/.cache/compiled'));
