import { join } from 'node:path';

/**
 * The folder of the server's sources, whose files are also read and started as they are. It is the same from
 * here and from the built program, which lies as deep (`rolldown.config.ts`).
 */
export const sourceFolder = join(import.meta.dirname, '../../src');
