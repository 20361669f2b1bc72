import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

const frameModules = [
  'paths',
  'api/(platform|session|page-reload)',
  'app/(browser-platform|page-frame|top-bar|top-bar-entry|footer)',
  'components/(page-heading|page-meta|logo|full-screen-spinner)',
  'features/auth/return-address',
  'features/marketing/figures',
];

// The pieces of the product that the landing page shows, too.
const pictureModules = [
  'components/(avatar|channel-icon)',
  'features/chats/(attachments|conversation-row|marks|message-bubble|messages|silence|timeline|times|why-card)',
];

function inSource(modules: string[]): RegExp {
  return new RegExp(`/apps/web/src/(${modules.join('|')})\\.tsx?$`);
}

export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    alias: [{ find: /^zod$/, replacement: fileURLToPath(new URL('./src/api/zod-without-eval.ts', import.meta.url)) }],
  },
  build: {
    rolldownOptions: {
      output: {
        // What public pages need, in few files: they compress better than many.
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            { name: 'frame', test: inSource(frameModules) },
            { name: 'pictures', test: inSource(pictureModules) },
            // Nearly every page behind the landing page needs all of them, and the landing page has to name each file.
            { name: 'server-state', test: /node_modules\/@tanstack\// },
            { name: 'hooks', test: /node_modules\/@mantine\/hooks\// },
          ],
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
