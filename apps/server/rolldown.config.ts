import { defineConfig } from 'rolldown';

/**
 * The server's program as a few files instead of two thousand
 * (docs/decisions/0021-the-server-runs-as-one-build.md). What is imported late is a file of its own. The sources
 * stay beside it: SQL, the programs of threads and the operator's commands run from there
 * (`src/platform/source-folder.ts`).
 */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  // They find binaries and data beside their own files. The last one is asked for and may be missing.
  external: ['sharp', /^@electric-sql\/pglite/, 'pg-native'],
  output: {
    dir: 'build/programs',
    cleanDir: true,
    // For `node --enable-source-maps`. Without it a trace names functions and lines of the built file.
    sourcemap: true,
    // Node keeps the text of every file in memory.
    comments: false,
  },
});
