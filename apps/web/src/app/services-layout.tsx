import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { toast, ToastContainer } from 'react-toastify';
import { usePlatform } from '../api/platform.ts';
import { Providers } from './providers.tsx';

/** What makes the app one that can be installed. Public pages do without: they load nothing for it. */
export function links() {
  return [
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  ];
}

/** Around all screens with forms and data. Toasts live here, so that they outlast a change of screen. */
export default function ServicesLayout() {
  const { pageReload } = usePlatform();

  useEffect(() => {
    const announcement = pageReload.takeAnnouncement();
    if (announcement !== null) toast.success(announcement);
  }, [pageReload]);

  return (
    <Providers>
      <Outlet />
      <ToastContainer
        position="top-right"
        autoClose={5000}
        draggablePercent={80}
        draggableDirection="x"
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        theme="dark"
      />
    </Providers>
  );
}
