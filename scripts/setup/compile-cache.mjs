// For `node --import`. What was compiled once need not be at the next start: commands share it with the server.
import { enableCompileCache } from 'node:module';
import { compileCache } from './server-options.mjs';

enableCompileCache(compileCache);
