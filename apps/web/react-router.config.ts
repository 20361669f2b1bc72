import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: false,
  // Public pages are there before any script runs; every other address is answered with the fallback page.
  prerender: [
    '/',
    '/about',
    '/faq',
    '/contact',
    '/privacy',
    '/terms',
    '/login',
    '/signup',
    '/forgot-password',
    '/reset-password',
  ],
} satisfies Config;
