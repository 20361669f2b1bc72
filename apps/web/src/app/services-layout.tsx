import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { usePlatform } from '../api/platform.ts';
import { Providers } from './providers.tsx';

/** The links that make the app installable. Public pages load none of them. */
export function links() {
  return [
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  ];
}

// Toasts appear only after an action, so they are loaded later.
const Toasts = lazy(() => import('./toasts/toasts.tsx'));

/** The layout of all screens with forms and data. Toasts live here, so that they outlast a change of screen. */
export default function ServicesLayout() {
  const { pageReload } = usePlatform();

  useEffect(() => {
    const announcement = pageReload.takeAnnouncement();
    if (announcement !== null) void import('react-toastify').then(({ toast }) => toast.success(announcement));
  }, [pageReload]);

  return (
    <Providers>
      <Outlet />
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </Providers>
  );
}
