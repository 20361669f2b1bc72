import path from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

const folder = path.join(import.meta.dirname, 'build/programs');

/** The phone's files and the model's data stay beside their sources, which find them by their own address. */
const dataBesideSources: Plugin = {
  name: 'data-beside-sources',
  transform: {
    filter: { id: /\/(?:apps|packages)\/\w+\/src\//, code: 'import.meta.url' },
    handler(code, id) {
      const source = path.relative(folder, id).replaceAll('\\', '/');
      return code.replaceAll('import.meta.url', `new URL('${source}', import.meta.url)`);
    },
  },
};

/**
 * The sandbox as one file, like the server (docs/decisions/0021-the-server-runs-as-one-build.md): it starts in
 * half the time.
 */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  // Its decoders are native.
  external: ['sharp'],
  plugins: [dataBesideSources],
  output: { dir: folder, cleanDir: true, comments: false },
});
