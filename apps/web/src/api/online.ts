import { useSyncExternalStore } from 'react';

/**
 * Whether the device is online, as the browser's own event says right away. True proves little, because the
 * server may be down.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
