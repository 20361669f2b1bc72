import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Compresses text files once, at the build, so that the server only has to choose. Pages are the server's own to compress. */
export function compressFiles(folder: string): void {
  for (const name of globSync('**/*.{js,css,svg}', { cwd: folder })) {
    const file = path.join(folder, name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  }
}
