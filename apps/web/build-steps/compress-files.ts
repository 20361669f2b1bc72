import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Compresses text files once, at the build, so that the server only has to choose.
 * Pages are the server's own to compress.
 */
export function compressFiles(folder: string): void {
  for (const name of globSync('**/*.{js,css,svg}', { cwd: folder })) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(content));
  }
}
