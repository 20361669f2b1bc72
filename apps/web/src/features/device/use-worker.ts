import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useLiveState, useServices } from '../../api/services.ts';

/**
 * Runs the service worker beside the signed-in app: registered when the page has nothing else to do, looked for a newer one
 * whenever the coach comes back or the server did, and obeyed when a tap on a notification leads somewhere.
 */
export function useWorker(): void {
  const { worker, pushDevice } = useServices();
  const navigate = useNavigate();
  const liveState = useLiveState();

  useEffect(() => {
    const begin = async () => {
      // The unbuilt app has no worker, and a device with a stand-in needs none.
      if (import.meta.env.PROD) await worker.start();
      // The server may be down: the next start tells it.
      await pushDevice.confirm().catch(() => undefined);
    };
    const idle = whenIdle(() => void begin());
    const look = () => {
      if (document.visibilityState === 'visible') worker.look();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      idle();
      document.removeEventListener('visibilitychange', look);
    };
  }, [worker, pushDevice]);

  useEffect(() => {
    // After a deploy the server that comes back is the new one.
    if (liveState === 'connected') worker.look();
  }, [worker, liveState]);

  useEffect(() => worker.onOpen((path) => void navigate(path)), [worker, navigate]);
}

/** Calls when the page has nothing else to do, soon in any case. Answers how not to. */
function whenIdle(work: () => void): () => void {
  // Safari has no such call.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1);
    return () => clearTimeout(timer);
  }
  const id = window.requestIdleCallback(work, { timeout: 3000 });
  return () => window.cancelIdleCallback(id);
}
