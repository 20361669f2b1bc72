import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { buildWorker } from './build-steps/build-worker.ts';
import { compressFiles } from './build-steps/compress-files.ts';
import { drawIcons } from './build-steps/draw-icons.ts';
import { leaveEngineOut } from './build-steps/leave-engine-out.ts';
import { limitFirstScreen } from './build-steps/limit-first-screen.ts';
import { limitRoutes } from './build-steps/limit-routes.ts';
import { listPages } from './build-steps/list-pages.ts';
import { paintBeforeScripts } from './build-steps/paint-before-scripts.ts';
import { quickenFallback } from './build-steps/quicken-fallback.ts';

// The build gives each page ten seconds to be drawn, which a busy machine may take to load the app alone.
const { timeout } = AbortSignal;
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, 30 * ms);

export default {
  appDirectory: 'src',
  ssr: false,
  // Public pages are there before any script runs; every other address is answered with the fallback page.
  prerender: [
    '/',
    '/about',
    '/faq',
    '/contact',
    '/subscriptions',
    '/privacy',
    '/terms',
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
  ],
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = path.join(reactRouterConfig.buildDirectory, 'client');
    paintBeforeScripts(folder);
    leaveEngineOut(folder);
    quickenFallback(folder);
    listPages(folder, reactRouterConfig.routes);
    await Promise.all([buildWorker(folder), drawIcons(folder)]);
    compressFiles(folder);
    limitFirstScreen(folder);
    console.log(limitRoutes(folder));
  },
} satisfies Config;
