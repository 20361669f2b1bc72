import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLiveState, useServices } from '../../api/services.ts';

/**
 * Runs the service worker beside the signed-in app. It registers the worker when the page is idle, looks for a
 * newer one when the coach or the server comes back, and goes where a tap on a notification leads.
 */
export function useWorker(): void {
  const { worker, pushDevice } = useServices();
  const navigate = useNavigate();
  const liveState = useLiveState();

  useEffect(() => {
    const begin = async () => {
      // The unbuilt app has no worker, and a device with a stand-in needs none.
      if (import.meta.env.PROD) await worker.start();
      // The server may be down. The next start tells it.
      await pushDevice.confirm().catch(() => undefined);
    };
    const idle = whenIdle(() => void begin());
    const check = () => {
      if (document.visibilityState === 'visible') worker.check();
    };
    document.addEventListener('visibilitychange', check);
    return () => {
      idle();
      document.removeEventListener('visibilitychange', check);
    };
  }, [worker, pushDevice]);

  useEffect(() => {
    // After a deploy, the server that comes back is the new one.
    if (liveState === 'connected') worker.check();
  }, [worker, liveState]);

  useEffect(() => worker.onOpen((path) => void navigate(path)), [worker, navigate]);
}

/** Calls `work` when the page is idle, and soon in any case. Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  // Safari lacks this function.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(work, { timeout: 3000 });
  return () => window.cancelIdleCallback(id);
}
