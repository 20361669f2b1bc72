import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './build-steps/chunk-groups.ts';
import { splitKitStyles } from './build-steps/split-kit-styles.ts';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [reactRouter(), splitKitStyles()],
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('./src/api/zod-without-eval.ts', import.meta.url)) }],
  },
  // A name that can be found again, and little to load.
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
