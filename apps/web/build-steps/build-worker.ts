import { globSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

// Letters of other scripts than the interface's are not part of what has to be there without a net.
const shellFiles = ['assets/*.js', 'assets/*.css', 'assets/inter-latin-wght-*.woff2'];

/**
 * Writes `sw.js`, the service worker, with the list of files that the app starts from without a net. It differs
 * from build to build, by which browsers notice that there is a new version.
 */
export async function buildWorker(folder: string): Promise<void> {
  const files = shellFiles.flatMap((pattern) => globSync(pattern, { cwd: folder })).toSorted();
  const version = files.map((file) => /^assets[/\\](manifest-\w+)\.js$/.exec(file)?.[1]).find(Boolean);
  if (version === undefined) throw new Error(`No manifest of the routes in ${folder}`);
  const shell = { version, files: files.map((file) => `/${file.split(path.sep).join('/')}`) };
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { shellOfBuild: JSON.stringify(shell) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, '../src/worker/service-worker.ts'),
        // One file under one name for ever: browsers look there for the next one.
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
}
